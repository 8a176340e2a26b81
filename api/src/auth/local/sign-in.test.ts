import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TestClock } from '../../testing/test-clock.js';
import { Browser, type Page } from '../testing/browser.js';
import { type IdentityDatabase, openIdentityDatabase } from '../testing/identity-database.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { ensureDemoAccounts } from './demo-accounts.js';

const MEI = { firstName: 'Mei', lastName: 'Tan', email: 'Mei@School.test', password: 'correct horse' };
const WRONG_PAIR = 'This e-mail address and password do not fit together.';

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
  await database.sql.query('delete from identity.attempts');
});
afterEach(() => app.close());

const whoami = async (who = browser): Promise<{ userId: string } | null> =>
  JSON.parse((await who.open('/whoami')).text);
const openSignUp = async (): Promise<Page> => {
  const { text } = await browser.open('/api/login?returnTo=/practice');
  return browser.open(/href="([^"]+\/sign-up)"/.exec(text)?.[1] ?? '');
};
const signUp = async (fields = MEI): Promise<Page> => browser.submit(await openSignUp(), '/sign-up', fields);
const signIn = async (email: string, password: string, who = browser): Promise<Page> => {
  const page = await who.open('/api/login?returnTo=/practice');
  return who.submit(page, page.url.slice(-20), { email, password });
};
const inputOf = (page: Page, name: string): string =>
  new RegExp(`<input id="${name}"[^>]*>`).exec(page.text)?.[0] ?? '';
const errorOf = (page: Page, name: string): string | undefined =>
  new RegExp(`id="${name}-error">([^<]*)<`).exec(page.text)?.[1];

