import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../testing/test-api.js';
import { createSql } from './sql.js';
import { Browser } from './testing/browser.js';
import { MEI, signUp, whoami } from './testing/sign-in-steps.js';
import { startTestApp, type TestApp } from './testing/test-app.js';
import { until } from './testing/until.js';

/** The sign-in side with the users of the product behind it. */
let api: TestApi;
let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  api = await startTestApi({ env: { ADMIN_EMAILS: MEI.email } });
});
afterAll(() => api.close());
beforeEach(async () => {
  app = await startTestApp({ sql: createSql(api.pool), clock: api.clock, users: api.services.users });
  browser = new Browser(app.baseUrl);
  await api.pool.query('truncate identity.accounts, identity.logins, identity.outbox, users cascade');
  await signUp(browser);
});
afterEach(() => app.close());

async function mailedLink(subject: string): Promise<string> {
  const read = async () =>
    (await api.pool.query('select body from identity.outbox where subject like $1', [subject])).rows;
  const [mail] = await until(read, ({ length }) => length > 0);
  return /http\S+/.exec(mail.body)?.[0] ?? '';
}

test('a confirmed address opens what it decides at once, for the login that is there', async () => {
  const login = await whoami(browser);
  const viewer = () => api.services.users.viewerOf(login?.userId ?? '', login?.loginId ?? '');
  expect(await viewer()).toMatchObject({ role: 'student' });

  const page = await browser.open(await mailedLink('Confirm%'));
  const done = await browser.submit(page, '/oidc/verify', {});
  expect(done.text).toContain('Everything that needs a confirmed address is open to you now.');

  expect(await viewer()).toMatchObject({ role: 'admin' });
  const { rows } = await api.pool.query('select email, email_verified, role from users');
  expect(rows).toEqual([{ email: 'mei@school.test', email_verified: true, role: 'admin' }]);
});
