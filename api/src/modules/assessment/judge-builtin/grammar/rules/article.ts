import { isSuperlative } from '../../language/adjective-lists.js';
import { type Doc, hasForm, type Token } from '../../language/document.js';
import { ARTICLE_PLACES, ROLE_NOUNS, UNCOUNTABLE_NOUNS } from '../../language/noun-lists.js';
import { articleFor, isPluralForm } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import { startsClause } from '../../language/subjects.js';
import {
  DETERMINERS,
  FINITE_BE,
  isAdjective,
  isCountable,
  isNominal,
  isPlaceName,
  isPluralNoun,
} from '../../language/word-classes.js';
import { type GrammarRule, hit, said } from '../rule.js';
import { isPlainAdjective, standsAlone } from './noun-phrase.js';

const A_OR_AN = 'One person or thing that can be counted needs “a” or “an” the first time you name it.';
const BE = 'be|become|became|am|is|are|was|were';
/** Verbs whose object is a thing: "have dog", "bought new car". */
const TAKING =
  `have|has|had|buy|buys|bought|get|got|want|wants|wanted|need|needs|needed|see|saw|make|made|read|write|
wrote|watch|watched|choose|chose|find|found|wear|wore|ride|rode|build|built|tell|told|bring|brought|use|used|
visit|visited|eat|ate|meet|met|keep|like|likes|love|loves|keeps|kept|reads|writes|watches|buys|wears|sees|uses|
eats|finds|builds|brings|visits|own|owns|rent|rented|carry|carries|carried|hold|holds|held|catch|caught|win|won|wins|join|joined|
borrow|borrowed|order|ordered|bake|baked|rear|receive|received|lose|lost|drop|dropped|break|broke|cross|crossed|
climb|climbed|drive|drives|drove|open|opened|paint|painted|feed|send|sent|hit|design|create|created|invent`.replaceAll(
    '\n',
    '',
  );

const withArticle = (doc: Doc, first: Token, last: Token): string =>
  `${articleFor(first.text)} ${said(doc, first, last)}`;

