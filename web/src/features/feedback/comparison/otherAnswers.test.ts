import { describe, expect, test } from '@jest/globals';
import { comparableAnswers, inOrder, marksInOrder } from './otherAnswers';

const answer = (sessionId: string, overallScore: number | null) => ({
  ...{ sessionId, overallScore, maximumScore: 12, state: 'assessed' as const },
  createdAt: `2026-11-0${sessionId}T10:00:00Z`,
});
const answers = [answer('1', 6), answer('2', null), answer('3', 7), answer('4', 9)];

describe('comparableAnswers', () => {
  test.each([
    ['4', ['3', '1']],
    ['3', ['1', '4']],
    ['1', ['3', '4']],
    ['2', ['1', '3', '4']],
  ])('of answer %s: the nearest earlier one first, then later ones', (id, others) => {
    expect(comparableAnswers({ id, answers }).map(({ sessionId }) => sessionId)).toEqual(others);
  });

  test('of the only answer there are none', () => {
    expect(comparableAnswers({ id: '1', answers: [answer('1', 6)] })).toEqual([]);
    expect(comparableAnswers({ id: '1', answers: [] })).toEqual([]);
  });
});

test('marks in order, as soon as there are two', () => {
  expect(marksInOrder(answers)).toBe('6, 7 and 9 of 12');
  expect(marksInOrder(answers.slice(0, 2))).toBeNull();
});

test('the earlier of two comes first; of the same moment, the one that was accepted first', () => {
  const [a, b] = [
    { id: '9', createdAt: '2026-11-01' },
    { id: '10', createdAt: '2026-11-01' },
  ];
  expect(inOrder(b, a)).toEqual([a, b]);
  expect(inOrder({ id: '1', createdAt: '2026-11-03' }, b)[0]).toBe(b);
});
