import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { TestClock } from '../../testing/test-clock.js';
import { Browser, type Page } from '../testing/browser.js';
import { type IdentityDatabase, openIdentityDatabase } from '../testing/identity-database.js';
import {
  clickDemo,
  MEI,
  openSignUp,
  signIn,
  signUp,
  submitSignIn,
  whoami,
} from '../testing/sign-in-steps.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { ensureDemoAccounts } from './demo-accounts.js';

const WRONG_PAIR = 'This e-mail address and password do not match.';

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

const inputOf = (page: Page, name: string): string =>
  new RegExp(`<input id="${name}"[^>]*>`).exec(page.text)?.[0] ?? '';
const errorOf = (page: Page, name: string): string | undefined =>
  new RegExp(`id="${name}-error">([^<]*)<`).exec(page.text)?.[1];

describe('sign-up', () => {
  test('signs in at once, as who one said', async () => {
    const page = await signUp(browser);
    expect(page.url).toBe(`${app.baseUrl}/practice`);
    expect(app.signedIn).toEqual([
      {
        issuer: 'local',
        subject: (await whoami(browser))?.userId,
        email: 'mei@school.test',
        emailVerified: false,
        firstName: 'Mei',
        lastName: 'Tan',
      },
    ]);
  });

  test('keeps an argon2id hash with the cost that OWASP asks for', async () => {
    await signUp(browser);
    const [row] = await database.sql.query<{ hash: string }>(
      `select password_hash as hash from identity.accounts where email = 'mei@school.test'`,
    );
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('says at each field what is wrong, keeps what was typed but the password, and sets the focus', async () => {
    const page = await signUp(browser, { firstName: 'Mei', lastName: ' ', email: 'mei@', password: 'short' });
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
    const page = await signUp(browser, { firstName: '', lastName: '', email: '', password: '' });
    expect(['firstName', 'lastName', 'email', 'password'].map((name) => errorOf(page, name))).toEqual([
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your email address',
      'Please choose a password',
    ]);
  });

  test('tells of an account that is there already', async () => {
    await signUp(browser);
    browser = new Browser(app.baseUrl);
    const page = await signUp(browser, { ...MEI, email: 'MEI@school.TEST' });
    expect(page.status).toBe(409);
    expect(errorOf(page, 'email')).toBe(
      'There is already an account with this e-mail address. Sign in instead.',
    );
  });

  test('shows what was typed as text, not as HTML', async () => {
    const page = await signUp(browser, { ...MEI, firstName: '"><script>alert(1)</script>', email: 'x' });
    expect(page.text).not.toContain('<script');
    expect(inputOf(page, 'firstName')).toContain('value="&quot;&gt;&lt;script&gt;');
  });

  test('gives the tips of the product', async () => {
    const { text } = await openSignUp(browser);
    for (const tip of ['verification e-mail', 'incognito', 'school-domain', 'another network', 'teacher']) {
      expect(text).toContain(tip);
    }
  });
});

describe('sign-in', () => {
  beforeEach(async () => {
    await signUp(browser);
    browser = new Browser(app.baseUrl);
  });

  test('with the right pair, in any case of the address', async () => {
    expect((await signIn(browser, ' MEI@school.test', MEI.password)).url).toBe(`${app.baseUrl}/practice`);
    expect(await whoami(browser)).not.toBeNull();
  });

  test.each([
    ['a wrong password', MEI.email, 'wrong horse'],
    ['another case', MEI.email, 'Correct horse'],
    ['no password', MEI.email, ''],
    ['nobody', 'nobody@school.test', MEI.password],
  ])('%s gets the same sentence', async (_case, email, password) => {
    const page = await signIn(browser, email, password);
    expect(page.status).toBe(401);
    expect(page.text).toContain(`<p class="alert" role="alert">${WRONG_PAIR}</p>`);
    expect(inputOf(page, 'email')).toContain(`value="${email.toLowerCase()}"`);
    expect(inputOf(page, 'password')).toMatch(/autofocus/);
    expect(await whoami(browser)).toBeNull();
  });

  test('works after a wrong try, in the same page', async () => {
    const wrong = await signIn(browser, MEI.email, 'wrong horse');
    const right = await submitSignIn(browser, wrong, MEI.email, MEI.password);
    expect(right.url).toBe(`${app.baseUrl}/practice`);
  });

  test('a form of another site is refused', async () => {
    const page = await browser.open('/api/login');
    for (const origin of ['https://evil.example', 'null']) {
      const fields = { email: MEI.email, password: MEI.password };
      const answer = await browser.submit(page, new URL(page.url).pathname, fields, { origin });
      expect(answer.status).toBe(403);
    }
    expect(await whoami(browser)).toBeNull();
  });

  test('the page of one browser is no use in another', async () => {
    const page = await browser.open('/api/login');
    const other = new Browser(app.baseUrl);
    const answer = await submitSignIn(other, page, MEI.email, MEI.password);
    expect([answer.status, answer.text.includes('This page has run out')]).toEqual([400, true]);
  });

  test('two tabs as two people: the later one holds', async () => {
    const [one, two] = [await browser.open('/api/login'), await browser.open('/api/login')];
    await clickDemo(browser, one, 'student@lisan.test');
    await submitSignIn(browser, two, MEI.email, MEI.password);
    const [earlier, later] = app.signedIn.slice(-2);
    expect([earlier?.email, later?.email]).toEqual(['student@lisan.test', 'mei@school.test']);
    expect(app.revoked).toHaveLength(1);
    expect((await whoami(browser))?.userId).toBe(later?.subject);
  });

  test('eleven wrong passwords in a quarter of an hour are too many, for this account only', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signIn(browser, MEI.email, `wrong ${attempt}`)).status).toBe(401);
    }
    const page = await signIn(browser, MEI.email, MEI.password);
    expect(page.status).toBe(429);
    const wait = Number(page.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect((await signIn(browser, 'student@lisan.test', 'practise-aloud')).status).toBe(200);

    clock.moveTo(new Date(Date.now() + (wait + 1) * 1000));
    browser = new Browser(app.baseUrl);
    expect((await signIn(browser, MEI.email, MEI.password)).status).toBe(200);
  });

  test('a right password clears the count', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 8; attempt += 1) await signIn(browser, MEI.email, 'wrong');
      browser = new Browser(app.baseUrl);
      expect((await signIn(browser, MEI.email, MEI.password)).status).toBe(200);
      browser = new Browser(app.baseUrl);
    }
  });
});

