import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { streakLevel, streakOf } from './streak.ts';

const day = (offset: number) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10);

describe('streak', () => {
  test.each([
    ['nothing', [], 0, 0, 0],
    ['today', [10], 1, 1, 1],
    ['yesterday is alive', [9], 1, 1, 1],
    ['two days ago is broken', [8], 0, 1, 1],
    ['three up to today', [8, 9, 10], 3, 3, 3],
    ['a longer one earlier', [1, 2, 3, 4, 9, 10], 2, 4, 6],
    ['over a month', [30, 31, 32].map((n) => n - 22), 3, 3, 3],
  ])('%s', (_name, offsets, current, longest, total) => {
    expect(streakOf(offsets.map(day), day(10))).toEqual({
      currentStreak: current,
      longestStreak: longest,
      totalPracticeDays: total,
    });
  });

  test('equals a plain recount for any set of days', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 })), (offsets) => {
        const practised = new Set(offsets);
        const runEndingAt = (end: number): number => (practised.has(end) ? 1 + runEndingAt(end - 1) : 0);
        const today = 60;
        const expected = {
          currentStreak: practised.has(today) ? runEndingAt(today) : runEndingAt(today - 1),
          longestStreak: Math.max(0, ...offsets.map(runEndingAt)),
          totalPracticeDays: practised.size,
        };
        expect(streakOf(offsets.map(day), day(today))).toEqual(expected);
      }),
    );
  });

  test.each([
    [0, 'Getting Started'],
    [2, 'Getting Started'],
    [3, 'Hot'],
    [6, 'Hot'],
    [7, 'Fire'],
    [13, 'Fire'],
    [14, 'Champion'],
    [29, 'Champion'],
    [30, 'Legend'],
    [365, 'Legend'],
  ])('%p days: %p', (days, name) => expect(streakLevel(days)).toBe(name));
});