export const ARTICLE_RULES: readonly GrammarRule[] = [
  {
    id: 'a-or-an',
    kind: 'article',
    explanation: 'Use “an” before a vowel sound and “a” before a consonant sound.',
    find: (doc) =>
      scan(doc, 'a|an', (token) => /^[a-z]{2,}/.test(token.lower) && token.text !== token.text.toUpperCase())
        .filter(({ first, last }) => first.lower !== articleFor(last.text))
        .map(({ first }) => hit(first, first, first.lower === 'a' ? 'an' : 'a')),
    catches: ['She is a honest person.', 'He studies at an university in Johor.'],
    passes: ['It took an hour to get a uniform.', 'It is a European city and an old one.'],
  },
  {
    id: 'role-without-article',
    kind: 'article',
    explanation: 'Say “a” or “an” before a job or a role.',
    find: (doc) =>
      scan(doc, `${BE}|as`, maybe(isPlainAdjective), ROLE_NOUNS)
        .filter(
          ({ last, first }) =>
            standsAlone(doc, last) && !(first.lower === 'as' && doc.tokens[last.index + 1]?.lower === 'and'),
        )
        .map(({ slots, last }) => hit(slots[1] ?? last, last, withArticle(doc, slots[1] ?? last, last))),
    catches: ['I want to be doctor in the future.', 'My sister is good singer.'],
    passes: ['I want to be a doctor one day.', 'The best thing is teacher training.'],
  },
  {
    id: 'description-without-article',
    kind: 'article',
    explanation: A_OR_AN,
    find: (doc) =>
      scan(
        doc,
        (token) => FINITE_BE.has(token.lower) || /^(?:be|become|became)$/.test(token.lower),
        maybe('very|really|quite|also|not'),
        isPlainAdjective,
        isCountable,
      )
        .filter(
          ({ last, slots }) =>
            standsAlone(doc, last) &&
            !isSuperlative(slots[2]?.lower ?? '') &&
            !(hasForm(last, 'base') && DETERMINERS.has(doc.tokens[last.index + 1]?.lower ?? '')),
        )
        .map(({ slots, last }) => {
          const first = slots[1]?.lower === 'very' ? slots[1] : slots[2];
          return hit(first ?? last, last, withArticle(doc, first ?? last, last));
        }),
    catches: ['It is good idea to save money.', 'Langkawi is very beautiful place.'],
    passes: ['It is a good idea to save money.', 'It is a very beautiful place.'],
  },
  {
    id: 'object-without-article',
    kind: 'article',
    explanation: A_OR_AN,
    find: (doc) =>
      [
        ...scan(doc, TAKING, maybe(isPlainAdjective), isCountable),
        ...scan(doc, TAKING, isThingName, isCountable),
        ...scan(doc, 'there', "is|was|'s", maybe(isPlainAdjective), isCountable),
      ]
        .map((match) => (match.slots.length === 4 ? { ...match, slots: match.slots.slice(1) } : match))
        .filter(
          ({ first, last }) => standsAlone(doc, last) && !isIdiom(first, last) && !describes(doc, first),
        )
        .map(({ slots, last }) => hit(slots[1] ?? last, last, withArticle(doc, slots[1] ?? last, last))),
    catches: ['My father bought new car.', 'I have dog at home.'],
    passes: ['My father bought a new car.', 'Sports take place and we have book clubs.'],
  },
  {
    id: 'superlative-without-the',
    kind: 'article',
    explanation: 'Say “the” before the best, the most or the -est of all.',
    find: (doc) => [
      ...scan(doc, 'is|was|are|were|of', (token) => isSuperlative(token.lower), isNominal)
        .filter(
          ({ first, slots }) =>
            first.lower !== 'of' || slots[0]?.lower !== 'of' || doc.tokens[first.index - 1]?.lower === 'one',
        )
        .map(({ slots, last }) => hit(slots[1] ?? last, slots[1] ?? last, `the ${slots[1]?.text ?? ''}`)),
      ...scan(
        doc,
        "is|was|'s",
        'first|second|third|only',
        'time|day|child|son|daughter|thing|person|reason|place|one|choice|step|girl|boy',
      ).map(({ slots, last }) => hit(slots[1] ?? last, last, `the ${said(doc, slots[1] ?? last, last)}`)),
      ...scan(doc, 'is|was|are|were', 'most', isAdjective, isNominal)
        .filter(({ last }) => !isPluralForm(last.lower))
        .map(({ slots, last }) =>
          hit(slots[1] ?? last, slots[2] ?? last, `the most ${slots[2]?.text ?? ''}`),
        ),
    ],
    catches: ['She is best singer in my class.', 'Health is most important thing in life.'],
    passes: ['She is the best singer in my class.', 'It is best to start early.'],
  },
  {
    id: 'the-with-name',
    kind: 'article',
    explanation: 'Names of countries, towns and sports, and things in general like life, take no “the”.',
    find: (doc) =>
      [
        ...scan(doc, 'the', isPlaceName).filter(
          ({ last }) => standsAlone(doc, last) && doc.tokens[last.index + 1]?.tag !== 'ADJ',
        ),
        ...scan(
          doc,
          'play|plays|played|playing',
          'the',
          'football|badminton|basketball|netball|hockey|volleyball|tennis|futsal|chess|games|rugby',
        )
          .filter(({ last }) => standsAlone(doc, last))
          .map((match) => ({ ...match, first: match.slots[1] ?? match.first })),
        ...scan(doc, 'the', 'life|happiness|health|honesty|friendship|education', 'is|can|makes|helps|gives')
          .filter(({ first }) => first.before === 'stop')
          .map(({ first, slots, last }) => ({ first, slots, last: slots[1] ?? last })),
        ...scan(doc, 'the', 'nature|society').filter(
          ({ last, first }) =>
            !/^(?:of|reserve|walk|park|that)$/.test(doc.tokens[last.index + 1]?.lower ?? '') &&
            last.lower === 'nature' &&
            standsAlone(doc, last) &&
            first.index > 0,
        ),
      ].map(({ first, last }) => hit(first, last, last.text)),
    catches: ['I was born in the Malaysia.', 'I like to play the badminton.'],
    passes: ['I was born in Malaysia.', 'The Malaysia team won the badminton final.'],
  },
  {
    id: 'fixed-the',
    kind: 'article',
    explanation: 'This phrase has “the” in English.',
    find: (doc) =>
      [
        ...scan(doc, 'in|on|from|use|using|surf|surfing|through', 'internet').filter(({ last }) =>
          standsAlone(doc, last),
        ),
        ...scan(doc, 'in|around|all over', 'world').filter(({ last }) => standsAlone(doc, last)),
        ...scan(doc, 'in', 'morning|afternoon|evening|past'),
        ...scan(doc, 'on', 'other', 'hand'),
        ...scan(doc, 'at|in|from|to|have|has|is|are', 'same', isNominal),
        ...scan(doc, 'at', 'moment'),
      ].map(({ slots, last }) => {
        const first = slots[1] ?? last;
        return hit(first, last, `the ${said(doc, first, last)}`);
      }),
    catches: ['We can find it in internet easily.', 'We study in same school.'],
    passes: ['We can find it on the internet.', 'We study at the same school in the morning.'],
  },
  {
    id: 'internet-without-the',
    kind: 'article',
    explanation: 'It is one thing that everybody knows: “the internet”.',
    find: (doc) =>
      scan(doc, 'internet', "is|was|has|can|helps|makes|gives|will|also|are|have|'s")
        .filter(({ first }) => startsClause(doc, first))
        .map(({ first }) => hit(first, first, 'the internet')),
    catches: ['I think internet is very important.', 'internet can help us to study'],
    passes: ['The internet is important and internet access is cheap.', 'Our internet is slow at home.'],
  },
  {
    id: 'place-without-the',
    kind: 'article',
    explanation: 'Say “the” before a place like the cinema, the beach or the market.',
    find: (doc) =>
      scan(doc, 'go|goes|went|going|gone|walk|walked|come', 'to', maybe(isPlainAdjective), ARTICLE_PLACES)
        .filter(({ last }) => standsAlone(doc, last))
        .map(({ slots, last }) => {
          const first = slots[2] ?? last;
          return hit(first, last, `the ${said(doc, first, last)}`);
        }),
    catches: ['On weekends we go to beach.', 'I went to library to study.'],
    passes: ['On weekends we go to the beach.', 'We go to school and to church.'],
  },
  {
    id: 'at-place-without-the',
    kind: 'article',
    explanation: 'Say “the” or “a” before a place like a hotel, the park or the market.',
    find: (doc) => [
      ...scan(doc, 'in|at|near|inside|from', maybe(isPlainAdjective), ARTICLE_PLACES)
        .filter(
          ({ first, last }) =>
            standsAlone(doc, last) && !(first.lower === 'from' && doc.tokens[last.index + 1]?.lower === 'to'),
        )
        .map(({ slots, last }) => hit(slots[1] ?? last, last, `the ${said(doc, slots[1] ?? last, last)}`)),
      ...scan(doc, 'near|close|next', 'to', ARTICLE_PLACES)
        .filter(({ last }) => standsAlone(doc, last))
        .map(({ last }) => hit(last, last, `the ${last.text}`)),
      ...scan(doc, 'sun|moon|sky', "is|was|rises|sets|shines|looks|'s")
        .filter(({ first }) => first.before === 'stop')
        .map(({ first }) => hit(first, first, `the ${first.lower}`)),
      ...scan(doc, 'lot|couple', 'of')
        .filter(
          ({ first }) =>
            !/^(?:a|the|whole|quite|an|parking)$/.test(doc.tokens[first.index - 1]?.lower ?? '') &&
            doc.tokens[first.index - 1]?.tag !== 'ADJ',
        )
        .map(({ first, last }) => hit(first, last, `a ${said(doc, first, last)}`)),
      ...scan(
        doc,
        TAKING,
        'glass|cup|bottle|piece|plate|bowl|pair|box|packet|bunch|set|slice|bar',
        'of',
      ).flatMap(({ slots, last }) =>
        slots[1] ? [hit(slots[1], last, `a ${said(doc, slots[1], last)}`)] : [],
      ),
      ...scan(doc, 'by', 'the|a', 'bus|car|train|plane|taxi|bicycle|van|motorcycle|lorry|boat|ship')
        .filter(({ first }) =>
          doc.tokens
            .slice(Math.max(0, first.index - 6), first.index)
            .some((token) =>
              /^(?:go|goes|went|going|come|comes|came|travel|travelled|travels|there|school)$/.test(
                token.lower,
              ),
            ),
        )
        .map(({ first, last }) => hit(first, last, `by ${last.text}`)),
    ],
    catches: ['We stayed in hotel near the sea.', 'I go to school by the bus.'],
    passes: [
      'We stayed in a hotel and had a lot of fun.',
      'She goes from village to village in hospital vans.',
    ],
  },
  {
    id: 'a-with-plural',
    kind: 'article',
    explanation: '“A” and “an” go with one thing only.',
    find: (doc) =>
      scan(doc, 'a|an', maybe(isPlainAdjective), isPluralNoun)
        .filter(
          ({ slots, last }) =>
            standsAlone(doc, last) &&
            !/^(?:few|lot|hundred|thousand|million)$/.test(slots[1]?.lower ?? '') &&
            !(slots[1] !== undefined && isCountable(slots[1]) && hasForm(last, 's')),
        )
        .map(({ first, last }) => hit(first, last, said(doc, first, last).replace(/^an? /i, ''))),
    catches: ['I have a good friends at school.', 'He gave me a books.'],
    passes: ['I have a few friends and a lot of books.', 'He drives a sports car.'],
  },
  {
    id: 'a-with-uncountable',
    kind: 'article',
    explanation: 'This word cannot be counted in English: no “a”; say “some” or “a piece of”.',
    find: (doc) =>
      scan(
        doc,
        'a|an',
        maybe(isPlainAdjective),
        'advice|homework|information|furniture|equipment|luggage|money|traffic|scenery|knowledge|rubbish|fun|music|housework|news|pollution|hair',
      )
        .filter(
          ({ last, slots }) =>
            standsAlone(doc, last) &&
            !(last.lower === 'knowledge' && slots[1] !== undefined) &&
            slots[1]?.lower !== 'little',
        )
        .map(({ first, last }) => hit(first, last, said(doc, first, last).replace(/^an? /i, 'some '))),
    catches: ['She gave me a good advice.', 'We need an information about it.'],
    passes: ['She gave me good advice.', 'It is an information centre with a music room.'],
  },
  {
    id: 'most-of-bare',
    kind: 'article',
    explanation: 'Say “most people”, or “most of the people” when you mean certain ones.',
    find: (doc) =>
      scan(doc, 'most|some|many', 'of', maybe(isAdjective), isPluralNoun).map(({ slots, first, last }) =>
        hit(first, last, `${first.text} ${said(doc, slots[2] ?? last, last)}`),
      ),
    catches: ['Most of people like to eat outside.', 'Many of students bring their phones.'],
    passes: ['Most of the people like to eat outside.', 'Most of them and some of us agree.'],
  },
];

