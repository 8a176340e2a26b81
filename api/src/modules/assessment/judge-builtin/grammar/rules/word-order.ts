import { PREDICATE_ADJECTIVES } from '../../language/adjective-lists.js';
import { hasForm } from '../../language/document.js';
import { COUNTABLE_NOUNS, PERSON_NOUNS } from '../../language/noun-lists.js';
import { articleFor, isPluralForm, singularOf } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import { startsClause, subjectsOf } from '../../language/subjects.js';
import { DETERMINERS, isAdjective, isNominal, isSingularNoun, MODALS } from '../../language/word-classes.js';
import { type GrammarRule, hit, said } from '../rule.js';
import { next } from './clause-words.js';

const LIKING =
  'like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|want|wants|wanted|miss|hate|hates|appreciate';

const NOT_MAIN = /^(?:am|is|are|was|were|have|has|had|do|did|does|be|know|try|tried)$/;
const OBJECT_TAGS: ReadonlySet<string> = new Set([
  'DET',
  'ADP',
  'NOUN',
  'PROPN',
  'ADV',
  'PART',
  'ADJ',
  'PRON',
]);
const COLOURS = /^(?:red|blue|green|yellow|white|black|brown|pink|purple|grey)$/;
const PAINTING =
  /^(?:consider|leave|left|paint|painted|make|makes|made|turn|turned|dye|dyed|keep|keeps|kept|colour|find|found)$/;

