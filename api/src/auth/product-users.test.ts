import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../testing/test-api.js';
import { TestClock } from '../testing/test-clock.js';
import { until } from '../testing/until.js';
import { createSql } from './sql.js';
import { sweepIdentity } from './sweep.js';
import { Browser } from './testing/browser.js';
import { MEI, signIn, signUp, whoami } from './testing/sign-in-steps.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

/** The sign-in side with the users of the product behind it. */
let api: TestApi;
let app: TestApp;
let clock: TestClock;
let browser: Browser;

beforeAll(async () => {
  api = await startTestApi({ env: { ADMIN_EMAILS: MEI.email } });
});
afterAll(() => api.close());
beforeEach(async () => {
  clock = new TestClock();
  app = await startTestApp({ sql: createSql(api.pool), clock, users: api.services.users });
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

describe('a user is new until the first login ends', () => {
  const isNew = async () => (await api.pool.query('select is_new_user from users')).rows[0]?.is_new_user;
  const signInElsewhere = () => signIn(new Browser(app.baseUrl), MEI.email, MEI.password);
  const inDays = (days: number) => clock.moveTo(new Date(Date.now() + days * 86_400_000));

  test('a second login beside it ends nothing', async () => {
    await signInElsewhere();
    expect(await isNew()).toBe(true);
  });

  test('by signing out', async () => {
    await browser.open('/api/logout');
    expect(await isNew()).toBe(false);
  });

  test('by signing in again in the same browser', async () => {
    await browser.open('/api/login');
    expect(await isNew()).toBe(false);
  });

  test('by a new password', async () => {
    const elsewhere = new Browser(app.baseUrl);
    const { url } = await elsewhere.open('/api/login');
    await elsewhere.submit(await elsewhere.open(`${url}/forgot`), '/forgot', { email: MEI.email });
    const page = await elsewhere.open(await mailedLink('Choose%'));
    await elsewhere.submit(page, '/oidc/reset', { password: 'staple battery' });
    await signIn(new Browser(app.baseUrl), MEI.email, 'staple battery');
    expect(await isNew()).toBe(false);
  });

  test('by running out, which the next sign-in finds', async () => {
    inDays(13.9);
    await signInElsewhere();
    expect(await isNew()).toBe(true);
    inDays(14.1);
    await signInElsewhere();
    expect(await isNew()).toBe(false);
  });

  test('by running out, which the sweep tells before it deletes', async () => {
    inDays(13.9);
    await signInElsewhere();
    inDays(14.1);
    await sweepIdentity({ sql: createSql(api.pool), clock, users: api.services.users });
    expect(await isNew()).toBe(false);
  });
});
