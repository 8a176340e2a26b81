import { describe, expect, test } from '@jest/globals';
import { createLogger } from './logger.js';
import { requestIds } from './request-id.js';
import { LogLines } from './testing/log-lines.js';

/** How an error stands in the log. */
function logged(error: unknown): Record<string, unknown> {
  const lines = new LogLines();
  createLogger({ logLevel: 'error' }, 'test', lines).error({ err: error }, 'failed');
  return lines.all[0]?.err as Record<string, unknown>;
}

const jsonError = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
};
const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields);

describe('an error in the log', () => {
  test('says what it is and where, and nothing of its other fields', () => {
    const error = withFields('connect ECONNREFUSED', {
      code: 'ECONNREFUSED',
      client: { password: 'secret' },
    });
    const { stack, ...rest } = logged(error);
    expect(rest).toEqual({ type: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' });
    expect(stack).toMatch(/^ +at /);
  });

  test.each<[string, unknown, string]>([
    ['an address', new Error('550 <mei@school.test>: no mailbox'), '550 <(address)>: no mailbox'],
    ['more than a line', new Error('Rejected\nentity: { name: "Mei" }'), 'Rejected'],
    ['a body that is no JSON', jsonError("I'm from Kajang"), 'Unexpected token … is not valid JSON'],
    [
      'a value that a column does not take',
      withFields('invalid input syntax for type uuid: "Mei Tan"', { code: '22P02' }),
      'invalid input syntax for type uuid: …',
    ],
    [
      'a relation by its name',
      withFields('relation "users" does not exist', { code: '42P01' }),
      'relation "users" does not exist',
    ],
    [
      'an entity that is not whole',
      withFields(`Trying to set User.role of type 'text' to 'Mei'`, { entity: {} }),
      'Trying to set User.role of type …',
    ],
  ])('%s', (_case, error, message) => {
    expect(logged(error).message).toBe(message);
  });

  test('tells its cause the same way; what is no error only by its type', () => {
    const cause = new Error('refused mei@school.test', { cause: new URLSearchParams({ code: 'secret' }) });
    expect(logged(new Error('outer', { cause }))).toMatchObject({
      cause: { message: 'refused (address)', cause: { type: 'object' } },
    });
    expect(logged('mei@school.test')).toEqual({ type: 'string' });
  });
});

test('a line outside of requests has no id, one inside has that of its own', async () => {
  const lines = new LogLines();
  const log = createLogger({ logLevel: 'info' }, 'test', lines);
  log.info('start');
  await Promise.all(
    ['one', 'two'].map((id) =>
      requestIds.run(id, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        log.info(id);
      }),
    ),
  );
  expect(lines.all.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['start', undefined],
    ['one', 'one'],
    ['two', 'two'],
  ]);
});
