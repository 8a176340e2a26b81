import {
  comparativeOf,
  isComparative,
  PREDICATE_ADJECTIVES,
  positiveOf,
  superlativeOf,
} from '../../language/adjective-lists.js';
import { maybe, scan } from '../../language/pattern.js';
import { isAdjective, isNominal, isPlaceName } from '../../language/word-classes.js';
import { type GrammarRule, hit } from '../rule.js';

const GROUPS = 'class|family|world|school|team|group|country|town|us|all|state|area|life';

/** Comparisons in longer phrases. */
export const COMPARATIVE_PHRASE_RULES: readonly GrammarRule[] = [
  {
    id: 'the-more-of-all',
    kind: 'comparative',
    explanation: 'Of a whole group, use -est or “most”.',
    find: (doc) => [
      ...scan(
        doc,
        'the',
        'more',
        isAdjective,
        maybe(isNominal),
        'in|of',
        maybe('my|the|our|all'),
        (token) => GROUPS.split('|').includes(token.lower) || isPlaceName(token),
      ).flatMap(({ slots }) => (slots[1] ? [hit(slots[1], slots[1], 'most')] : [])),
      ...scan(doc, 'among', maybe('all|my|the|our|them'), maybe('my|the|of|our'), maybe(isNominal))
        .filter(({ first }) => first.before !== 'none')
        .flatMap(({ first }) => {
          const rest = doc.tokens.slice(first.index + 1, first.index + 9);
          const worse = rest.find(
            (token, i) =>
              isComparative(token.lower) && rest[i - 1]?.lower === 'the' && token.sentence === first.sentence,
          );
          return worse ? [hit(worse, worse, superlativeOf(positiveOf(worse.lower)))] : [];
        }),
    ],
    catches: ['This is the more beautiful place in Malaysia.', 'Among all my friends, he is the taller.'],
    passes: [
      'This is the most beautiful place in Malaysia.',
      'The more careful of the two drove, among others.',
    ],
  },
  {
    id: 'same-as-twice',
    kind: 'comparative',
    explanation: 'Say “the same as”.',
    find: (doc) => scan(doc, 'as', 'same', 'as').map(({ first, last }) => hit(first, last, 'the same as')),
    catches: ['My house is as same as yours.', 'It tastes as same as before.'],
    passes: ['My house is the same as yours.', 'It is as good as the same as mine.'],
  },
  {
    id: 'more-near',
    kind: 'comparative',
    explanation: 'Short adjectives take -er and -est: nearer, older.',
    find: (doc) => [
      ...scan(doc, 'more', 'near|far|hard|fast|soon|late')
        .filter(
          ({ last }) =>
            doc.tokens[last.index + 1]?.before !== 'none' ||
            /^(?:to|than|from|and|now)$/.test(doc.tokens[last.index + 1]?.lower ?? ''),
        )
        .map(({ first, last }) =>
          hit(first, last, last.lower === 'late' ? 'later' : comparativeOf(last.lower)),
        ),
      ...scan(doc, 'elder', 'than').map(({ first }) => hit(first, first, 'older')),
    ],
    catches: ['The mall is more near to my house.', 'He is elder than me.'],
    passes: ['The mall is nearer.', 'My elder sister has more hard work to do.'],
  },
  {
    id: 'not-big-as',
    kind: 'comparative',
    explanation: 'Equal things are “as big as”, unequal ones “not as big as”.',
    find: (doc) =>
      scan(
        doc,
        "is|are|was|were|am|'s",
        "not|n't",
        (token) => isAdjective(token) && PREDICATE_ADJECTIVES.has(token.lower),
        'as',
        (token) =>
          /^(?:my|your|his|her|mine|yours|the|me|him|them|other|others|before|before|it)$/.test(token.lower),
      ).flatMap(({ slots }) => (slots[2] ? [hit(slots[2], slots[2], `as ${slots[2].text}`)] : [])),
    catches: ['My school is not big as yours.', "It isn't expensive as the other one."],
    passes: ['My school is not as big as yours.', 'She is not happy as a nurse.'],
  },
  {
    id: 'compare-to',
    kind: 'comparative',
    explanation: 'To set one thing beside another, say “compared to” or “compared with”.',
    find: (doc) =>
      scan(doc, 'compare|comparing', 'to|with', (token) => !isComparative(token.lower))
        .filter(({ first }) => {
          const before = doc.tokens[first.index - 1];
          return (
            first.lower === 'compare' &&
            first.before === 'none' &&
            before !== undefined &&
            (isNominal(before) || isAdjective(before) || /^(?:it|them|better|more)$/.test(before.lower)) &&
            !/^(?:people|we|they|students|parents)$/.test(before.lower) &&
            !/s$/.test(before.lower)
          );
        })
        .map(({ first }) => hit(first, first, 'compared')),
    catches: ['It is cheaper compare to the other shop.', 'I like English compare to Maths.'],
    passes: ['It is cheaper compared to the other.', 'People compare to learn, and we compare with others.'],
  },
];
