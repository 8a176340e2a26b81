/**
 * Milliseconds before the next attempt: doubling with each failure, the last half of it random, so that a class
 * whose Wi-Fi returns does not come back in step.
 * @param failures failed attempts so far, from 1
 */
export function backoffMs(
  failures: number,
  { first, longest }: { first: number; longest: number },
  random: () => number = Math.random,
): number {
  const delay = Math.min(longest, first * 2 ** (failures - 1));
  return delay / 2 + (delay / 2) * random();
}
