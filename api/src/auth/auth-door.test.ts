import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import pg from 'pg';
import { pino } from 'pino';
import { readSettings } from '../config/env.js';
import { TestClock } from '../testing/test-clock.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { openAuthDoor } from './auth-door.js';

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

/** Status of each path behind a door with these settings. */
async function statuses(env: NodeJS.ProcessEnv, paths: readonly string[]): Promise<number[]> {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  const door = await openAuthDoor({
    settings: readSettings({ HOST: '127.0.0.1', PORT: String(port), BASE_URL: baseUrl, ...env }),
    pool,
    clock: new TestClock(),
    log: pino({ level: 'silent' }),
    users: { signedIn: async () => ({ userId: '' }), signedOut: async () => {} },
    onRevoked: () => {},
  });
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
