import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pino from 'pino';
import { Browser } from './auth/testing/browser.js';
import { submitSignIn } from './auth/testing/sign-in-steps.js';
import { readSettings } from './config/env.js';
import { freePort } from './db/embedded-postgres/postmaster.js';
import { holdPort } from './hold-port.js';
import { type Api, startApi } from './start-api.js';
import { createTestDatabase, type TestDatabase } from './testing/test-database.js';

/** The whole process but the worker: what only shows where all parts are put together. */
let database: TestDatabase;
let dataDir: string;
let api: Api;
let browser: Browser;
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lisan-start-'));
});
afterEach(async () => {
  await api.stop();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...env,
  });
  const server = await holdPort(settings);
  const stopped = await startApi(settings, database.url, server, pino({ level: 'silent' }));
  api = {
    async stop() {
      await stopped.stop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  browser = new Browser(settings.baseUrl);
}

describe('limits by address', () => {
  /** Statuses of wrong passwords for one account, each from another address as the header writes it. */
  async function wrongPasswords(times: number, forwardedFor: (attempt: number) => string): Promise<number[]> {
    const statuses: number[] = [];
    const page = await browser.open('/api/login');
    const action = new URL(page.url).pathname;
    for (let attempt = 0; attempt < times; attempt += 1) {
      const fields = { email: 'student@lisan.test', password: 'wrong' };
      const headers = { 'x-forwarded-for': forwardedFor(attempt) };
      statuses.push((await browser.submit(page, action, fields, headers)).status);
    }
    return statuses;
  }
  const tenWrongOneRefused = [...Array<number>(10).fill(401), 429];

  test('behind a proxy they go by what the proxy wrote, not by what the caller did', async () => {
    await start({ TRUST_PROXY: 'true' });
    expect(await wrongPasswords(11, (n) => `198.51.100.${n}, 203.0.113.7`)).toEqual(tenWrongOneRefused);
    expect(await wrongPasswords(1, () => '198.51.100.1, 203.0.113.8')).toEqual([401]);
  });

  test('without a proxy the header says nothing', async () => {
    await start({});
    expect(await wrongPasswords(11, (n) => `198.51.100.${n}`)).toEqual(tenWrongOneRefused);
  });
});

test('production without SMTP closes sign-up, and knows no demo account', async () => {
  await start({ APP_MODE: 'production', SESSION_SECRET: 'a secret of thirty-two characters' });
  const page = await browser.open('/api/login');
  expect(page.text).toContain('New accounts cannot be made here');
  expect((await submitSignIn(browser, page, 'student@lisan.test', 'practise-aloud')).status).toBe(401);
});
