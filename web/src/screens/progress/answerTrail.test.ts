import { expect, test } from '@jest/globals';
import { answerTrail } from './answerTrail';

const answer = (sessionId: string, overallScore: number | null) => ({
  ...{ sessionId, overallScore, maximumScore: 12, state: 'assessed' as const },
  createdAt: '2026-11-01T10:00:00Z',
});

test.each([
  ['the first of two', '1', [5, 7], { place: 'Answer 1 of 2 to this question', marks: '5 → 7 of 12' }],
  ['one without marks', '2', [5, null, 9], { place: 'Answer 2 of 3 to this question', marks: '5 → 9 of 12' }],
  ['one with marks', '1', [5, null], { place: 'Answer 1 of 2 to this question', marks: null }],
  ['the only one', '1', [5], null],
  ['one that is not there', '9', [5, 7], null],
])('%s', (_name, id, marks, trail) => {
  const answers = marks.map((mark, index) => answer(String(index + 1), mark));
  expect(answerTrail(id, answers)).toEqual(trail);
});
