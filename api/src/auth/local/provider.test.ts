import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Mailer } from '../../adapters/mail/mail.js';
import { TestClock } from '../../testing/test-clock.js';
import { until } from '../../testing/until.js';
import { Browser } from '../testing/browser.js';
import { type IdentityDatabase, openIdentityDatabase } from '../testing/identity-database.js';
import { MEI, signIn, signUp, submitSignIn, whoami } from '../testing/sign-in-steps.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { ensureDemoAccounts } from './demo-accounts.js';

let database: IdentityDatabase;
let clock: TestClock;
let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  database = await openIdentityDatabase();
  await ensureDemoAccounts(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = new TestClock();
  app = await startTestApp({ sql: database.sql, clock });
  browser = new Browser(app.baseUrl);
  await database.sql.query(`delete from identity.accounts where email = 'mei@school.test'`);
});
afterEach(() => app.close());

describe('sign-out', () => {
  test('needs no question, ends the provider’s session too, and a kept cookie is worth nothing', async () => {
    await signUp(browser);
    const kept = browser.cookieHeader();
    const page = await browser.open('/api/logout');
    expect(page.url).toBe(`${app.baseUrl}/`);
    expect(await whoami(browser)).toBeNull();
    expect((await browser.open('/api/login')).text).toContain('<h1>Sign in</h1>');
    const replay = await fetch(`${app.baseUrl}/whoami`, { headers: { cookie: kept } });
    expect(await replay.json()).toBeNull();
    const silent = new Browser(app.baseUrl);
    for (const pair of kept.split('; ')) {
      const [name = '', value = ''] = pair.split('=');
      silent.cookies.set(`${name} /`, { value, path: '/', attributes: '' });
    }
    expect((await silent.open('/api/login')).text).toContain('<h1>Sign in</h1>');
  });

  test('while signed in at the provider, signing in again asks nothing', async () => {
    await signUp(browser);
    expect((await browser.open('/api/login?returnTo=/practice')).url).toBe(`${app.baseUrl}/practice`);
  });

  test('the provider asks where nobody proves who it is, and does it by a button', async () => {
    await signUp(browser);
    const page = await browser.open('/oidc/session/end');
    expect(page.text).toContain('<h1>Sign out of Lisan?</h1>');
    expect(page.text).not.toContain('<script');
    const end = await browser.submit(page, '/session/end/confirm', { logout: 'yes' });
    expect(end.url).toBe(`${app.baseUrl}/`);
    expect((await browser.open('/api/login')).text).toContain('<h1>Sign in</h1>');
  });

  test('the provider leads back where nobody is signed in', async () => {
    expect((await browser.open('/oidc/session/end')).url).toBe(`${app.baseUrl}/`);
  });

  test('the provider leads to no other site', async () => {
    await signUp(browser);
    const login = await app.logins.ending(browser.cookieHeader());
    const query = new URLSearchParams({
      id_token_hint: login?.idToken ?? '',
      post_logout_redirect_uri: 'https://evil.example/',
    });
    expect((await browser.open(`/oidc/session/end?${query}`)).status).toBe(400);
  });
});

test('a restart on the same database keeps logins, provider sessions, open pages and keys', async () => {
  await signUp(browser);
  const keysBefore = (await browser.open('/oidc/jwks')).text;
  const before = await whoami(browser);
  const other = new Browser(app.baseUrl);
  const openPage = await other.open('/api/login?returnTo=/practice');

  await app.close();
  app = await startTestApp({ sql: database.sql, clock, port: app.port });

  expect(await whoami(browser)).toEqual(before);
  expect((await browser.open('/oidc/jwks')).text).toBe(keysBefore);
  expect(keysBefore).not.toMatch(/"(d|p|q|dp|dq|qi)"/);
  expect((await browser.open('/api/login?returnTo=/practice')).url).toBe(`${app.baseUrl}/practice`);
  const late = await submitSignIn(other, openPage, MEI.email, MEI.password);
  expect(late.url).toBe(`${app.baseUrl}/practice`);
});

/** A mail server that takes everything. */
const toNobody: Mailer = { send: async () => {} };

