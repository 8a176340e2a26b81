import { isComparative } from '../../language/adjective-lists.js';
import { type Doc, hasForm, isPurePast, type Token } from '../../language/document.js';
import { follows, maybe, scan } from '../../language/pattern.js';
import { isYear, MONTHS, NUMBERS, TIME_UNITS, WEEKDAYS } from '../../language/word-classes.js';

/** Verbs of the mind tell about now also in a story: "I remember last year". */
export const MENTAL =
  /^(?:think|know|remember|believe|feel|guess|hope|wish|miss|say|mean|like|love|want|prefer|agree|suppose)$/;
const PAST_UNITS =
  /^(?:night|week|month|year|weekend|holiday|holidays|time|term|semester|birthday|raya|deepavali|diwali|christmas|ramadan|gawai)$/;
const isPastUnit = (token: Token): boolean =>
  PAST_UNITS.test(token.lower) || WEEKDAYS.has(token.lower) || MONTHS.has(token.lower);

/** Where a finished time is named: "yesterday", "last week", "two years ago", "in 2019". */
export function finishedTimes(doc: Doc): { first: Token; last: Token }[] {
  return [
    ...scan(doc, 'yesterday'),
    ...scan(doc, 'this', 'morning'),
    ...scan(doc, 'last', maybe('school|hari|chinese'), isPastUnit).filter(({ first }) => !isSpan(doc, first)),
    ...scan(
      doc,
      (token) => NUMBERS.has(token.lower) || /^(?:a|an|one|few|several|many|some|\d+)$/.test(token.lower),
      isUnit,
      'ago',
    ),
    ...scan(doc, 'long', maybe('time'), 'ago'),
    ...scan(doc, 'on|in|during', 'my|our|the', 'last', isPastUnit),
    ...scan(
      doc,
      'on|during',
      'my|our',
      'first',
      'day|week|month|year|trip|lesson|match|visit|holiday',
      maybe('at|in|of|as'),
      maybe('the|my|a|this'),
      maybe('new|old'),
      maybe('school|class|college|job|work|student|team'),
    ),
    ...scan(doc, 'that', 'time').filter(
      ({ first }) =>
        first.before !== 'none' ||
        /^(?:at|and|so|but|because)$/.test(doc.tokens[first.index - 1]?.lower ?? ''),
    ),
    ...scan(doc, 'just', 'now').filter(
      ({ first }) => !/^(?:am|is|are)$/.test(doc.tokens[first.index - 1]?.lower ?? ''),
    ),
    ...scan(doc, 'back', 'then'),
    ...scan(doc, 'before', 'this').filter(({ first }) => first.before !== 'none'),
    ...scan(doc, 'during', 'the', 'pandemic|lockdown|mco'),
    ...scan(doc, 'in', isYear).filter(({ last }) => Number(last.lower) < 2025),
    ...scan(
      doc,
      'when',
      'i|we|he|she|they',
      'was|were',
      maybe('in|a|an|still|very|just|only|about'),
      maybe('a|an|primary|standard|form|year|kindergarten|my|the'),
      (token) =>
        /^(?:young|small|little|child|kid|baby|toddler|younger|school|kindergarten|kampung|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)$/.test(
          token.lower,
        ),
    ).map((match) => ({ ...match, last: endOfAge(doc, match.last) })),
  ];
}

/** The sentence tells what happened: a past verb stands in it, and no word that leads back to now. */
export function isStory(doc: Doc, { sentence }: Token): boolean {
  const tokens = doc.tokens.filter((token) => token.sentence === sentence);
  const told = tokens.some(
    (token) => isPurePast(token) || /^(?:was|were|yesterday|ago|won|met|felt|had)$/.test(token.lower),
  );
  return (
    told &&
    !tokens.some(({ lower }) =>
      /^(?:now|nowadays|still|always|usually|every|since|than|until|am|is|are)$/.test(lower),
    )
  );
}

const isUnit = (token: Token): boolean => TIME_UNITS.has(token.lower.replace(/s$/, ''));
/** "since last year" and "over the last year" are open to the present; "than last year" only compares. */
const isSpan = (doc: Doc, token: Token): boolean => {
  const [before, earlier] = [1, 2].map((by) => doc.tokens[token.index - by]?.lower ?? '');
  const misheardThan = before === 'then' && isComparative(earlier ?? '');
  return (
    misheardThan ||
    /^(?:since|for|over|the|until|till|my|his|her|our|than|as|like|from|of|to)$/.test(before ?? '')
  );
};

function endOfAge(doc: Doc, age: Token): Token {
  let end = age;
  while (follows(doc, end.index + 1, 'years|year|old') && doc.tokens[end.index + 1]?.before === 'none') {
    end = doc.tokens[end.index + 1] ?? end;
  }
  return end;
}

/** No other finite verb, relative clause or full stop between the verb and the time. */
export const isAlone = (doc: Doc, verb: Token, time: Token): boolean =>
  doc.tokens
    .slice(verb.index + 1, time.index)
    .every(
      (token) =>
        token.before === 'none' &&
        !hasForm(token, 'past') &&
        (!/^(?:that|who|which|what|because)$/.test(token.lower) || isPointing(doc, token)),
    );

/** "watched that movie": the word points at a thing and opens no clause. */
const isPointing = (doc: Doc, { lower, index }: Token): boolean =>
  lower === 'that' &&
  hasForm(doc.tokens[index - 1], 'base', 'past', 'participle', 's') &&
  doc.tokens[index + 1]?.tag === 'NOUN';
