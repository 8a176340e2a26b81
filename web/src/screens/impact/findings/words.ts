import { ALL_TIME, impactPeriodLabel } from 'schema/rules/impact';

const NUMBER = new Intl.NumberFormat('en');
const SHORT = new Intl.NumberFormat('en', { notation: 'compact' });
const MARKS = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** "1 session", "1,204 sessions". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${NUMBER.format(count)} ${count === 1 ? one : many}`;

export const whole = (count: number): string => NUMBER.format(count);

/** "12K": on an axis, where there is no room for all of it. */
export const short = (count: number): string => SHORT.format(count);

/** A mark or a mean of marks: at most two decimals. */
export const marks = (value: number): string => MARKS.format(value);

/** "+2", "−0.33", "0": with the sign that is a minus. */
export const signed = (value: number): string =>
  value === 0 ? '0' : `${value > 0 ? '+' : '−'}${MARKS.format(Math.abs(value))}`;

/** "1 mark", "0.48 marks". */
export const byMarks = (value: number): string => `${MARKS.format(value)} ${value === 1 ? 'mark' : 'marks'}`;

/** "n = 23 students", which no line breaks in two. */
export const sample = (count: number, one: string): string =>
  `n = ${counted(count, one)}`.replaceAll(' ', '\u00a0');

/** Whole percent; a dash where there is nobody to divide by. */
export const share = (part: number, of: number): string =>
  of === 0 ? '–' : `${Math.round((100 * part) / of)}%`;

/** "in September 2025", "so far". */
export const inPeriod = (period: string): string =>
  period === ALL_TIME ? 'so far' : `in ${impactPeriodLabel(period)}`;

/** "July", "July and August", "July, August and September". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