describe('in production', () => {
  let production: TestApp;
  const start = async (mailer?: Mailer): Promise<void> => {
    production = await startTestApp({ sql: database.sql, clock, appMode: 'production', mailer });
    browser = new Browser(production.baseUrl);
  };
  afterEach(() => production.close());

  test('without SMTP nobody can sign up or ask for a link, and the page says why', async () => {
    await start();
    const page = await browser.open('/api/login');
    expect(page.text).toContain('New accounts cannot be made here');
    expect(page.text.slice(page.text.indexOf('<body>'))).not.toMatch(/sign-up|forgot|demo/i);
    for (const action of ['sign-up', 'forgot']) {
      const answer = await browser.open(`${page.url}/${action}`, {
        method: 'POST',
        headers: { origin: production.baseUrl },
        body: new URLSearchParams(MEI),
      });
      expect([answer.status, answer.text.includes('Sign-up is closed')]).toEqual([403, true]);
    }
    expect(await whoami(browser)).toBeNull();
  });

  test('without SMTP no link is made, and no mail is kept where it could be read', async () => {
    await database.sql.query('truncate identity.tokens, identity.outbox');
    await signUp(browser);
    const mails = () => database.sql.query('select * from identity.outbox');
    await until(mails, ({ length }) => length === 1);
    await database.sql.query('truncate identity.tokens, identity.outbox');
    await start();
    expect((await signIn(browser, MEI.email, MEI.password)).status).toBe(200);
    // what is sent is sent after the answer
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const table of ['tokens', 'outbox']) {
      expect(await database.sql.query(`select * from identity.${table}`)).toEqual([]);
    }
  });

  test('with SMTP sign-up is open, and there is no demo button behind the page either', async () => {
    await start(toNobody);
    const page = await browser.open('/api/login');
    expect(page.text).toMatch(/sign-up/);
    const answer = await browser.open(`${page.url}/demo`, {
      method: 'POST',
      headers: { origin: production.baseUrl },
      body: new URLSearchParams({ account: 'admin@lisan.test' }),
    });
    expect(answer.status).toBe(404);
    expect(await whoami(browser)).toBeNull();
  });

  test('accounts that a demo left behind open nothing, and nobody can make one', async () => {
    await signIn(new Browser(app.baseUrl), 'admin@lisan.test', 'practise-aloud');
    await start(toNobody);
    expect((await signIn(browser, 'admin@lisan.test', 'practise-aloud')).status).toBe(401);
    await database.sql.query(`delete from identity.accounts where email = 'teacher@lisan.test'`);
    expect((await signUp(browser, { ...MEI, email: 'Teacher@lisan.test' })).status).toBe(409);
    await ensureDemoAccounts(database.sql);
    expect(await whoami(browser)).toBeNull();
  });

  test('a session at the provider that began in the demo ends there', async () => {
    await signIn(browser, 'admin@lisan.test', 'practise-aloud');
    const port = app.port;
    await app.close();
    app = await startTestApp({ sql: database.sql, clock, appMode: 'production', port });
    await start();
    const kept = new Browser(app.baseUrl);
    for (const [key, cookie] of browser.cookies) kept.cookies.set(key, cookie);
    expect((await kept.open('/api/login')).text).toContain('<h1>Sign in</h1>');
  });
});

test('behind a proxy with https, from the sign-in page to signing out', async () => {
  const publicUrl = 'https://lisan.school.test';
  const secure = await startTestApp({ sql: database.sql, clock, publicUrl });
  const person = new Browser(publicUrl, secure.origin);
  expect((await signIn(person, 'student@lisan.test', 'practise-aloud')).url).toBe(`${publicUrl}/practice`);
  expect(await whoami(person)).not.toBeNull();
  const names = [...person.cookies.keys()];
  expect(names).toContain('__Host-lisan_login /');
  for (const [key, { attributes }] of person.cookies) {
    expect([key, attributes]).toEqual([key, expect.stringMatching(/; secure/i)]);
    expect([key, attributes]).toEqual([key, expect.stringMatching(/; httponly/i)]);
  }
  expect((await person.open('/api/logout')).url).toBe(`${publicUrl}/`);
  expect(await whoami(person)).toBeNull();
  expect((await person.open('/api/login')).text).toContain('<h1>Sign in</h1>');
  await secure.close();
});

describe('the provider itself', () => {
  test('names BASE_URL, whatever host a caller claims', async () => {
    const response = await fetch(`${app.baseUrl}/oidc/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    const metadata: Record<string, unknown> = JSON.parse(await response.text());
    expect(metadata.issuer).toBe(`${app.baseUrl}/oidc`);
    expect(JSON.stringify(metadata)).not.toContain('evil');
  });

  test.each([
    ['another redirect address', { redirect_uri: 'https://evil.example/callback' }],
    ['another client', { client_id: 'evil' }],
    ['no PKCE', { code_challenge: '' }],
  ])('refuses %s', async (_case, change) => {
    const response = await browser.request('/api/login');
    const url = new URL(response.headers.get('location') ?? '');
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
    const page = await browser.open(url.href);
    expect(page.status).toBe(400);
    expect(page.text).toContain('<html lang="en">');
  });

  test('a code works once', async () => {
    const page = await browser.open('/api/login');
    const response = await browser.request(`${page.url}/demo`, {
      method: 'POST',
      headers: { origin: app.baseUrl },
      body: new URLSearchParams({ account: 'student@lisan.test' }),
    });
    const resumed = await browser.request(response.headers.get('location') ?? '');
    const callback = resumed.headers.get('location') ?? '';
    const flow = [...browser.cookies].filter(([key]) => key.startsWith('lisan_flow_'));
    await browser.open(callback);
    expect(await whoami(browser)).not.toBeNull();

    // the same answer again, by someone who kept the flow's cookie too
    const thief = new Browser(app.baseUrl);
    for (const [key, cookie] of flow) thief.cookies.set(key, cookie);
    expect((await thief.open(callback)).status).toBe(400);
    expect(await whoami(thief)).toBeNull();
  });
});
