import { describe, expect, test } from '@jest/globals';
import { retryAfterMs } from './failure.js';

const NOW = Date.parse('2026-11-21T08:00:00Z');

describe('retryAfterMs', () => {
  test.each<[Record<string, string>, number | null]>([
    [{ 'retry-after': '2' }, 2000],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': 'Sat, 21 Nov 2026 08:00:05 GMT' }, 5000],
    [{ 'retry-after': 'Sat, 21 Nov 2026 07:00:00 GMT' }, 0],
    [{ 'retry-after-ms': '250', 'retry-after': '2' }, 250],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': '-3' }, null],
    [{}, null],
  ])('%j', (headers, expected) => {
    expect(retryAfterMs(new Headers(headers), NOW)).toBe(expected);
  });

  test('no headers, no wait asked for', () => expect(retryAfterMs(undefined, NOW)).toBeNull());
});
