import type { Streak } from 'schema/rules/streak';
import type { Stats } from '../progress.service.js';
import { bandsOf, type MadePractice } from './own-practice.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : sum(numbers) / numbers.length;

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

const isOwn = ({ isOpen, isForStudent }: MadePractice): boolean => !isOpen && !isForStudent;

/** The statistics counted again, as the decisions word them. */
export function recountStats(practice: readonly MadePractice[]): Stats {
  const own = practice.filter(isOwn);
  const fractions = own
    .filter(({ bands }) => bands !== null)
    .toSorted((a, b) => a.quarter - b.quarter)
    .map((made) => sum(bandsOf(made)) / (6 * bandsOf(made).length));
  const bands = own.flatMap(bandsOf);
  const k = Math.min(5, Math.floor(fractions.length / 2));
  const [first, last] = [mean(fractions.slice(0, k)), mean(k === 0 ? [] : fractions.slice(-k))];
  return {
    totalSessions: own.length,
    averageScore: bands.length === 0 ? 0 : Math.round((sum(bands) * 100) / bands.length) / 100,
    totalPracticeTime: Math.round(sum(own.map(({ duration }) => duration)) / 60),
    improvement: first === 0 ? 0 : Math.round(((last - first) / first) * 100),
  };
}

interface When {
  readonly begins: number;
  readonly now: Date;
  readonly zone: string;
}

/** The streak counted again: a day after the other, as a calendar on the wall would be ticked. */
export function recountStreak(practice: readonly MadePractice[], { begins, now, zone }: When): Streak {
  const calendar = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' });
  const dayOf = (quarter: number) => calendar.format(begins + quarter * 900_000);
  const ticked = new Set(
    practice
      .filter(({ isForStudent }) => !isForStudent)
      .flatMap(({ isOpen, quarter, turns }) => [
        ...(isOpen ? [] : [dayOf(quarter)]),
        ...turns.filter(({ speaker }) => speaker === 'student').map((turn) => dayOf(turn.quarter)),
      ]),
  );
  const runEndingOn = (day: string): number => (ticked.has(day) ? 1 + runEndingOn(dayBefore(day)) : 0);
  const today = calendar.format(now);
  return {
    currentStreak: runEndingOn(ticked.has(today) ? today : dayBefore(today)),
    longestStreak: Math.max(0, ...[...ticked].map(runEndingOn)),
    totalPracticeDays: ticked.size,
  };
}
