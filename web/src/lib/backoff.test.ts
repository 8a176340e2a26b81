import { backoffMs } from './backoff';

const BOUNDS = { first: 2000, longest: 60_000 };

test('attempts come at growing distances, up to the longest', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 2000].map((n) => backoffMs(n, BOUNDS, () => 1))).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]);
});

test('half of each is random, out of step with others', () => {
  expect(backoffMs(1, BOUNDS, () => 0)).toBe(1000);
  expect(backoffMs(7, BOUNDS, () => 0.5)).toBe(45_000);
});
