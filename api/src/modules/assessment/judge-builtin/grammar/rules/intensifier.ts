import { isSuperlative, PREDICATE_ADJECTIVES } from '../../language/adjective-lists.js';
import { type Doc, hasForm, isPureBase, isPureThird, type Token } from '../../language/document.js';
import { PERSON_NOUNS } from '../../language/noun-lists.js';
import { maybe, scan } from '../../language/pattern.js';
import { thirdPerson } from '../../language/verbs.js';
import { FINITE_BE, isAdjective, isNominal } from '../../language/word-classes.js';
import { type GrammarRule, hit } from '../rule.js';

const VERY_MUCH = '“Very” stands before adjectives; with a verb say “really like” or “like … very much”.';
const VERBS =
  'like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|hate|hates|hated|miss|missed|want|wants|wanted|need|needs|appreciate|appreciates|agree|hope|admire|admires|respect|support|believe|understand|know|prefer|dislike|care|want|fear|recommend|regret|thank|suggest|disagree|trust|depend|depends';

const KNOWN_VERBS: ReadonlySet<string> = new Set(VERBS.split('|'));
/** A verb that stands in its place: after a subject, and hardly ever an adjective. */
const isPlainVerb = (token: Token): boolean =>
  (isPureBase(token) ||
    isPureThird(token) ||
    /^(?:support|trust|help|worry|care|fear|value|supports|helps|cares)$/.test(token.lower)) &&
  token.tag !== 'ADJ' &&
  !PREDICATE_ADJECTIVES.has(token.lower);

const nounAfter = (doc: Doc, token: Token): boolean => {
  const next = doc.tokens[token.index + 1];
  return next?.before === 'none' && isNominal(next);
};
const before = (doc: Doc, token: Token): Token | undefined =>
  token.before === 'none' ? doc.tokens[token.index - 1] : undefined;

const isOnePerson = ({ lower }: Token): boolean => /^(?:he|she|it)$/.test(lower) || PERSON_NOUNS.has(lower);
const inThird = (token: Token): string =>
  hasForm(token, 'base') && !hasForm(token, 'past') ? thirdPerson(token.lower) : token.text;

