import { describe, expect, test } from '@jest/globals';
import { APIError } from 'openai';
import { classify, retryAfterMs } from './failure.js';

const NOW = Date.parse('2026-11-21T08:00:00Z');

test('the words for programs are kept, sentences are not', () => {
  const said = {
    message: 'Bad input: "My name is Aina."',
    code: 'context_length_exceeded',
    param: 'Aina said so',
  };
  const error = APIError.generate(422, { error: said }, said.message, new Headers());
  expect(classify(error, 'The server').sentence).toBe('The server answered 422 (context_length_exceeded).');
});

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