describe('sign-up', () => {
  test('signs in at once, as who one said', async () => {
    const page = await signUp();
    expect(page.url).toBe(`${app.baseUrl}/practice`);
    expect(app.signedIn).toEqual([
      {
        issuer: 'local',
        subject: (await whoami())?.userId,
        email: 'mei@school.test',
        emailVerified: false,
        firstName: 'Mei',
        lastName: 'Tan',
      },
    ]);
  });

  test('keeps an argon2id hash with the cost that OWASP asks for', async () => {
    await signUp();
    const [row] = await database.sql.query<{ hash: string }>(
      `select password_hash as hash from identity.accounts where email = 'mei@school.test'`,
    );
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('says at each field what is wrong, keeps what was typed but the password, and sets the focus', async () => {
    const page = await signUp({ firstName: 'Mei', lastName: ' ', email: 'mei@', password: 'short' });
    expect(page.status).toBe(422);
    expect(errorOf(page, 'firstName')).toBeUndefined();
    expect(errorOf(page, 'lastName')).toBe('Please enter your last name');
    expect(errorOf(page, 'email')).toBe('Please enter a valid email address');
    expect(errorOf(page, 'password')).toBe('Use at least 8 characters');
    expect(inputOf(page, 'firstName')).toMatch(/value="Mei"/);
    expect(inputOf(page, 'lastName')).toMatch(
      /aria-describedby="lastName-error" aria-invalid="true" autofocus/,
    );
    expect(inputOf(page, 'email')).toMatch(/value="mei@" aria-describedby="email-hint email-error"/);
    expect(inputOf(page, 'password')).not.toMatch(/value|autofocus/);
    expect(page.text).toContain('<title>Please check: Create your account · Lisan</title>');
  });

  test('says which fields are empty', async () => {
    const page = await signUp({ firstName: '', lastName: '', email: '', password: '' });
    expect(['firstName', 'lastName', 'email', 'password'].map((name) => errorOf(page, name))).toEqual([
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your email address',
      'Please choose a password',
    ]);
  });

  test('tells of an account that is there already', async () => {
    await signUp();
    browser = new Browser(app.baseUrl);
    const page = await signUp({ ...MEI, email: 'MEI@school.TEST' });
    expect(page.status).toBe(409);
    expect(errorOf(page, 'email')).toBe(
      'There is already an account with this e-mail address. Sign in instead.',
    );
  });

  test('shows what was typed as text, not as HTML', async () => {
    const page = await signUp({ ...MEI, firstName: '"><script>alert(1)</script>', email: 'x' });
    expect(page.text).not.toContain('<script');
    expect(inputOf(page, 'firstName')).toContain('value="&quot;&gt;&lt;script&gt;');
  });

  test('gives the tips of the product', async () => {
    const { text } = await openSignUp();
    for (const tip of ['verification e-mail', 'incognito', 'school-domain', 'another network', 'teacher']) {
      expect(text).toContain(tip);
    }
  });
});

describe('sign-in', () => {
  beforeEach(async () => {
    await signUp();
    browser = new Browser(app.baseUrl);
  });

  test('with the right pair, in any case of the address', async () => {
    expect((await signIn(' MEI@school.test', MEI.password)).url).toBe(`${app.baseUrl}/practice`);
    expect(await whoami()).not.toBeNull();
  });

  test.each([
    ['a wrong password', MEI.email, 'wrong horse'],
    ['another case', MEI.email, 'Correct horse'],
    ['no password', MEI.email, ''],
    ['nobody', 'nobody@school.test', MEI.password],
  ])('%s gets the same sentence', async (_case, email, password) => {
    const page = await signIn(email, password);
    expect(page.status).toBe(401);
    expect(page.text).toContain(`<p class="alert" role="alert">${WRONG_PAIR}</p>`);
    expect(inputOf(page, 'email')).toContain(`value="${email.toLowerCase()}"`);
    expect(inputOf(page, 'password')).toMatch(/autofocus/);
    expect(await whoami()).toBeNull();
  });

  test('works after a wrong try, in the same page', async () => {
    const wrong = await signIn(MEI.email, 'wrong horse');
    const right = await browser.submit(wrong, wrong.url.slice(-20), {
      email: MEI.email,
      password: MEI.password,
    });
    expect(right.url).toBe(`${app.baseUrl}/practice`);
  });

  test('an account that does not exist takes as long', async () => {
    const time = async (email: string): Promise<number> => {
      const page = await browser.open('/api/login');
      const start = performance.now();
      await browser.submit(page, page.url.slice(-20), { email, password: 'wrong horse' });
      return performance.now() - start;
    };
    const pairs: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      pairs.push((await time(MEI.email)) / (await time(`nobody${round}@school.test`)));
    }
    // without the stand-in hash an unknown account answers several times as fast
    expect(Math.min(...pairs)).toBeLessThan(2);
  });

  test('a form of another site is refused', async () => {
    const page = await browser.open('/api/login');
    for (const origin of ['https://evil.example', 'null']) {
      const fields = { email: MEI.email, password: MEI.password };
      const answer = await browser.submit(page, page.url.slice(-20), fields, { origin });
      expect(answer.status).toBe(403);
    }
    expect(await whoami()).toBeNull();
  });

  test('the page of one browser is no use in another', async () => {
    const page = await browser.open('/api/login');
    const other = new Browser(app.baseUrl);
    const answer = await other.submit(page, page.url.slice(-20), {
      email: MEI.email,
      password: MEI.password,
    });
    expect([answer.status, answer.text.includes('This page has run out')]).toEqual([400, true]);
  });

  test('two tabs as two people: the later one holds', async () => {
    const [one, two] = [await browser.open('/api/login'), await browser.open('/api/login')];
    await browser.submit(one, `${one.url.slice(-20)}/demo`, { account: 'student@lisan.test' });
    await browser.submit(two, two.url.slice(-20), { email: MEI.email, password: MEI.password });
    const [earlier, later] = app.signedIn.slice(-2);
    expect([earlier?.email, later?.email]).toEqual(['student@lisan.test', 'mei@school.test']);
    expect(app.revoked).toHaveLength(1);
    expect((await whoami())?.userId).toBe(later?.subject);
  });

  test('eleven wrong passwords in a quarter of an hour are too many, for this account only', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signIn(MEI.email, `wrong ${attempt}`)).status).toBe(401);
    }
    const page = await signIn(MEI.email, MEI.password);
    expect(page.status).toBe(429);
    const wait = Number(page.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect((await signIn('student@lisan.test', 'practise-aloud')).status).toBe(200);

    clock.moveTo(new Date(Date.now() + (wait + 1) * 1000));
    browser = new Browser(app.baseUrl);
    expect((await signIn(MEI.email, MEI.password)).status).toBe(200);
  });

  test('a right password clears the count', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 8; attempt += 1) await signIn(MEI.email, 'wrong');
      browser = new Browser(app.baseUrl);
      expect((await signIn(MEI.email, MEI.password)).status).toBe(200);
      browser = new Browser(app.baseUrl);
    }
  });
});

