import { baseOf, type Doc, type Token } from '../../language/document.js';
import { maybe, scan } from '../../language/pattern.js';
import {
  DETERMINERS,
  isNominal,
  isPlaceName,
  MONTHS,
  OBJECT_PRONOUNS,
  WEEKDAYS,
} from '../../language/word-classes.js';
import { type GrammarRule, hit } from '../rule.js';

const isOwned = (token: Token): boolean => /^(?:my|our|his|her|their|your)$/.test(token.lower);
/** "By the time we arrived the film had begun": a new clause, not the place. */
const opensClause = (doc: Doc, determiner: Token): boolean =>
  doc.tokens
    .slice(determiner.index + 2, determiner.index + 5)
    .some(
      (token) =>
        token.before === 'none' && (token.tag === 'AUX' || token.tag === 'VERB' || token.lower === 'already'),
    );

const isObject = (token: Token): boolean => OBJECT_PRONOUNS.has(token.lower);
const isTimeName = (token: Token): boolean =>
  WEEKDAYS.has(token.lower) ||
  MONTHS.has(token.lower) ||
  /^(?:week|weekend|weekends|month|year|night|morning|evening|afternoon|day|time)$/.test(token.lower);

/** One preposition too few, or one too many before this, next, last and every. */
export const PREPOSITION_MISSING_RULES: readonly GrammarRule[] = [
  {
    id: 'talk-to',
    kind: 'preposition',
    explanation: 'This verb needs its preposition: talk to, reply to, laugh at, arrive at.',
    find: (doc) => [
      ...scan(
        doc,
        'talk|talks|talked|talking|speak|speaks|spoke|reply|replies|replied|replying|apologise|apologised|apologize|smile|smiled',
        (token) => isObject(token) && token.lower !== 'it' && token.lower !== 'you',
      ).map(({ first, last }) => hit(first, last, `${first.text} to ${last.text}`)),
      ...scan(doc, 'laugh|laughs|laughed|laughing|stare|stared', isObject).map(({ first, last }) =>
        hit(first, last, `${first.text} at ${last.text}`),
      ),
      ...scan(doc, 'arrive|arrives|arrived|arriving', (token) =>
        /^(?:the|my|our|school|his|her)$/.test(token.lower),
      )
        .filter(
          ({ last }) =>
            !/^(?:next|same|following|day|moment|minute)$/.test(doc.tokens[last.index + 1]?.lower ?? '') &&
            !opensClause(doc, last),
        )
        .map(({ first, last }) => hit(first, last, `${first.text} at ${last.text}`)),
      ...scan(
        doc,
        'arrive|arrives|arrived|arriving',
        'in|to|on',
        'the|my|our|his|her',
        'airport|station|hotel|school|house|mall|hall|party|hospital|beach|office|museum|stadium|bus',
      ).flatMap(({ first, slots }) => (slots[1] ? [hit(first, slots[1], `${first.text} at`)] : [])),
      ...scan(doc, 'arrive|arrives|arrived|arriving', isPlaceName).map(({ first, last }) =>
        hit(first, last, `${first.text} in ${last.text}`),
      ),
      ...scan(
        doc,
        'in',
        'front',
        (token) => isOwned(token) || /^(?:the|me|us|them|him)$/.test(token.lower),
      ).map(({ first, slots }) => hit(first, slots[1] ?? first, 'in front of')),
      ...scan(
        doc,
        'looking|look',
        'forward',
        (token) => isOwned(token) || /^(?:the|it|this)$/.test(token.lower),
      ).flatMap(({ first, slots }) => (slots[1] ? [hit(first, slots[1], `${first.text} forward to`)] : [])),
      ...scan(doc, 'next', isOwned, isNominal).map(({ first }) => hit(first, first, 'next to')),
    ],
    catches: ['He never replies me when I text.', 'There is a tree in front my house.'],
    passes: ['He never replies to me.', 'Next, my brother speaks. They arrived the next day.'],
  },
  {
    id: 'come-to-place',
    kind: 'preposition',
    explanation: 'Say “come to”, “go to” and “go back to” before a place.',
    find: (doc) =>
      scan(
        doc,
        'go|goes|went|going|come|comes|came|coming|return|returned',
        maybe('back'),
        isOwned,
        maybe(isNominal),
        maybe("'s"),
        'house|hometown|school|village|kampung|office|room|classroom|place|class|shop',
      )
        .filter(({ first }) => isMotion(first))
        .flatMap(({ slots }) => (slots[2] ? [hit(slots[2], slots[2], `to ${slots[2].text}`)] : [])),
    catches: ['They came my house last night.', 'Every year we go back our hometown.'],
    passes: ['They came to my house last night.', 'He went his own way and came home.'],
  },
  {
    id: 'go-with-bus',
    kind: 'preposition',
    explanation: 'Say how you travel with “by”: by bus, by car, by train.',
    find: (doc) =>
      scan(
        doc,
        'with|in|on|use|using|take',
        'bus|car|train|plane|taxi|bicycle|motorcycle|boat|ship|grab|van|aeroplane',
      )
        .filter(({ first, last }) => {
          const after = doc.tokens[last.index + 1];
          const travels = doc.tokens
            .slice(Math.max(0, first.index - 6), first.index)
            .some(({ lower }) =>
              /^(?:go|goes|went|going|come|comes|came|travel|travels|travelled)$/.test(lower),
            );
          return travels && first.lower === 'with' && !(after?.before === 'none' && isNominal(after));
        })
        .map(({ first, last }) => hit(first, last, `by ${last.text}`)),
    catches: ['I go to school with bus.', 'We travelled there with train.'],
    passes: ['I go to school by bus.', 'We went there with bus tickets.'],
  },
  {
    id: 'on-last-week',
    kind: 'preposition',
    explanation: 'Before this, last, next and every with a time there is no preposition.',
    find: (doc) =>
      scan(doc, 'on|in|at', 'last|next|every|this', isTimeName)
        .filter(
          ({ first, slots, last }) =>
            (slots[1]?.lower !== 'this' ||
              (first.lower !== 'at' &&
                last.lower !== 'time' &&
                last.lower !== 'day' &&
                first.lower === 'on')) &&
            !(first.lower === 'in' && last.lower === 'time') &&
            !(first.lower === 'at' && last.lower === 'time'),
        )
        .map(({ first, slots, last }) => hit(first, last, `${slots[1]?.text ?? ''} ${last.text}`)),
    catches: ['On last Monday we had a test.', 'In every morning I drink milk.'],
    passes: ['Last Monday we had a test.', 'In the last week of May, this year and at this time.'],
  },
  {
    id: 'at-country',
    kind: 'preposition',
    explanation: 'Say “in” with countries and states.',
    find: (doc) =>
      scan(
        doc,
        'at|on',
        'malaysia|singapore|indonesia|thailand|japan|china|korea|india|england|australia|america|johor|kedah|kelantan|melaka|penang|perak|perlis|sabah|sarawak|selangor|terengganu|pahang',
      )
        .filter(({ last }) => {
          const after = doc.tokens[last.index + 1];
          return !(
            after?.before === 'none' &&
            (isNominal(after) || after.tag === 'ADJ' || after.lower === "'s")
          );
        })
        .map(({ first, last }) => hit(first, last, `in ${last.text}`)),
    catches: ['My brother works at Singapore.', 'It is the best beach at Malaysia.'],
    passes: ['My brother works in Singapore.', 'He studies at Malaysia Airlines Academy.'],
  },
  {
    id: 'request-for',
    kind: 'preposition',
    explanation: 'As a verb this word takes its object without a preposition.',
    find: (doc) =>
      scan(
        doc,
        'i|we|they|he|she|you|to|must|should|can|will|always|also',
        'request|requested|demand|demanded|order|ordered|await|discuss|enter|entered|join|joined|attend|attended|face|faced|serve|contact|blame|comment|respect|respected|obey|obeyed|support|supported|follow|followed|avoid|avoided|consider|considered|affect|affected|love|loved|approach|approached|seek',
        'for|into|to|about|in|with|on|at|from',
        (token) => DETERMINERS.has(token.lower) || isObject(token) || token.lower === 'school',
      )
        .filter(({ slots }) =>
          WRONG_OBJECT.has(
            `${baseOf(slots[1], 'base') ?? baseOf(slots[1], 'past') ?? ''} ${slots[2]?.lower}`,
          ),
        )
        .flatMap(({ slots }) => (slots[1] && slots[2] ? [hit(slots[1], slots[2], slots[1].text)] : [])),
    catches: ['We requested for a new room.', 'I attended to the class every day.'],
    passes: ['We requested a new room.', 'I joined in the fun and ordered food for the party.'],
  },
  {
    id: 'according-to-me',
    kind: 'preposition',
    explanation: 'For your own view say “in my opinion”.',
    find: (doc) =>
      scan(doc, 'according', 'to', 'me').map(({ first, last }) => hit(first, last, 'in my opinion')),
    catches: ['According to me, homework is a burden.', 'so according to me we should go'],
    passes: ['According to my teacher, we should go.', 'In my opinion, homework is useful.'],
  },
];

const WRONG_OBJECT: ReadonlySet<string> = new Set([
  'request for',
  'demand for',
  'order for',
  'await for',
  'enter into',
  'enter to',
  'join to',
  'join with',
  'attend to',
  'attend at',
  'attend in',
  'face to',
  'face with',
  'contact with',
  'respect to',
  'obey to',
  'support to',
  'follow to',
  'avoid from',
  'consider about',
  'describe about',
  'affect to',
  'love to',
  'approach to',
  'seek for',
]);

/** "went", "came": verbs of motion, not "the coming year". */
const isMotion = (token: Token): boolean =>
  /^(?:go|come|return)$/.test(
    baseOf(token, 'base') ?? baseOf(token, 's') ?? baseOf(token, 'past') ?? baseOf(token, 'ing') ?? '',
  );
