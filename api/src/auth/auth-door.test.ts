import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import pg from 'pg';
import { pino } from 'pino';
import { readSettings } from '../config/env.js';
import { explainFailure } from '../explain-failure.js';
import { TestClock } from '../testing/test-clock.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { openAuthDoor } from './auth-door.js';
import { ensureDemoAccounts } from './local/demo-accounts.js';
import { createSql } from './sql.js';

const PRODUCTION = { APP_MODE: 'production', SESSION_SECRET: 'a secret of thirty-two characters' };
const OUTSIDE = { OIDC_ISSUER: 'http://127.0.0.1:2', OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 's' };

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const openDoor = (env: NodeJS.ProcessEnv) =>
  openAuthDoor({
    settings: readSettings(env),
    pool,
    clock: new TestClock(),
    log: pino({ level: 'silent' }),
    users: {
      signedIn: async () => ({ userId: '' }),
      emailVerified: async () => {},
      loginsEnded: async () => {},
    },
    onRevoked: () => {},
  });

/** Status of each path behind a door with these settings. */
async function statuses(env: NodeJS.ProcessEnv, paths: readonly string[]): Promise<number[]> {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  const door = await openDoor({ HOST: '127.0.0.1', PORT: String(port), BASE_URL: baseUrl, ...env });
  server.on('request', express().use(door.router));
  const responses = await Promise.all(paths.map((path) => fetch(baseUrl + path, { redirect: 'manual' })));
  door.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return responses.map(({ status }) => status);
}

const PATHS = ['/api/login', '/oidc/.well-known/openid-configuration', '/mailbox'];

test.each([
  ['a demo has the built-in provider and the mailbox', {}, [302, 200, 200]],
  ['production has no mailbox', PRODUCTION, [302, 200, 404]],
  ['with another issuer there is no built-in one', OUTSIDE, [503, 404, 200]],
])('%s', async (_case, env, expected) => {
  expect(await statuses(env, PATHS)).toEqual(expected);
});

describe('a demo ran on this database', () => {
  test.each([
    ['production', PRODUCTION],
    ['production with another issuer', { ...PRODUCTION, ...OUTSIDE }],
  ])('%s does not start on it until what the sentence tells is done', async (_case, env) => {
    const ids = await ensureDemoAccounts(createSql(pool));
    for (const subject of [ids.get('admin@lisan.test'), 'somebody else']) {
      await pool.query(
        `insert into users (issuer, subject, email) values ('local', $1, '') on conflict do nothing`,
        [subject],
      );
      await pool.query(
        `insert into identity.logins (token_hash, user_id, issuer, subject, id_token, created_at, expires_at)
         values ($1, gen_random_uuid(), 'local', $2, '', now(), now())`,
        [randomBytes(32), subject],
      );
    }

    await pool.query(`insert into users (issuer, subject, email) values ('demo', 'demo:participant-01', '')`);
    await pool.query(
      `insert into contact_messages (name, email, subject, message, created_at)
       values ('', 'a@mail.example', '', '', now()), ('', 'b@school.my', '', '', now())`,
    );

    const refusal: unknown = await openDoor(env).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ name: 'DemoAccountsError' });
    const sentence = explainFailure(refusal);
    expect(sentence).toMatch(
      /^Production does not start on the database of a demo, .* \(DATABASE_URL or DATA_DIR\)/,
    );
    await pool.query(sentence.slice(sentence.indexOf('with gone')));

    (await openDoor(env)).close();
    for (const table of ['users', 'identity.logins']) {
      const { rows } = await pool.query(`delete from ${table} returning subject`);
      expect(rows).toEqual([{ subject: 'somebody else' }]);
    }
    const { rows } = await pool.query('delete from contact_messages returning email');
    expect(rows).toEqual([{ email: 'b@school.my' }]);
  });

  test('a demo starts on it again', async () => {
    await ensureDemoAccounts(createSql(pool));
    (await openDoor({})).close();
  });
});