test('a hundred and twenty sign-ups an hour from one address are enough', async () => {
  await signUp(browser);
  await database.sql.query('update identity.attempts set count = 120');
  const page = await signUp(new Browser(app.baseUrl), { ...MEI, email: 'another@school.test' });
  expect([page.status, Number(page.headers.get('retry-after')) > 3500]).toEqual([429, true]);
  expect(app.signedIn).toHaveLength(1);
});

describe('demo accounts', () => {
  test.each(['student', 'teacher', 'admin', 'impact'])('one click signs in as %s', async (name) => {
    const page = await browser.open('/api/login');
    const account = `${name}@lisan.test`;
    await clickDemo(browser, page, account);
    expect(app.signedIn).toMatchObject([{ email: account, emailVerified: true }]);
    expect(await whoami(browser)).not.toBeNull();
  });

  test('have the password of the README', async () => {
    await signIn(browser, 'teacher@lisan.test', 'practise-aloud');
    expect(app.signedIn).toMatchObject([{ firstName: 'Daniel', lastName: 'Lim' }]);
  });

  test('the button opens no other account', async () => {
    await signUp(browser);
    browser = new Browser(app.baseUrl);
    const page = await browser.open('/api/login');
    const answer = await browser.open(`${page.url}/demo`, {
      method: 'POST',
      headers: { origin: app.baseUrl },
      body: new URLSearchParams({ account: 'mei@school.test' }),
    });
    expect(answer.status).toBe(404);
    expect(await whoami(browser)).toBeNull();
  });

  test('are made once', async () => {
    expect(await ensureDemoAccounts(database.sql)).toEqual(await ensureDemoAccounts(database.sql));
  });
});
