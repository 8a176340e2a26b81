import { expect, test } from '@jest/globals';
import { BLOCKED_PORTS } from './blocked-ports.js';

test('are those that fetch refuses before it connects', async () => {
  const reasons = [...BLOCKED_PORTS].map((port) =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => `${port} answered`,
      ({ cause }) => cause?.message,
    ),
  );
  expect(new Set(await Promise.all(reasons))).toEqual(new Set(['bad port']));
  expect(BLOCKED_PORTS).not.toContain(4000);
});
