import {
  comparativeOf,
  ER_ONLY,
  isComparative,
  isSuperlative,
  LONG_ADJECTIVES,
  PREDICATE_ADJECTIVES,
  positiveOf,
  SHORT_ADJECTIVES,
  superlativeOf,
} from '../../language/adjective-lists.js';
import type { Doc, Token } from '../../language/document.js';
import { isPluralForm } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import { FINITE_BE, isAdjective, isNominal } from '../../language/word-classes.js';
import { type GrammarRule, hit } from '../rule.js';

const DOUBLE = 'One sign of comparison is enough: “better”, not “more better”.';
const SHORT = 'Short adjectives take -er and -est: bigger, the biggest.';

const ENDINGS = [
  ['est', 'most'],
  ['er', 'more'],
] as const;
const OWN_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gooder: 'better',
    goodest: 'best',
    badder: 'worse',
    baddest: 'worst',
    worser: 'worse',
    worsest: 'worst',
    worstest: 'worst',
    bestest: 'best',
    mostest: 'most',
  }),
);

/** "importantest" → "most important", "gooder" → "better". */
function wrongEnding(lower: string): string | null {
  const own = OWN_FORMS.get(lower);
  if (own) return own;
  for (const [end, word] of ENDINGS) {
    if (!lower.endsWith(end)) continue;
    const stem = lower.slice(0, -end.length);
    if (/[^aeiou]y$/.test(stem) && SHORT_ADJECTIVES.has(stem)) return `${stem.slice(0, -1)}i${end}`;
    const base = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((form) => LONG_ADJECTIVES.has(form));
    if (base) return `${word} ${base}`;
  }
  return null;
}

const isThanNext = (doc: Doc, token: Token): boolean => doc.tokens[token.index + 1]?.lower === 'than';
const nounFollows = (doc: Doc, token: Token): Token | null => {
  const after = doc.tokens[token.index + 1];
  return after?.before === 'none' && isNominal(after) ? after : null;
};

