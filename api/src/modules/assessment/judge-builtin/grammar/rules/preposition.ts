import { baseOf, hasForm, type Token } from '../../language/document.js';
import { maybe, scan } from '../../language/pattern.js';
import {
  DETERMINERS,
  isManyNumber,
  isNominal,
  isPlaceName,
  MONTHS,
  OBJECT_PRONOUNS,
  TIME_UNITS,
  WEEKDAYS,
} from '../../language/word-classes.js';
import { type GrammarRule, hit } from '../rule.js';
import { afterHeadHits, isVerbHere, phraseHits } from './preposition-lookup.js';

const ORDINAL_DAY =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth';
const SKILLS =
  'mathematics|maths|math|science|english|malay|chinese|tamil|history|geography|sports|sport|badminton|football|basketball|swimming|singing|drawing|cooking|dancing|painting|playing|speaking|writing|making|teaching|studies|music|art|academics|running|languages|physics|biology|chemistry|netball|telling|solving|baking|chess|computer|computers';

export const PREPOSITION_RULES: readonly GrammarRule[] = [
  {
    id: 'after-word',
    kind: 'preposition',
    explanation: 'This word takes another preposition in English, or none.',
    find: afterHeadHits,
    catches: ['We must discuss about this problem.', 'It depends to your parents.'],
    passes: ['We must discuss this problem and agree to go.', 'He is interested in music and depends on me.'],
  },
  {
    id: 'fixed-phrase',
    kind: 'preposition',
    explanation: 'This phrase has another preposition in English.',
    find: phraseHits,
    catches: ['At my opinion we should save money.', 'I go to school by foot.'],
    passes: ['In my opinion it is good to go on foot.', 'In the internet age we learn in the morning.'],
  },
  {
    id: 'good-in',
    kind: 'preposition',
    explanation: 'You are good, bad or weak “at” a subject or a skill.',
    find: (doc) =>
      scan(doc, 'good|bad|excellent|better|weak|great', 'in|on', maybe(DETERMINERS), SKILLS).flatMap(
        ({ slots }) => (slots[0] && slots[1] ? [hit(slots[0], slots[1], `${slots[0].text} at`)] : []),
      ),
    catches: ['She is good in mathematics.', 'I am not very good in playing football.'],
    passes: ['She is good at mathematics.', 'It is good in the morning.'],
  },
  {
    id: 'day-and-month',
    kind: 'preposition',
    explanation: 'Say “on” with days and “in” with months and years.',
    find: (doc) => [
      ...scan(doc, 'in|at', WEEKDAYS).map(({ first, last }) => hit(first, last, `on ${last.text}`)),
      ...scan(doc, 'on|at', MONTHS)
        .filter(
          ({ last }) => !/^\d|^the$/.test(doc.tokens[last.index + 1]?.lower ?? '') && last.lower !== 'may',
        )
        .map(({ first, last }) => hit(first, last, `in ${last.text}`)),
      ...scan(doc, 'in|at', 'the', ORDINAL_DAY, 'of', MONTHS).map(({ first }) => hit(first, first, 'on')),
      ...scan(
        doc,
        'in|at',
        (token) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(token.lower),
        maybe('of'),
        (token) => MONTHS.has(token.lower) || token.lower === 'may',
      ).map(({ first }) => hit(first, first, 'on')),
      ...scan(doc, 'on|at', (token) => /^(?:19|20)\d\d$/.test(token.lower)).map(({ first, last }) =>
        hit(first, last, `in ${last.text}`),
      ),
      ...scan(
        doc,
        'in|on',
        (token) => isManyNumber(token) || token.lower === 'one',
        "o'clock|oclock|am|pm",
      ).map(({ first }) => hit(first, first, 'at')),
    ],
    catches: ['We have a test in Monday.', 'My birthday is on March.'],
    passes: ['We have a test on Monday.', 'It was on March 3rd, in 2020.'],
  },
  {
    id: 'missing-preposition',
    kind: 'preposition',
    explanation: 'This verb needs its preposition: listen to, wait for, depend on, belong to, look at.',
    find: (doc) => [
      ...scan(
        doc,
        'listen|listens|listened|listening',
        (token) =>
          OBJECT_PRONOUNS.has(token.lower) ||
          /^(?:music|songs|song|radio|podcasts|podcast|the|my|his|her)$/.test(token.lower),
      ).map(({ first, last }) => hit(first, last, `${first.text} to ${last.text}`)),
      ...scan(doc, 'wait|waits|waited|waiting', (token) =>
        /^(?:me|him|her|us|them|my|his|the)$/.test(token.lower),
      )
        .filter(
          ({ last }) =>
            last.lower !== 'the' || !/^(?:whole|entire)$/.test(doc.tokens[last.index + 1]?.lower ?? ''),
        )
        .map(({ first, last }) => hit(first, last, `${first.text} for ${last.text}`)),
      ...scan(doc, 'wait|waits|waited|waiting', 'you', 'at|in|for|there|here|outside|tomorrow|near').map(
        ({ first, slots }) => hit(first, slots[1] ?? first, `${first.text} for you`),
      ),
      ...scan(
        doc,
        'depend|depends|belong|belongs',
        (token) => OBJECT_PRONOUNS.has(token.lower) || /^(?:the|my|our|your|his|her)$/.test(token.lower),
      ).map(({ first, last }) =>
        hit(first, last, `${first.text} ${first.lower.startsWith('d') ? 'on' : 'to'} ${last.text}`),
      ),
      ...scan(doc, 'look|looked|looking', 'me|him|us|them')
        .filter(({ last }) => !/^(?:in|into|up|straight)$/.test(doc.tokens[last.index + 1]?.lower ?? ''))
        .map(({ first, last }) => hit(first, last, `${first.text} at ${last.text}`)),
      ...scan(doc, 'agree|agrees|agreed|disagree', 'you|him|them|your|his').map(({ first, last }) =>
        hit(first, last, `${first.text} with ${last.text}`),
      ),
      ...scan(doc, 'explain|explained|explains', 'me|us|him|them').map(({ first, last }) =>
        hit(first, last, `${first.text} to ${last.text}`),
      ),
      ...scan(doc, 'participate|participated|participating', (token) =>
        /^(?:the|a|any|many|this|some|sports|competitions|activities|school)$/.test(token.lower),
      ).map(({ first, last }) => hit(first, last, `${first.text} in ${last.text}`)),
    ],
    catches: ['I like to listen music at night.', 'I waited my friend at the bus stop.'],
    passes: ['I like to listen to music.', 'Listen carefully and wait here.'],
  },
  {
    id: 'go-place',
    kind: 'preposition',
    explanation: 'Say “go to” before a place and “go” before an activity: go to school, go shopping.',
    find: (doc) => [
      ...scan(doc, 'go|goes|went|going', 'at|in', isPlaceName).flatMap(({ first, slots }) =>
        slots[1] ? [hit(first, slots[1], `${first.text} to`)] : [],
      ),
      ...scan(doc, 'go|goes|went|going', 'at', 'the|my|school|church').flatMap(({ first, slots }) =>
        slots[1] ? [hit(first, slots[1], `${first.text} to`)] : [],
      ),
      ...scan(
        doc,
        'go|goes|went|going',
        (token) =>
          /^(?:school|library|market|cinema|beach|mall|university|hospital|mosque)$/.test(token.lower) ||
          isPlaceName(token),
      ).map(({ first, last }) => hit(first, last, `${first.text} to ${last.text}`)),
      ...scan(
        doc,
        'go|goes|went|going',
        'to',
        'shopping|swimming|fishing|camping|jogging|hiking|cycling|running|sightseeing|dancing|skating|bowling|skiing',
      )
        .filter(
          ({ last }) =>
            !/^(?:mall|centre|center|complex|pool|class|classes|lessons|competition|village|trip|site)$/.test(
              doc.tokens[last.index + 1]?.lower ?? '',
            ),
        )
        .map(({ first, last }) => hit(first, last, `${first.text} ${last.text}`)),
    ],
    catches: ['I go school by bus.', 'We went to shopping last night.'],
    passes: ['I go to school by bus.', 'We went shopping at the mall and went to swimming class.'],
  },
  {
    id: 'object-after-to',
    kind: 'preposition',
    explanation: 'The person comes right after this verb, without “to”.',
    find: (doc) => [
      ...scan(
        doc,
        'ask|asks|asked|told|tell|tells|teach|teaches|taught|help|helps|helped|call|called|thank|support|supports|advise|advised|invite|invited|contact|contacted',
        'to',
        'me|him|us|them|you|her',
      )
        .filter(
          ({ first, last }) =>
            (last.lower !== 'her' || !isNominal(doc.tokens[last.index + 1] ?? last)) &&
            !/^(?:a|the|any|some|real|great|no|of|big|their|his|her|my)$/.test(
              doc.tokens[first.index - 1]?.lower ?? '',
            ),
        )
        .map(({ first, last }) => hit(first, last, `${first.text} ${last.text}`)),
      ...scan(
        doc,
        'visit|visited|enter|entered|contact|answer|answered',
        'to',
        (token) => DETERMINERS.has(token.lower) || isPlaceName(token),
      )
        .filter(({ first }) => isVerbHere(doc, first) || hasForm(first, 'past'))
        .map(({ first, last }) => hit(first, last, `${first.text} ${last.text}`)),
      ...scan(
        doc,
        'contact|marry',
        'with',
        (token) => OBJECT_PRONOUNS.has(token.lower) || DETERMINERS.has(token.lower),
      )
        .filter(({ first }) => isVerbHere(doc, first))
        .map(({ first, last }) => hit(first, last, `${first.text} ${last.text}`)),
      ...scan(doc, 'i|we|they|he|she|you', 'lack|lacks', 'of').flatMap(({ slots, last }) =>
        slots[1] ? [hit(slots[1], last, slots[1].text)] : [],
      ),
      ...scan(doc, 'say|said|says', 'me|him|us')
        .filter(({ last }) => !isNominal(doc.tokens[last.index + 1] ?? last))
        .map(({ first, last }) =>
          hit(first, last, `${first.lower === 'said' ? 'told' : 'tell'} ${last.text}`),
        ),
    ],
    catches: ['I asked to him about the exam.', 'We visited to our grandmother.'],
    passes: ['I asked him about my visit to the museum.', 'He asked to leave and said yes to me.'],
  },
  {
    id: 'since-duration',
    kind: 'preposition',
    explanation: 'Use “for” with a length of time and “since” with its beginning.',
    find: (doc) => [
      ...scan(
        doc,
        'since',
        (token) => isManyNumber(token) || /^(?:a|one|many|several|few)$/.test(token.lower),
        isUnit,
      )
        .filter(({ last }) => doc.tokens[last.index + 1]?.lower !== 'ago')
        .map(({ first }) => hit(first, first, 'for')),
      ...scan(
        doc,
        'for',
        (token) => /^(?:yesterday|childhood)$/.test(token.lower) || /^(?:19|20)\d\d$/.test(token.lower),
      )
        .filter(
          ({ last }) =>
            last.lower !== 'yesterday' &&
            doc.tokens
              .slice(Math.max(0, last.index - 6), last.index)
              .some((token) => /^(?:have|has|been)$/.test(token.lower)),
        )
        .map(({ first }) => hit(first, first, 'since')),
    ],
    catches: ['I have lived here since ten years.', 'She has worked there for 2015.'],
    passes: ['I have lived here for ten years.', 'I have lived here since two years ago.'],
  },
  {
    id: 'live-at-town',
    kind: 'preposition',
    explanation: 'Say “in” with towns, states and countries.',
    find: (doc) => [
      ...scan(
        doc,
        'live|lives|lived|living|stay|stays|stayed|study|studies|studied|born|work|works|worked',
        'at|on',
        isPlaceName,
      ).flatMap(({ slots, last }) => (slots[1] ? [hit(slots[1], last, `in ${last.text}`)] : [])),
      ...scan(doc, 'live|lives|lived|living|stay|stays|stayed|born', isPlaceName).map(({ first, last }) =>
        hit(first, last, `${first.text} in ${last.text}`),
      ),
    ],
    catches: ['My grandparents live at Kelantan.', 'I live Johor with my family.'],
    passes: ['My grandparents live in Kelantan.', 'We stayed at a hotel in Johor.'],
  },
  {
    id: 'spend-for',
    kind: 'preposition',
    explanation: 'You spend time or money “on” something.',
    find: (doc) =>
      scan(
        doc,
        'spend|spends|spent|spending',
        maybe('a|some|my|our|their|too|so|his|her|all|most'),
        maybe('lot|much|all|my|his|her|our|their|of'),
        maybe('of|my|his|her|our|their|pocket|free'),
        'money|time',
        'for|to',
        (token) => !hasForm(token, 'base') || DETERMINERS.has(token.lower) || isNominal(token),
      )
        .filter(
          ({ slots, last }) =>
            !(slots[5]?.lower === 'for' && /^(?:a|two|three|one|the|me)$/.test(last.lower)) &&
            baseOf(last, 'base') === null,
        )
        .flatMap(({ slots }) => (slots[5] ? [hit(slots[5], slots[5], 'on')] : [])),
    catches: ['They spend too much money for clothes.', 'I spend my time for games.'],
    passes: ['They spend too much money on clothes.', 'I spend time with my family to relax.'],
  },
];

const isUnit = (token: Token): boolean => TIME_UNITS.has(token.lower.replace(/s$/, ''));