export const INTENSIFIER_RULES: readonly GrammarRule[] = [
  {
    id: 'very-verb',
    kind: 'intensifier',
    explanation: VERY_MUCH,
    find: (doc) =>
      scan(doc, 'very|extremely|too', (token) => KNOWN_VERBS.has(token.lower) || isPlainVerb(token))
        .filter(({ first, last }) => {
          const previous = before(doc, first);
          const likeness =
            last.lower === 'like' &&
            previous !== undefined &&
            (FINITE_BE.has(previous.lower) ||
              /^(?:look|looks|sound|sounds|taste|not|something)$/.test(previous.lower)) &&
            !hasForm(doc.tokens[last.index + 2], 'base');
          const noun = previous !== undefined && /^(?:the|this|that|my|his|your|a)$/.test(previous.lower);
          const also = first.lower === 'too' && previous?.lower !== 'i';
          return !likeness && !noun && !also && first.lower !== 'too';
        })
        .map(({ first, last }) => {
          const subject = before(doc, first);
          if (subject && /^(?:am|is|are|'m|'s|'re)$/.test(subject.lower)) {
            const one = /^(?:is|'s)$/.test(subject.lower);
            return hit(subject, last, `really ${one ? inThird(last) : last.text}`);
          }
          const one = subject !== undefined && isOnePerson(subject);
          return hit(first, last, `really ${one ? inThird(last) : last.text}`);
        }),
    catches: ['I very like to eat nasi lemak.', 'We very enjoyed the trip.'],
    passes: ['I like nasi lemak very much.', 'She is very like her mother at this very need.'],
  },
  {
    id: 'very-work',
    kind: 'intensifier',
    explanation: VERY_MUCH,
    find: (doc) => [
      ...scan(
        doc,
        'i|we|he|she|they',
        'very|too',
        maybe('much'),
        (token) =>
          hasForm(token, 'base', 's') && !PREDICATE_ADJECTIVES.has(token.lower) && !isAdjective(token),
      )
        .filter(({ slots, last }) =>
          slots[1]?.lower === 'very' ? slots[2] === undefined && last.tag === 'VERB' : slots[2] !== undefined,
        )
        .map(({ slots, last }) =>
          hit(
            slots[1] ?? last,
            last,
            slots[1]?.lower === 'too' ? `${last.text} too much` : `really ${last.text}`,
          ),
        ),
      ...scan(doc, "is|am|are|was|were|'s", 'very', 'best|worst').map(({ slots, last }) =>
        hit(slots[1] ?? last, last, `the very ${last.text}`),
      ),
    ],
    catches: ['He very work hard for us.', 'I too much like this game.'],
    passes: ['He works very hard.', 'They very kindly helped us, and it is the very best.'],
  },
  {
    id: 'very-not',
    kind: 'intensifier',
    explanation: 'Put “not” first: “not very …”, “really don’t …”.',
    find: (doc) =>
      [
        ...scan(
          doc,
          'very',
          "not|do|don't",
          maybe("n't|not"),
          (token) => isAdjective(token) || hasForm(token, 'base'),
        ),
        ...scan(doc, 'very', 'cannot|can', maybe("n't|not")).filter(
          ({ first }) =>
            before(doc, first)?.lower.match(/^(?:i|he|she|we|they)$/) !== null &&
            before(doc, first) !== undefined,
        ),
      ].map(({ first, last }) => hit(first, last, null)),
    catches: ["I very don't like spicy food.", 'The place is very not clean.'],
    passes: ["I really don't like it very much.", 'It is not very clean.'],
  },
  {
    id: 'too-much-adjective',
    kind: 'intensifier',
    explanation: 'Before an adjective say “too” or “so”, without “much”.',
    find: (doc) =>
      scan(
        doc,
        'too|so|very',
        'much',
        (token) =>
          (PREDICATE_ADJECTIVES.has(token.lower) &&
            !/^(?:fun|similar|different|like|interested)$/.test(token.lower)) ||
          (isAdjective(token) &&
            /(?:ful|ous|ive|able|ing|ed|y)$/.test(token.lower) &&
            !/^(?:appreciated|needed|loved|everyday|many)$/.test(token.lower)),
      )
        .filter(({ last }) => !nounAfter(doc, last))
        .map(({ first, last }) => hit(first, last, `${first.text} ${last.text}`)),
    catches: ['He is too much kind to everyone.', 'I was so much tired after the match.'],
    passes: ['He is too kind to everyone.', 'There is too much good food and so much fun.'],
  },
  {
    id: 'much-adjective',
    kind: 'intensifier',
    explanation: 'Before a plain adjective say “very”; “much” goes with comparisons.',
    find: (doc) =>
      scan(
        doc,
        "is|are|was|were|am|'s",
        'much',
        (token) =>
          PREDICATE_ADJECTIVES.has(token.lower) &&
          !/^(?:different|similar|like|interested|fun|important)$/.test(token.lower),
      )
        .filter(({ last }) => !nounAfter(doc, last) && doc.tokens[last.index + 1]?.lower !== 'than')
        .map(({ slots, last }) => hit(slots[1] ?? last, last, `very ${last.text}`)),
    catches: ['The beach is much beautiful.', 'She was much happy with the gift.'],
    passes: ['The beach is much more beautiful.', 'It is much different and much better.'],
  },
  {
    id: 'very-until',
    kind: 'intensifier',
    explanation: 'For a result say “so … that”: “so boring that I fell asleep”.',
    find: (doc) =>
      scan(
        doc,
        'very|so|too',
        (token) => isAdjective(token) || PREDICATE_ADJECTIVES.has(token.lower),
        'until|till',
        'i|we|he|she|they|you|it|my|everyone|people',
        maybe('almost|even|nearly|also'),
        (token) =>
          hasForm(token, 'base') ||
          /^(?:can|cannot|could|want|wanted|cried|slept|fell|forgot|vomited|got)$/.test(token.lower) ||
          token.tag === 'NOUN',
      ).flatMap(({ first, slots }) =>
        slots[2] ? [hit(first, slots[2], `so ${slots[1]?.text ?? ''} that`)] : [],
      ),
    catches: ['The movie is very boring until I sleep.', 'The food was so spicy until I cannot eat.'],
    passes: ['The food was so spicy that I could not eat.', 'I was very busy until Friday.'],
  },
  {
    id: 'double-intensifier',
    kind: 'intensifier',
    explanation: 'One such word is enough, and “very” goes with plain adjectives only.',
    find: (doc) => [
      ...scan(doc, 'very', 'too|so|extremely|quite|super').map(({ first, last }) => hit(first, last, 'very')),
      ...scan(doc, 'too|so|quite|extremely|more|most', 'very')
        .filter(({ first }) => first.lower !== 'so')
        .map(({ first, last }) => hit(first, last, 'very')),
      ...scan(
        doc,
        'very',
        (token) =>
          isSuperlative(token.lower) &&
          !/^(?:best|latest|newest|worst|highest|lowest|youngest|oldest)$/.test(token.lower),
      ).map(({ last, first }) => hit(first, last, last.text)),
      ...scan(doc, 'very', 'a|an', maybe('lot'), maybe(isAdjective))
        .filter(({ slots }) => slots[2] !== undefined || slots[3] !== undefined)
        .map(({ first, last }) => hit(first, last, null)),
    ],
    catches: ['The exam was too very difficult.', 'She is very tallest in class.'],
    passes: ['The exam was very difficult.', 'It was so, very briefly, my very best day.'],
  },
  {
    id: 'much-verb',
    kind: 'intensifier',
    explanation: 'Say “really like”, or put “so much” and “very much” after the thing you like.',
    find: (doc) =>
      [
        ...scan(
          doc,
          (token) => /^(?:i|we|they|he|she)$/.test(token.lower) || PERSON_NOUNS.has(token.lower),
          'much|so',
          'like|likes|love|loves|enjoy|enjoys|want|hate',
        ).filter(({ first }) => !/^(?:as|how)$/.test(before(doc, first)?.lower ?? '')),
        ...scan(doc, 'i|we|they', 'so|very', 'much', 'like|love|enjoy|want|hate|miss').filter(
          ({ slots }) => slots[1]?.lower === 'so',
        ),
      ].map(({ first, slots, last }) =>
        hit(slots[1] ?? last, last, `really ${isOnePerson(first) ? inThird(last) : last.text}`),
      ),
    catches: ['I so like this song.', 'We much love our teacher.'],
    passes: ['I like this song so much.', 'We much prefer tea, so like it or not.'],
  },
  {
    id: 'such-adjective',
    kind: 'intensifier',
    explanation: 'Before an adjective without a noun say “so”.',
    find: (doc) =>
      scan(doc, FINITE_BE, 'such', (token) => PREDICATE_ADJECTIVES.has(token.lower) && token.lower !== 'fun')
        .filter(({ last }) => {
          const next = doc.tokens[last.index + 1];
          return next?.before !== 'none' || /^(?:and|because|that|but)$/.test(next.lower);
        })
        .map(({ slots, last }) => hit(slots[1] ?? last, last, `so ${last.text}`)),
    catches: ['The view is such beautiful.', 'My mother was such happy that she cried.'],
    passes: ['The view is so beautiful.', 'It is such beautiful weather.'],
  },
];