export const WORD_ORDER_RULES: readonly GrammarRule[] = [
  {
    id: 'very-much-before-object',
    kind: 'word order',
    explanation: 'The thing comes right after the verb: “I like this food very much”.',
    find: (doc) =>
      scan(
        doc,
        LIKING,
        'very|so|too',
        'much',
        (token) =>
          DETERMINERS.has(token.lower) ||
          isNominal(token) ||
          /^(?:to|it|him|her|them|you)$/.test(token.lower),
      )
        .filter(
          ({ slots, last }) => slots[1]?.lower === 'very' || (last.lower !== 'to' && last.lower !== 'that'),
        )
        .map(({ slots, first, last }) => {
          const object = next(doc, last);
          const whole = isNominal(last) && (!object || !isNominal(object));
          return whole
            ? hit(first, last, `${first.text} ${last.text} ${slots[1]?.text ?? ''} much`)
            : hit(first, slots[2] ?? first, null);
        }),
    catches: ['I like very much this food.', 'She enjoys very much the trip.'],
    passes: ['I like this food very much.', 'I like it very much because it is sweet.'],
  },
  {
    id: 'always-first',
    kind: 'word order',
    explanation: 'Always, never and seldom stand after the subject: “I always go”.',
    find: (doc) =>
      scan(
        doc,
        'always|never|seldom|rarely',
        maybe('my|the|our'),
        (token) => /^(?:i|we|he|she|they|it)$/.test(token.lower) || PERSON_NOUNS.has(token.lower),
        maybe('have|has|had|can|will|would|could|am|is|are|was|were'),
      )
        .filter(
          ({ first, slots }) =>
            startsClause(doc, first) && (slots[1] !== undefined || !PERSON_NOUNS.has(slots[2]?.lower ?? '')),
        )
        .map(({ first, slots, last }) =>
          hit(first, last, `${said(doc, slots[1] ?? last, last)} ${first.lower}`),
        ),
    catches: ['Always I go to the library on Sunday.', 'Never my mother cooks spicy food.'],
    passes: ['I always go to the library.', 'Sometimes I go to the library and I never regret it.'],
  },
  {
    id: 'frequency-after-verb',
    kind: 'word order',
    explanation: 'Always, usually and never stand before the main verb: “I always go”.',
    find: (doc) =>
      subjectsOf(doc).flatMap(({ verb }) => {
        if (!verb || !hasForm(verb, 'base', 's', 'past') || NOT_MAIN.test(verb.lower)) return [];
        const adverb = doc.tokens[verb.index + 1];
        const object = doc.tokens[verb.index + 2];
        if (
          !adverb ||
          !/^(?:always|usually|never|often|seldom)$/.test(adverb.lower) ||
          adverb.before !== 'none'
        )
          return [];
        const goesOn = object?.before === 'none' && OBJECT_TAGS.has(object.tag);
        return goesOn && !(adverb.lower === 'often' && object.tag === 'ADV')
          ? [hit(verb, adverb, `${adverb.text} ${verb.text}`)]
          : [];
      }),
    catches: ['I go always to the park.', 'My mother cooks always delicious food.'],
    passes: ['I always go to the park.', 'She is always at home.'],
  },
  {
    id: 'time-before-verb',
    kind: 'word order',
    explanation: 'Words for a time stand at the beginning or at the end, not before the verb.',
    find: (doc) =>
      [
        ...scan(
          doc,
          'i|we|he|she|they',
          'yesterday|tomorrow|everyday',
          (token) => hasForm(token, 'base', 's', 'past') || MODALS.has(token.lower),
        ),
        ...scan(
          doc,
          'i|we|he|she|they',
          'every|last',
          'day|night|week|weekend|morning|year|month|sunday|saturday',
          (token) => hasForm(token, 'base', 's', 'past') || MODALS.has(token.lower),
        ),
      ].flatMap(({ slots, first, last }) =>
        slots[1]
          ? [
              hit(
                first,
                last,
                `${said(doc, slots[1], doc.tokens[last.index - 1] ?? slots[1])} ${first.text} ${last.text}`,
              ),
            ]
          : [],
      ),
    catches: ['I yesterday went to the market.', 'She every day goes to the gym.'],
    passes: ['Yesterday I went to the market.', 'She goes to the gym every day.'],
  },
  {
    id: 'adjective-after-noun',
    kind: 'word order',
    explanation: 'The adjective stands before its noun: “a red car”.',
    find: (doc) =>
      scan(
        doc,
        (token) => DETERMINERS.has(token.lower),
        (token) => COUNTABLE_NOUNS.has(token.lower) || PERSON_NOUNS.has(token.lower),
        maybe(
          (token) => /^(?:very|so|really|quite)$/.test(token.lower) || PREDICATE_ADJECTIVES.has(token.lower),
        ),
        (token) => COLOURS.test(token.lower) || (PREDICATE_ADJECTIVES.has(token.lower) && isAdjective(token)),
      )
        .filter(({ first, slots, last }) => {
          const after = doc.tokens[last.index + 1];
          const free =
            after?.before !== 'none' ||
            /^(?:and|in|with|for|at|on|because|but|to|near|like|last|yesterday|every|when|so|from|which|that)$/.test(
              after.lower,
            );
          const painted = doc.tokens
            .slice(Math.max(0, first.index - 3), first.index)
            .some((token) => PAINTING.test(token.lower));
          const article = /^(?:a|an)$/.test(first.lower) || COLOURS.test(last.lower);
          return free && !painted && article && slots[1] !== undefined;
        })
        .map(({ first, slots, last }) =>
          hit(
            first,
            last,
            first.lower === 'a' || first.lower === 'an'
              ? `${articleFor(slots[2]?.text ?? last.text)} ${said(doc, slots[2] ?? last, last)} ${slots[1]?.text ?? ''}`
              : `${first.text} ${last.text} ${slots[1]?.text ?? ''}`,
          ),
        ),
    catches: ['I want to buy a car red.', 'She lives in a house big with her family.'],
    passes: ['I want to paint the house red.', 'She lives in a big house.'],
  },
  {
    id: 'shoes-new',
    kind: 'word order',
    explanation: 'The adjective stands before its noun: “new shoes”.',
    find: (doc) =>
      scan(
        doc,
        'buy|bought|buys|wear|wears|wore|have|has|had|sell|sells|sold|need|saw',
        (token) => isPluralForm(token.lower) && COUNTABLE_NOUNS.has(singularOf(token.lower)),
        'new|old|big|small|red|blue|white|black|green|yellow|pink|beautiful|cheap|expensive',
      )
        .filter(({ last }) => {
          const after = next(doc, last);
          return !after || /^(?:for|at|in|from|and|because|every|last|yesterday|to|on)$/.test(after.lower);
        })
        .flatMap(({ slots, last }) =>
          slots[1] ? [hit(slots[1], last, `${last.text} ${slots[1].text}`)] : [],
        ),
    catches: ['She bought shoes new for the wedding.', 'We saw houses old in Melaka.'],
    passes: ['She bought new shoes.', 'They have books big enough for two.'],
  },
  {
    id: 'well-before-object',
    kind: 'word order',
    explanation: 'The object comes before well and fluently: “speak English well”.',
    find: (doc) =>
      scan(
        doc,
        'speak|speaks|spoke|play|plays|played|sing|sings|cook|cooks|dance|write|writes|know|knows|do|speaking|playing',
        maybe('very'),
        'well|fluently|fast',
        (token) => isNominal(token) || /^(?:the|my|his|her|our|their|a)$/.test(token.lower),
      ).map(({ first, last, slots }) =>
        hit(
          first,
          last,
          DETERMINERS.has(last.lower)
            ? null
            : `${first.text} ${last.text} ${said(doc, slots[1] ?? slots[2] ?? last, slots[2] ?? last)}`,
        ),
      ),
    catches: ['She speaks well English.', 'He plays very well the guitar.'],
    passes: ['She speaks English well.', 'He plays well with others.'],
  },
  {
    id: 'enough-before-adjective',
    kind: 'word order',
    explanation: '“Enough” comes after the adjective: “old enough”.',
    find: (doc) =>
      scan(
        doc,
        'enough',
        'old|good|tall|rich|strong|big|brave|smart|young|clever|easy|hot|fast|warm|mature|kind|lucky',
      )
        .filter(
          ({ last }) =>
            !isNominal(doc.tokens[last.index + 1] ?? last) || doc.tokens[last.index + 1]?.before !== 'none',
        )
        .map(({ first, last }) => hit(first, last, `${last.text} enough`)),
    catches: ['I am not enough old to drive.', 'She is enough tall to play.'],
    passes: ['I am not old enough to drive.', 'We have enough good players.'],
  },
  {
    id: 'such-a',
    kind: 'word order',
    explanation: 'Say “such a beautiful place”, or “so beautiful” without a noun.',
    find: (doc) => [
      ...scan(doc, 'a|an', 'such|so', isAdjective, isNominal).map(({ slots, first, last }) =>
        hit(first, last, `such ${articleFor(slots[2]?.text ?? '')} ${said(doc, slots[2] ?? last, last)}`),
      ),
      ...scan(
        doc,
        'is|was|are|were|have|had|has',
        'so',
        isAdjective,
        (token) => isSingularNoun(token) && COUNTABLE_NOUNS.has(token.lower),
      )
        .filter(({ slots }) => !/^(?:many|much|few|little)$/.test(slots[2]?.lower ?? ''))
        .map(({ slots, last }) =>
          hit(
            slots[1] ?? last,
            last,
            `such ${articleFor(slots[2]?.text ?? '')} ${said(doc, slots[2] ?? last, last)}`,
          ),
        ),
    ],
    catches: ['It is a so beautiful place.', 'It was so nice trip.'],
    passes: ['It is such a beautiful place.', 'It was so nice and there were so many people.'],
  },
  {
    id: 'i-and',
    kind: 'word order',
    explanation: 'Name the other person first: “my friend and I”.',
    find: (doc) => [
      ...scan(doc, 'i|me', 'and', 'my|his|her', isNominal)
        .filter(({ first, last }) => startsClause(doc, first) && !hasForm(last, 'ing'))
        .map(({ first, slots, last }) => hit(first, last, `${said(doc, slots[2] ?? last, last)} and I`)),
      ...scan(doc, 'i|me', 'and', 'him|her|them|he|she|they')
        .filter(({ first }) => first.before === 'stop')
        .map(({ first, last }) =>
          hit(
            first,
            last,
            `${last.lower.replace('him', 'he').replace('her', 'she').replace('them', 'they')} and I`,
          ),
        ),
    ],
    catches: ['I and my brother go fishing.', 'Me and my friends play badminton.'],
    passes: ['My brother and I go fishing.', 'It helps me and my friends.'],
  },
  {
    id: 'only-before-can',
    kind: 'word order',
    explanation: '“Only” comes after the helping verb: “I can only”.',
    find: (doc) =>
      scan(doc, 'i|we|you|he|she|they|it', 'only', 'can|could|must|should|will').map(({ slots, last }) =>
        hit(slots[1] ?? last, last, `${last.text} only`),
      ),
    catches: ['I only can speak a little Chinese.', 'We only could see the sea.'],
    passes: ['I can only speak a little Chinese.', 'Not only can we see it, we only like it.'],
  },
  {
    id: 'manner-before-object',
    kind: 'word order',
    explanation: 'The object comes right after the verb: “drives his car carefully”.',
    find: (doc) =>
      scan(
        doc,
        (token) => hasForm(token, 'base', 's', 'past') && token.lower !== 'is',
        'carefully|quickly|slowly|happily|beautifully|regularly|loudly|properly',
        'my|his|her|our|their|the',
      )
        .filter(({ last }) => !/^(?:whole|other|entire|next)$/.test(doc.tokens[last.index + 1]?.lower ?? ''))
        .flatMap(({ first, slots }) => (slots[1] ? [hit(first, slots[1], null)] : [])),
    catches: ['He drives carefully his car.', 'She finished quickly her homework.'],
    passes: ['He drives his car carefully.', 'She ate slowly, her eyes on me.'],
  },
  {
    id: 'give-to-me',
    kind: 'word order',
    explanation: 'Say “gave me a book” or “gave a book to me”.',
    find: (doc) =>
      scan(
        doc,
        'give|gives|gave|show|showed|send|sent|lend|lent|bring|brought|buy|buys|bought|cook|cooks|cooked|make|makes|made',
        'to|for',
        'me|him|us|them|you',
        (token) => /^(?:a|an|some|many|my|good)$/.test(token.lower),
      ).flatMap(({ first, slots }) =>
        slots[2] ? [hit(first, slots[2], `${first.text} ${slots[2].text}`)] : [],
      ),
    catches: ['She gave to me a book.', 'My mother bought for me a bag.'],
    passes: ['She gave me a book.', 'She gave it to me the next day.'],
  },
];
