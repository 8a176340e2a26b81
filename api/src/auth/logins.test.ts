import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TestClock } from '../testing/test-clock.js';
import { AuthCookies } from './cookies.js';
import { Logins } from './logins.js';
import type { Sql } from './sql.js';
import { type IdentityDatabase, openIdentityDatabase } from './testing/identity-database.js';

const DAY_MS = 86_400_000;
const cookies = new AuthCookies('http://localhost:4000');
const headerOf = (token: string): string => `theme=dark; ${cookies.login}=${token}`;

let database: IdentityDatabase;
let clock: TestClock;
let revoked: string[];
let queries: number;

/** One process: its own cache on the shared database. */
function newProcess(): Logins {
  const counting: Sql = {
    query: (text, values) => {
      queries += 1;
      return database.sql.query(text, values);
    },
  };
  return new Logins({ sql: counting, clock, cookies, onRevoked: (id) => void revoked.push(id) });
}

const newLogin = (userId = randomUUID()) => ({
  userId,
  issuer: 'local',
  subject: 'subject',
  idToken: 'hint',
});
const inMs = (ms: number): Date => new Date(clock.now().getTime() + ms);

beforeAll(async () => {
  database = await openIdentityDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  clock = new TestClock();
  revoked = [];
  queries = 0;
});

test('a login is found by its cookie, in another process too', async () => {
  const user = newLogin();
  const { token, loginId } = await newProcess().create(user);
  expect(await newProcess().resolve(headerOf(token))).toEqual({ loginId, userId: user.userId });
});

test('the table holds no token', async () => {
  const { token, loginId } = await newProcess().create(newLogin());
  const [row] = await database.sql.query<{ line: string }>(
    'select logins::text as line from identity.logins where id = $1',
    [loginId],
  );
  expect(row?.line).toContain(loginId);
  expect(row?.line).not.toContain(token);
  expect(row?.line).not.toContain(Buffer.from(token).toString('hex'));
});

test.each([
  ['no cookie', undefined],
  ['another cookie', 'theme=dark'],
  ['an empty one', `${cookies.login}=`],
  ['a short one', `${cookies.login}=abc`],
  ['a stranger', headerOf('A'.repeat(43))],
])('%s is nobody', async (_case, header) => {
  expect(await newProcess().resolve(header)).toBeNull();
});

test('nothing but a token of the right shape reaches the database', async () => {
  await newProcess().resolve(headerOf("' or true --"));
  expect(queries).toBe(0);
});

test('it ends after 14 days, also in a warm cache', async () => {
  const logins = newProcess();
  const { token } = await logins.create(newLogin());
  clock.moveTo(inMs(14 * DAY_MS - 1000));
  expect(await logins.resolve(headerOf(token))).not.toBeNull();
  clock.moveTo(inMs(2000));
  expect(await logins.resolve(headerOf(token))).toBeNull();
});

describe('memory', () => {
  test('the second request of a minute asks no database', async () => {
    const logins = newProcess();
    const { token } = await logins.create(newLogin());
    await logins.resolve(headerOf(token));
    queries = 0;
    expect(await logins.resolve(headerOf(token))).not.toBeNull();
    expect(queries).toBe(0);
    clock.moveTo(inMs(61_000));
    await logins.resolve(headerOf(token));
    expect(queries).toBe(1);
  });

  test('a revoked login is out at once here, and elsewhere once its news is heard', async () => {
    const [here, elsewhere] = [newProcess(), newProcess()];
    const { token, loginId } = await here.create(newLogin());
    await here.resolve(headerOf(token));
    await elsewhere.resolve(headerOf(token));
    await here.revoke(loginId);
    expect(await here.resolve(headerOf(token))).toBeNull();
    expect(revoked).toEqual([loginId]);
    elsewhere.forget(loginId);
    expect(await elsewhere.resolve(headerOf(token))).toBeNull();
  });

  test('a revocation heard while the login is being read is not overwritten by what was read', async () => {
    const writer = newProcess();
    const { token, loginId } = await writer.create(newLogin());
    let revokeNow = async (): Promise<void> => {
      await writer.revoke(loginId);
      slow.forget(loginId);
    };
    const slow = new Logins({
      sql: {
        async query<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]> {
          const rows = await database.sql.query<T>(text, values);
          await revokeNow();
          revokeNow = async () => {};
          return rows;
        },
      },
      clock,
      cookies,
      onRevoked: () => {},
    });
    await slow.resolve(headerOf(token));
    expect(await slow.resolve(headerOf(token))).toBeNull();
  });
});

describe('revoking', () => {
  test('all logins of one user, and nobody else', async () => {
    const logins = newProcess();
    const userId = randomUUID();
    const mine = await Promise.all([logins.create(newLogin(userId)), logins.create(newLogin(userId))]);
    const other = await logins.create(newLogin());
    await logins.revokeAllOf(userId);
    for (const { token } of mine) expect(await logins.resolve(headerOf(token))).toBeNull();
    expect(await logins.resolve(headerOf(other.token))).not.toBeNull();
    expect(new Set(revoked)).toEqual(new Set(mine.map(({ loginId }) => loginId)));
  });

  test('by the provider’s own id, at this issuer only', async () => {
    const logins = newProcess();
    const subject = randomUUID();
    const local = await logins.create({ ...newLogin(), subject });
    const elsewhere = await logins.create({ ...newLogin(), issuer: 'https://id.example', subject });
    await logins.revokeAllOfSubject('local', subject);
    expect(await logins.resolve(headerOf(local.token))).toBeNull();
    expect(await logins.resolve(headerOf(elsewhere.token))).not.toBeNull();
  });

  test('twice tells once, and leaves the hint for the provider', async () => {
    const logins = newProcess();
    const { token, loginId } = await logins.create(newLogin());
    await logins.revoke(loginId);
    await logins.revoke(loginId);
    expect(revoked).toEqual([loginId]);
    expect(await logins.ending(headerOf(token))).toMatchObject({ loginId, idToken: 'hint', isRevoked: true });
  });
});

test('under https the cookie is bound to this host and encrypted connections', () => {
  const secure = new AuthCookies('https://lisan.school.my');
  expect(secure.login).toBe('__Host-lisan_login');
  expect(secure.forLogin).toEqual({
    httpOnly: true,
    sameSite: 'lax',
    secure: true,
    path: '/',
    maxAge: 14 * DAY_MS,
  });
  expect(cookies.forLogin.secure).toBe(false);
});
