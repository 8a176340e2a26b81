import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TestClock } from '../testing/test-clock.js';
import { AuthCookies } from './cookies.js';
import { Accounts } from './local/accounts.js';
import { Attempts } from './local/attempts.js';
import { MailLinks } from './local/mail-links.js';
import { OidcRecords } from './local/oidc-records.js';
import { Logins } from './logins.js';
import { sweepIdentity } from './sweep.js';
import { type IdentityDatabase, openIdentityDatabase } from './testing/identity-database.js';

let database: IdentityDatabase;
beforeAll(async () => {
  database = await openIdentityDatabase();
});
afterAll(() => database.close());

const count = async (table: string): Promise<number> =>
  (await database.sql.query<{ n: number }>(`select count(*)::int as n from identity.${table}`))[0]?.n ?? -1;

test('only what has run out is deleted', async () => {
  const { sql } = database;
  const clock = new TestClock();
  const fill = async (email: string): Promise<string> => {
    const userId = randomUUID();
    const logins = new Logins({ sql, clock, cookies: new AuthCookies('http://x'), onRevoked: () => {} });
    await logins.create({ userId, issuer: 'local', subject: 's', idToken: 'i' });
    const account = await new Accounts(sql, clock).create({
      email,
      password: 'long enough',
      firstName: 'A',
      lastName: 'B',
    });
    await new MailLinks(sql, clock).issue('verify', account?.id ?? '');
    await new Attempts(sql, clock).take('signUp', { email, address: email });
    return userId;
  };
  const oldUser = await fill('old@school.test');
  clock.moveTo(new Date(Date.now() + 15 * 86_400_000));
  await fill('new@school.test');
  const records = new OidcRecords(sql, 'Session');
  await records.upsert('gone', { uid: 'a' }, -1);
  await records.upsert('open', { uid: 'b' }, 60);
  await sql.query(
    `insert into identity.outbox (recipient, subject, body) select 'x', n::text, 'y' from generate_series(1, 510) n`,
  );

  const ended: string[] = [];
  const users = { loginsEnded: async (ids: readonly string[]) => void ended.push(...ids) };
  await sweepIdentity({ sql, clock, users });
  expect(ended).toEqual([oldUser]);

  expect(await Promise.all(['logins', 'tokens', 'attempts', 'oidc_records', 'accounts'].map(count))).toEqual([
    1, 1, 1, 1, 2,
  ]);
  const outbox = await sql.query<{ subject: string }>(
    'select subject from identity.outbox order by id limit 1',
  );
  expect([await count('outbox'), outbox[0]?.subject]).toEqual([500, '11']);
});