describe('demo accounts', () => {
  test.each(['student', 'teacher', 'admin', 'impact'])('one click signs in as %s', async (name) => {
    const page = await browser.open('/api/login');
    const account = `${name}@lisan.test`;
    await browser.submit(page, `${page.url.slice(-20)}/demo`, { account });
    expect(app.signedIn).toMatchObject([{ email: account, emailVerified: true }]);
    expect(await whoami()).not.toBeNull();
  });

  test('have the password of the README', async () => {
    await signIn('teacher@lisan.test', 'practise-aloud');
    expect(app.signedIn).toMatchObject([{ firstName: 'Daniel', lastName: 'Lim' }]);
  });

  test('the button opens no other account', async () => {
    await signUp();
    browser = new Browser(app.baseUrl);
    const page = await browser.open('/api/login');
    const answer = await browser.open(`${page.url}/demo`, {
      method: 'POST',
      headers: { origin: app.baseUrl },
      body: new URLSearchParams({ account: 'mei@school.test' }),
    });
    expect(answer.status).toBe(404);
    expect(await whoami()).toBeNull();
  });

  test('are made once', async () => {
    expect(await ensureDemoAccounts(database.sql)).toEqual(await ensureDemoAccounts(database.sql));
  });
});

describe('sign-out', () => {
  test('needs no question, ends the provider’s session too, and a kept cookie is worth nothing', async () => {
    await signUp();
    const kept = browser.cookieHeader();
    const page = await browser.open('/api/logout');
    expect(page.url).toBe(`${app.baseUrl}/`);
    expect(await whoami()).toBeNull();
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
    await signUp();
    expect((await browser.open('/api/login?returnTo=/practice')).url).toBe(`${app.baseUrl}/practice`);
  });

  test('the provider asks where nobody proves who it is, and does it by a button', async () => {
    await signUp();
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
    await signUp();
    const login = await app.logins.ending(browser.cookieHeader());
    const query = new URLSearchParams({
      id_token_hint: login?.idToken ?? '',
      post_logout_redirect_uri: 'https://evil.example/',
    });
    expect((await browser.open(`/oidc/session/end?${query}`)).status).toBe(400);
  });
});

test('a restart on the same database keeps logins, provider sessions, open pages and keys', async () => {
  await signUp();
  const keysBefore = (await browser.open('/oidc/jwks')).text;
  const before = await whoami();
  const other = new Browser(app.baseUrl);
  const openPage = await other.open('/api/login?returnTo=/practice');

  await app.close();
  app = await startTestApp({ sql: database.sql, clock, port: app.port });

  expect(await whoami()).toEqual(before);
  expect((await browser.open('/oidc/jwks')).text).toBe(keysBefore);
  expect(keysBefore).not.toMatch(/"(d|p|q|dp|dq|qi)"/);
  expect((await browser.open('/api/login?returnTo=/practice')).url).toBe(`${app.baseUrl}/practice`);
  const late = await other.submit(openPage, openPage.url.slice(-20), {
    email: MEI.email,
    password: MEI.password,
  });
  expect(late.url).toBe(`${app.baseUrl}/practice`);
});

describe('in production', () => {
  let production: TestApp;
  const start = async (smtp?: { url: string; from: string }): Promise<void> => {
    production = await startTestApp({ sql: database.sql, clock, appMode: 'production', smtp });
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
    expect(await whoami()).toBeNull();
  });

  test('with SMTP sign-up is open, and there is no demo button behind the page either', async () => {
    await start({ url: 'smtp://localhost:2525', from: 'Lisan <lisan@school.test>' });
    const page = await browser.open('/api/login');
    expect(page.text).toMatch(/sign-up/);
    const answer = await browser.open(`${page.url}/demo`, {
      method: 'POST',
      headers: { origin: production.baseUrl },
      body: new URLSearchParams({ account: 'admin@lisan.test' }),
    });
    expect(answer.status).toBe(404);
    expect(await whoami()).toBeNull();
  });
});

test('behind a proxy with https, from the sign-in page to signing out', async () => {
  const publicUrl = 'https://lisan.school.test';
  const secure = await startTestApp({ sql: database.sql, clock, publicUrl });
  const person = new Browser(publicUrl, secure.origin);
  expect((await signIn('student@lisan.test', 'practise-aloud', person)).url).toBe(`${publicUrl}/practice`);
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
    expect(await whoami()).not.toBeNull();

    // the same answer again, by someone who kept the flow's cookie too
    const thief = new Browser(app.baseUrl);
    for (const [key, cookie] of flow) thief.cookies.set(key, cookie);
    expect((await thief.open(callback)).status).toBe(400);
    expect(await whoami(thief)).toBeNull();
  });
});
