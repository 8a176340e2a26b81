import { type Doc, hasForm, type Token } from '../../language/document.js';
import { COUNTABLE_NOUNS, PERSON_NOUNS } from '../../language/noun-lists.js';
import { isPluralForm, pluralOf, singularOf } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import { isAdjective, isNominal } from '../../language/word-classes.js';
import { type GrammarRule, hit } from '../rule.js';
import { next } from './clause-words.js';
import { isPlainAdjective, standsAlone } from './noun-phrase.js';

const OWNERS = 'my|our|his|her|their|the|your';
const isThing = (token: Token): boolean => COUNTABLE_NOUNS.has(token.lower);
/** "this shoes", not "this makes" or "this sports bag". */
const isPluralThing = (doc: Doc, token: Token): boolean =>
  isPluralForm(token.lower) &&
  (COUNTABLE_NOUNS.has(singularOf(token.lower)) ||
    PERSON_NOUNS.has(singularOf(token.lower)) ||
    /^(?:clothes|people)$/.test(token.lower)) &&
  standsAlone(doc, token);
const isWhole = (token: Token): boolean =>
  /^(?:way|world|place|island|road|school|game|match|show|trip|floor|team|time|week|month|year|day|night|class|country|city|town|village|cake|book|house|room|area|story|film|movie|song|course)$/.test(
    token.lower,
  );

/** One where several are meant, and the other way round. */
export const PLURAL_PHRASE_RULES: readonly GrammarRule[] = [
  {
    id: 'this-shoes',
    kind: 'plural',
    explanation: 'Say “these” or “those” before more than one thing.',
    find: (doc) =>
      scan(doc, 'this', maybe(isPlainAdjective), (token) => isPluralThing(doc, token))
        .filter(
          ({ slots, last }) =>
            slots[1] !== undefined ||
            !(hasForm(last, 's') && !/^(?:is|are|was|were)$/.test(next(doc, last)?.lower ?? '')),
        )
        .map(({ first }) => hit(first, first, 'these')),
    catches: ['this shoes are very expensive', 'I like this small animals.'],
    passes: ['These shoes are expensive.', 'This shows a lot, and this sports shop is new.'],
  },
  {
    id: 'parent-are',
    kind: 'plural',
    explanation: 'You mean more than one, as “are” says: the noun takes -s.',
    find: (doc) =>
      scan(
        doc,
        'my|our|his|her|their',
        maybe(isAdjective),
        'parent|grandparent|classmate|friend|neighbour|sibling|cousin',
        maybe('also|always|all'),
        'are|were|have',
      )
        .filter(
          ({ slots, last }) =>
            last.lower !== 'have' || (/parent$/.test(slots[2]?.lower ?? '') && slots[1] === undefined),
        )
        .flatMap(({ slots, last }) =>
          slots[2]
            ? [
                hit(
                  slots[2],
                  last,
                  [pluralOf(slots[2].lower), slots[3]?.text, last.text].filter(Boolean).join(' '),
                ),
              ]
            : [],
        ),
    catches: ['My parent are very strict.', 'My classmate are noisy.'],
    passes: ['My parents are very strict.', 'My friend is kind. My friend and I are close.'],
  },
  {
    id: 'all-the-shop',
    kind: 'plural',
    explanation: 'After “all the” and “some of the” come several things, so the noun takes -s.',
    find: (doc) =>
      scan(doc, 'all', OWNERS, maybe(isPlainAdjective), (token) => isThing(token) && !isWhole(token))
        .filter(({ last }) => standsAlone(doc, last))
        .map(({ last }) => hit(last, last, pluralOf(last.lower))),
    catches: ['All the shop are closed on Sunday.', 'I finished all my essay last night.'],
    passes: ['All the shops are closed.', 'It rained all the week and all my book club friends came.'],
  },
  {
    id: 'some-vegetable',
    kind: 'plural',
    explanation: 'After “some” a thing that can be counted takes -s.',
    find: (doc) =>
      scan(
        doc,
        'buy|bought|buys|buying|eat|ate|see|saw|need|have|had|read|watch|watched|make|made|play|played|sell|sells|sold|bring|brought|plant|planted|take|took|find|found|know|learn|learnt|collect|grow|cook',
        'some',
        maybe(isPlainAdjective),
        (token) =>
          isThing(token) &&
          !isWhole(token) &&
          !/^(?:cake|pizza|way|idea|plan|sport|place)$/.test(token.lower),
      )
        .filter(({ last }) => standsAlone(doc, last))
        .map(({ last }) => hit(last, last, pluralOf(last.lower))),
    catches: ['We bought some vegetable at the market.', 'I saw some cute animal there.'],
    passes: ['We bought some vegetables and some cake.', 'They have some time and sold some bus tickets.'],
  },
  {
    id: 'like-cat',
    kind: 'plural',
    explanation: 'For things in general use the plural: “I like cats”, “read storybooks”.',
    find: (doc) =>
      scan(
        doc,
        'read|reading|watch|watching|like|likes|love|loves|collect|collecting|hate|hates|sell|sells|selling|grow|plant|planting|draw|drawing|play|playing',
        maybe(isPlainAdjective),
        'storybook|storybooks|cartoon|drama|comic|novel|flower|tree|animal|vegetable|cat|dog|bird|rabbit|stamp|coin|video|game|magazine|movie|documentary|picture',
      )
        .filter(({ first, last }) => {
          const ends = next(doc, last);
          const free =
            !ends ||
            /^(?:and|or|because|but|in|at|on|with|when|so|every|very|too|after|before|for)$/.test(ends.lower);
          return (
            free &&
            !last.lower.endsWith('s') &&
            !(first.lower.startsWith('play') && last.lower !== 'game' && last.lower !== 'video')
          );
        })
        .map(({ last }) => hit(last, last, pluralOf(last.lower))),
    catches: [
      'In my free time I like to read storybook and watch movies.',
      'My sister likes to draw flower.',
    ],
    passes: ['I read storybooks and watch cartoons.', 'I like cat food shops and we play game shows.'],
  },
  {
    id: 'long-hairs',
    kind: 'plural',
    explanation: '“Hair” on the head is not counted: “long hair”.',
    find: (doc) =>
      scan(doc, 'long|short|curly|straight|black|brown|her|his|my|their', maybe(isAdjective), 'hairs').map(
        ({ last }) => hit(last, last, 'hair'),
      ),
    catches: ['She has long black hairs.', 'I wash my hairs every day.'],
    passes: ['She has long black hair.', 'I found two hairs on the chair.'],
  },
  {
    id: 'my-subjects-are',
    kind: 'plural',
    explanation: 'You name more than one, so the noun takes -s: “my favourite subjects are …”.',
    find: (doc) =>
      scan(
        doc,
        'my|our|his|her|their|the',
        maybe('favourite|favorite|best|main'),
        'subject|hobby|food|sport|colour|color|singer|movie|reason|problem|advantage|disadvantage|place|game|book|drink|animal',
        'are|were',
        (token) => !isAdjective(token) && token.lower !== 'not',
      )
        .filter(({ last, slots }) => slots[2]?.lower !== 'food' && (isNominal(last) || hasForm(last, 'ing')))
        .flatMap(({ slots }) =>
          slots[2] && slots[3]
            ? [hit(slots[2], slots[3], `${pluralOf(slots[2].lower)} ${slots[3].text}`)]
            : [],
        ),
    catches: ['My favourite subject are science and art.', 'My hobby are reading and swimming.'],
    passes: ['My favourite subjects are science and art.', 'My hobby is reading.'],
  },
];
