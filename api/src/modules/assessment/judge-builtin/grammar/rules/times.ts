import type { Doc, Token } from '../../language/document.js';
import { follows, maybe, scan } from '../../language/pattern.js';
import { isYear, MONTHS, NUMBERS, TIME_UNITS, WEEKDAYS } from '../../language/word-classes.js';

/** Verbs of the mind tell about now also in a story: "I remember last year". */
export const MENTAL =
  /^(?:think|know|remember|believe|feel|guess|hope|wish|miss|say|mean|like|love|want|prefer|agree|suppose)$/;
const PAST_UNITS =
  /^(?:night|week|month|year|weekend|holiday|holidays|time|term|semester|raya|deepavali|diwali|christmas|ramadan|gawai)$/;
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
      'i|we|he|she',
      'was|were',
      maybe('in|a|an|still|very|just'),
      maybe('a|an|primary'),
      (token) =>
        /^(?:young|small|little|child|kid|baby|younger|school|\d+|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(
          token.lower,
        ),
    ).map((match) => ({ ...match, last: endOfAge(doc, match.last) })),
  ];
}

const isUnit = (token: Token): boolean => TIME_UNITS.has(token.lower.replace(/s$/, ''));
/** "since last year" and "over the last year" are open to the present. */
const isSpan = (doc: Doc, token: Token): boolean =>
  /^(?:since|for|over|the|until|till|my|his|her|our)$/.test(doc.tokens[token.index - 1]?.lower ?? '');

function endOfAge(doc: Doc, age: Token): Token {
  let end = age;
  while (follows(doc, end.index + 1, 'years|year|old') && doc.tokens[end.index + 1]?.before === 'none') {
    end = doc.tokens[end.index + 1] ?? end;
  }
  return end;
}
