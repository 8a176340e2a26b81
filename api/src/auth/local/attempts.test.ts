import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { TestClock } from '../../testing/test-clock.js';
import { type IdentityDatabase, openIdentityDatabase } from '../testing/identity-database.js';
import { Attempts } from './attempts.js';

let database: IdentityDatabase;
let clock: TestClock;
let attempts: Attempts;
beforeAll(async () => {
  database = await openIdentityDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = new TestClock();
  attempts = new Attempts(database.sql, clock);
  await database.sql.query('delete from identity.attempts');
});

const mei = { email: 'mei@school.test', address: '10.0.0.1' };
const allowed = async (times: number, who: (n: number) => typeof mei): Promise<number> => {
  const waits = await Promise.all(Array.from({ length: times }, (_, n) => attempts.take('signIn', who(n))));
  return waits.filter((wait) => wait === null).length;
};

test('of fifteen tries at the same moment ten are made', async () => {
  expect(await allowed(15, () => mei)).toBe(10);
});

test('another account at the same address, and the same account elsewhere, are free', async () => {
  await allowed(15, () => mei);
  expect(await attempts.take('signIn', { ...mei, email: 'other@school.test' })).toBeNull();
  expect(await attempts.take('signIn', { ...mei, address: '10.0.0.2' })).toBeNull();
});

test('one account tried from many addresses gets a hundred tries', async () => {
  expect(await allowed(120, (n) => ({ ...mei, address: `10.0.1.${n}` }))).toBe(100);
});

test('a school of three hundred may sign in from one address', async () => {
  expect(await allowed(310, (n) => ({ ...mei, email: `pupil${n}@school.test` }))).toBe(300);
});

test('a right try gives its place back', async () => {
  for (let n = 0; n < 320; n += 1) {
    const who = { ...mei, email: `pupil${n}@school.test` };
    expect(await attempts.take('signIn', who)).toBeNull();
    await attempts.forgive('signIn', who);
  }
});

test.each([
  ['the same /64 of IPv6', '2001:db8:0:1::1', '2001:db8:0:1:ffff::2', false],
  ['short for the same', '2001:db8::1', '2001:db8:0:0:1::1', false],
  ['another /64', '2001:db8:0:1::1', '2001:db8:0:2::1', true],
  ['IPv4 written as IPv6', '::ffff:10.0.0.9', '10.0.0.9', false],
])('%s', async (_case, first, second, isFree) => {
  for (let n = 0; n < 10; n += 1) await attempts.take('signIn', { ...mei, address: first });
  expect((await attempts.take('signIn', { ...mei, address: second })) === null).toBe(isFree);
});

test('the wait shrinks, and ends with the window', async () => {
  await allowed(10, () => mei);
  expect(await attempts.take('signIn', mei)).toBe(900);
  clock.moveTo(new Date(Date.now() + 600_000));
  const wait = (await attempts.take('signIn', mei)) ?? 0;
  expect(wait).toBeGreaterThan(290);
  expect(wait).toBeLessThanOrEqual(300);
  clock.moveTo(new Date(Date.now() + 901_000));
  expect(await attempts.take('signIn', mei)).toBeNull();
});

test('the table holds neither e-mail nor address', async () => {
  await attempts.take('signIn', mei);
  const rows = await database.sql.query<{ line: string }>('select a::text as line from identity.attempts a');
  expect(rows).toHaveLength(3);
  for (const { line } of rows) expect(line).not.toMatch(/mei|10\.0/);
});