export const COMPARATIVE_RULES: readonly GrammarRule[] = [
  {
    id: 'double-comparative',
    kind: 'comparative',
    explanation: DOUBLE,
    find: (doc) =>
      scan(
        doc,
        'more|most|less',
        (token) =>
          isComparative(token.lower) || isSuperlative(token.lower) || wrongEnding(token.lower) !== null,
      )
        .filter(({ last }) => !/^(?:latest|higher|lower|upper)$/.test(last.lower) || isThanNext(doc, last))
        .map(({ first, last }) =>
          hit(
            first,
            last,
            first.lower === 'less'
              ? `less ${positiveOf(last.lower)}`
              : (wrongEnding(last.lower) ?? last.lower),
          ),
        ),
    catches: ['This phone is more better than the old one.', 'It is the most biggest mall here.'],
    passes: ['This phone is better than the old one.', 'There are more good films than bad ones.'],
  },
  {
    id: 'wrong-ending',
    kind: 'comparative',
    explanation: 'Long adjectives take “more” and “most”; good and bad have forms of their own.',
    find: (doc) =>
      scan(doc, (token) => wrongEnding(token.lower) !== null)
        .filter(({ first }) => !/^(?:more|most|less)$/.test(doc.tokens[first.index - 1]?.lower ?? ''))
        .map(({ first }) => hit(first, first, wrongEnding(first.lower))),
    catches: ['This is the importantest thing.', 'My result was gooder than before.'],
    passes: ['This is the most important thing.', 'My result was better than before.'],
  },
  {
    id: 'more-short',
    kind: 'comparative',
    explanation: SHORT,
    find: (doc) => [
      ...scan(doc, 'more', ER_ONLY)
        .filter(
          ({ first, last }) =>
            !nounFollows(doc, last) &&
            !/^(?:and|or)$/.test(doc.tokens[last.index + 1]?.lower ?? '') &&
            doc.tokens[first.index - 1]?.lower !== 'no',
        )
        .map(({ first, last }) => hit(first, last, comparativeOf(last.lower))),
      ...scan(doc, 'most', ER_ONLY)
        .filter(
          ({ first, last }) =>
            /^(?:the|is|are|was|were|my|his|her)$/.test(doc.tokens[first.index - 1]?.lower ?? '') &&
            !isPluralForm(nounFollows(doc, last)?.lower ?? ''),
        )
        .map(({ first, last }) => hit(first, last, superlativeOf(last.lower))),
    ],
    catches: ['My house is more big than yours.', 'He is the most tall boy in class.'],
    passes: ['We need more big shops.', 'My house is bigger, and most old houses are small.'],
  },
  {
    id: 'comparative-from',
    kind: 'comparative',
    explanation: 'After a comparison comes “than”.',
    find: (doc) =>
      [
        ...scan(
          doc,
          (token) =>
            isComparative(token.lower) &&
            !/^(?:later|lower|closer|nearer|further|farther|deeper|faster|earlier)$/.test(token.lower),
          'from|of|then|that|as',
          (token) =>
            /^(?:yesterday|last|me|him|us|them|you|my|your|his|her|mine|yours|hers|ours|theirs|other|others|another|i|before|the|that|this|those|these)$/.test(
              token.lower,
            ),
        ).filter(({ first, slots, last }) => {
          const be = doc.tokens
            .slice(Math.max(0, first.index - 3), first.index)
            .some(
              (token) => FINITE_BE.has(token.lower) || /^(?:look|looks|become|became|be)$/.test(token.lower),
            );
          const strict = /^(?:from|then|as)$/.test(slots[1]?.lower ?? '');
          return (
            be &&
            (strict || /^(?:me|him|us|them|mine|yours)$/.test(last.lower)) &&
            !/^(?:the|as)$/.test(doc.tokens[first.index - 1]?.lower ?? '') &&
            !(first.lower === 'better' && slots[1]?.lower === 'from' && last.lower === 'the')
          );
        }),
        ...scan(doc, 'more', isAdjective, 'from|then', (token) =>
          /^(?:me|him|us|them|you|my|your|his|her|mine|yours|other|others|that|this)$/.test(token.lower),
        ),
      ].map(({ slots, first }) => {
        const wrong = slots.find((token) => token && /^(?:from|of|then|that|as)$/.test(token.lower)) ?? first;
        return hit(wrong, wrong, 'than');
      }),
    catches: ['He is taller from me.', 'Her phone is more expensive from mine.'],
    passes: ['He is taller than me.', 'I learn better from my teacher.'],
  },
  {
    id: 'positive-than',
    kind: 'comparative',
    explanation: 'Before “than” the adjective takes -er or “more”.',
    find: (doc) =>
      scan(
        doc,
        (token) =>
          SHORT_ADJECTIVES.has(token.lower) ||
          LONG_ADJECTIVES.has(token.lower) ||
          (isAdjective(token) && PREDICATE_ADJECTIVES.has(token.lower)),
        'than',
      )
        .filter(
          ({ first }) =>
            first.lower !== 'different' &&
            !doc.tokens
              .slice(Math.max(0, first.index - 4), first.index)
              .some(
                (token) =>
                  /^(?:more|most|less|rather|better|worse|as)$/.test(token.lower) ||
                  isComparative(token.lower),
              ),
        )
        .map(({ first }) =>
          hit(
            first,
            first,
            SHORT_ADJECTIVES.has(first.lower) ? comparativeOf(first.lower) : `more ${first.lower}`,
          ),
        ),
    catches: ['My brother is tall than me.', 'This book is interesting than that one.'],
    passes: ['My brother is taller than me.', 'It is more useful than I thought.'],
  },
  {
    id: 'as-comparative',
    kind: 'comparative',
    explanation: 'Equal things are “as tall as”: the plain adjective between two “as”.',
    find: (doc) => [
      ...scan(doc, 'as', (token) => isComparative(token.lower), 'as').map(({ slots, last }) =>
        hit(slots[1] ?? last, slots[1] ?? last, positiveOf(slots[1]?.lower ?? '')),
      ),
      ...scan(
        doc,
        'as',
        (token) => SHORT_ADJECTIVES.has(token.lower) || LONG_ADJECTIVES.has(token.lower),
        'than|like',
      ).map(({ last }) => hit(last, last, 'as')),
      ...scan(doc, FINITE_BE, 'same', 'as|like|with').map(({ slots, last }) =>
        hit(slots[1] ?? last, last, 'the same as'),
      ),
    ],
    catches: ['I am as taller as my father.', 'She is as clever than her sister.'],
    passes: ['I am as tall as my father.', 'It is the same as mine.'],
  },
  {
    id: 'superlative-than',
    kind: 'comparative',
    explanation: 'To compare two, use -er or “more” before “than”.',
    find: (doc) =>
      [
        ...scan(doc, (token) => isSuperlative(token.lower), 'than|from').map(({ first }) =>
          hit(first, first, comparativeOf(positiveOf(first.lower))),
        ),
        ...scan(doc, 'most', (token) => LONG_ADJECTIVES.has(token.lower), 'than').map(({ first, slots }) =>
          hit(first, slots[1] ?? first, `more ${slots[1]?.text ?? ''}`),
        ),
      ].filter(
        ({ last }) =>
          doc.tokens[last.index + 1]?.lower === 'than' ||
          FINITE_BE.has(doc.tokens[last.index - 1]?.lower ?? ''),
      ),
    catches: ['He is tallest than me.', 'Gold is most expensive than silver.'],
    passes: ['He is the tallest of us.', 'Gold is more expensive than silver.'],
  },
  {
    id: 'comparative-of-all',
    kind: 'comparative',
    explanation: 'Of a whole group, use -est or “most”.',
    find: (doc) =>
      scan(
        doc,
        'the',
        (token) => isComparative(token.lower) && !/^(?:older|younger|elder|lower|higher)$/.test(token.lower),
        maybe((token) => isNominal(token) && !isPluralForm(token.lower)),
        'in|of',
        maybe('my|the|our|all|his|her'),
        'class|family|world|school|team|group|country|town|malaysia|us|all|life|year',
      ).flatMap(({ slots }) =>
        slots[1] ? [hit(slots[1], slots[1], superlativeOf(positiveOf(slots[1].lower)))] : [],
      ),
    catches: ['He is the taller boy in my class.', 'She is the better in our school.'],
    passes: ['He is the tallest boy in my class.', 'The older children in the family cook.'],
  },
  {
    id: 'very-comparative',
    kind: 'comparative',
    explanation: 'Before a comparison say “much”, not “very”.',
    find: (doc) =>
      scan(doc, 'very|too', (token) => isComparative(token.lower) || token.lower === 'more').map(
        ({ first, last }) => hit(first, last, `much ${last.text}`),
      ),
    catches: ['Today is very better than yesterday.', 'My new school is very bigger.'],
    passes: ['Today is much better than yesterday.', 'My new school is very big.'],
  },
  {
    id: 'prefer-than',
    kind: 'comparative',
    explanation: 'You prefer one thing “to” another; superior and inferior also take “to”.',
    find: (doc) => [
      ...scan(doc, 'superior|inferior', 'than').map(({ last }) => hit(last, last, 'to')),
      ...scan(doc, 'prefer|prefers|preferred').flatMap(({ first }) => {
        const near = doc.tokens
          .slice(first.index + 1, first.index + 8)
          .filter((token) => token.sentence === first.sentence);
        const than = near.find((token) => token.lower === 'than');
        if (
          !than ||
          near.some(
            (token) =>
              token.index < than.index &&
              (/^(?:rather|less|better)$/.test(token.lower) || isComparative(token.lower)),
          )
        )
          return [];
        return [hit(than, than, 'to')];
      }),
    ],
    catches: ['I prefer tea than coffee.', 'She prefers reading than watching television.'],
    passes: ['I prefer tea to coffee.', 'I would prefer to stay rather than go.'],
  },
  {
    id: 'more-like',
    kind: 'comparative',
    explanation: 'Say “prefer”, or put “more” after the thing you like: “I like tea more”.',
    find: (doc) =>
      scan(doc, 'i|we|they|he|she', 'more', 'like|love|enjoy|want|prefer|likes|loves|enjoys|prefers')
        .filter(({ last }) => !doc.tokens[last.index + 1]?.lower.match(/^(?:a|an)$/))
        .map(({ slots, last }) =>
          hit(slots[1] ?? last, last, last.lower.endsWith('s') ? 'prefers' : 'prefer'),
        ),
    catches: ['I more like tea.', 'We more enjoy the beach.'],
    passes: ['I like tea more.', 'It is more like a party.'],
  },
];