/** "my own room", "a lost game", "an open house": no verb here. */
const describes = (doc: Doc, verb: Token): boolean =>
  verb.tag === 'ADJ' ||
  (/^(?:own|open|lost|broken|broke)$/.test(verb.lower) &&
    DETERMINERS.has(doc.tokens[verb.index - 1]?.lower ?? '')) ||
  (verb.lower === 'open' && verb.before === 'stop');

/** The first half of a compound: "gold medal", "bus ticket". */
const isThingName = (token: Token): boolean =>
  token.tag === 'NOUN' &&
  token.verbs.length === 0 &&
  !isPluralForm(token.lower) &&
  /^[a-z]/.test(token.text) &&
  !/^(?:people|time|today|yesterday|home|lot|kind|everyone)$/.test(token.lower);

/** "make friends with", "see doctor" … phrases that the list of verbs and nouns would call wrong by accident. */
function isIdiom(verb: Token, noun: Token): boolean {
  if (UNCOUNTABLE_NOUNS.has(noun.lower)) return true;
  if (/^(?:club|office|field|family|person|party|table|station|street)$/.test(noun.lower)) return false;
  if (noun.lower === 'place' || noun.lower === 'way' || noun.lower === 'goal')
    return /^(?:make|made|find)$/.test(verb.lower);
  return /^(?:orange|banana|apple|egg|cake|university|city|class|lesson|mother|father|mum|dad|mom|mummy|daddy|grandma|grandpa|principal|temple|station|coach|president|television|child)$/.test(
    noun.lower,
  );
}
