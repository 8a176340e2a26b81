import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  afterReviewPrompt,
  mayPromptReview,
  NEVER_PROMPTED,
  type ReviewedMarks,
  type ReviewPromptState,
} from './reviews.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 12);
const daysAgo = (days: number) => NOW - days * DAY;
const marks = (overallScore: number | null, grammarScore: number | null, vocabularyScore: number | null) => ({
  overallScore,
  grammarScore,
  vocabularyScore,
});
const GOOD = marks(8, 4, 4);

describe('who is asked for a review', () => {
  test.each<[string, Partial<ReviewPromptState>, boolean]>([
    ['never asked before', {}, true],
    ['dismissed a moment ago', { lastDismissedAt: NOW }, false],
    ['dismissed 7 days ago, less a millisecond', { lastDismissedAt: daysAgo(7) + 1 }, false],
    ['dismissed 7 days ago', { lastDismissedAt: daysAgo(7) }, true],
    ['submitted 30 days ago, less a millisecond', { lastSubmittedAt: daysAgo(30) + 1 }, false],
    ['submitted 30 days ago', { lastSubmittedAt: daysAgo(30) }, true],
    ['dismissed long ago, submitted lately', { lastDismissedAt: 0, lastSubmittedAt: daysAgo(8) }, false],
    ['submitted long ago, dismissed lately', { lastDismissedAt: daysAgo(6), lastSubmittedAt: 0 }, false],
    ['asked twice', { promptCount: 2 }, true],
    ['asked three times', { promptCount: 3 }, false],
    ['asked more often', { promptCount: 7 }, false],
  ])('%s: %p', (_name, state, asked) => {
    expect(mayPromptReview({ ...NEVER_PROMPTED, ...state }, GOOD, NOW)).toBe(asked);
  });

  test.each<[ReviewedMarks, boolean]>([
    [marks(8, 4, 4), true],
    [marks(7.5, 4, 3.5), false],
    [marks(12, 6, 6), true],
    // Part 3: of 18
    [marks(8, 2, 3), true],
    [marks(7, 2, 3), false],
    // a criterion or the total was not marked
    [marks(null, 4, 4), true],
    [marks(null, 6, null), false],
    [marks(8, null, null), true],
    [marks(null, null, null), false],
    [marks(0, 0, 0), false],
  ])('with %j: %p', (given, asked) => {
    expect(mayPromptReview(NEVER_PROMPTED, given, NOW)).toBe(asked);
  });

  test('however much is practised, nobody is asked more than three times, or too soon', () => {
    const step = fc.record({
      hours: fc.integer({ min: 0, max: 24 * 40 }),
      grammarScore: fc.integer({ min: 0, max: 12 }).map((halves) => halves / 2),
      vocabularyScore: fc.integer({ min: 0, max: 12 }).map((halves) => halves / 2),
      outcome: fc.constantFrom('dismissed' as const, 'submitted' as const),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state = NEVER_PROMPTED;
        let now = NOW;
        const asked: { at: number; mark: number; outcome: 'dismissed' | 'submitted' }[] = [];
        for (const { hours, outcome, ...bands } of steps) {
          now += (hours * DAY) / 24;
          const mark = bands.grammarScore + bands.vocabularyScore;
          if (!mayPromptReview(state, { ...bands, overallScore: mark }, now)) continue;
          state = afterReviewPrompt(afterReviewPrompt(state, 'shown', now), outcome, now);
          asked.push({ at: now, mark, outcome });
        }
        expect(asked.length).toBeLessThanOrEqual(3);
        expect(state.promptCount).toBe(asked.length);
        for (const { mark } of asked) expect(mark).toBeGreaterThanOrEqual(8);
        for (const [later, earlier] of asked.slice(1).map((one, place) => [one, asked[place]] as const)) {
          const rest = earlier?.outcome === 'submitted' ? 30 : 7;
          expect(later.at - (earlier?.at ?? 0)).toBeGreaterThanOrEqual(rest * DAY);
        }
      }),
    );
  });
});

test('an event changes what it is about', () => {
  const before = { lastDismissedAt: 1, lastSubmittedAt: 2, promptCount: 1 };
  expect(afterReviewPrompt(before, 'shown', NOW)).toEqual({ ...before, promptCount: 2 });
  expect(afterReviewPrompt(before, 'dismissed', NOW)).toEqual({ ...before, lastDismissedAt: NOW });
  expect(afterReviewPrompt(before, 'submitted', NOW)).toEqual({ ...before, lastSubmittedAt: NOW });
});
