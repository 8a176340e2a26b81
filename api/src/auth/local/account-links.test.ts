import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createSmtpMailer } from '../../adapters/mail/smtp.js';
import { TestClock } from '../../testing/test-clock.js';
import { until } from '../../testing/until.js';
import { Browser, type Page } from '../testing/browser.js';
import { type IdentityDatabase, openIdentityDatabase } from '../testing/identity-database.js';
import { MEI, signIn, signUp, whoami } from '../testing/sign-in-steps.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const NEW_PASSWORD = 'staple battery';

let database: IdentityDatabase;
let clock: TestClock;
let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  database = await openIdentityDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = new TestClock();
  app = await startTestApp({ sql: database.sql, clock });
  browser = new Browser(app.baseUrl);
  await database.sql.query('truncate identity.accounts, identity.attempts, identity.outbox cascade');
  await signUp(browser);
});
afterEach(() => app.close());

const later = (hours: number): void => clock.moveTo(new Date(Date.now() + hours * 3_600_000));
const signInAfresh = (password: string): Promise<Page> =>
  signIn(new Browser(app.baseUrl), MEI.email, password);

async function askForReset(email: string, who = new Browser(app.baseUrl)): Promise<Page> {
  const page = await who.open('/api/login');
  return who.submit(await who.open(`${page.url}/forgot`), '/forgot', { email });
}

/** The newest mail's link, as a person would find it in the mailbox. Mails are sent after the answer. */
async function mailedLink(subject: string, count = 1): Promise<string> {
  const read = async () => {
    const { text } = await browser.open('/mailbox');
    return text.split('<article').filter((mail) => mail.includes(`<h2>${subject}</h2>`));
  };
  const [newest = ''] = await until(read, ({ length }) => length >= count);
  return /<a href="([^"]+)"/.exec(newest)?.[1] ?? '';
}

const resetLink = (count = 1) => mailedLink('Choose a new password for Lisan', count);
const verifyLink = (count = 1) => mailedLink('Confirm your e-mail address for Lisan', count);

describe('a forgotten password', () => {
  test('a link by mail, a new password, and everyone is signed out', async () => {
    const elsewhere = new Browser(app.baseUrl);
    await signIn(elsewhere, MEI.email, MEI.password);
    expect(await whoami(elsewhere)).not.toBeNull();

    const sent = await askForReset('MEI@school.test');
    expect(sent.text).toContain('If there is an account with this address');
    const mail = new Browser(app.baseUrl);
    const page = await mail.open(await resetLink());
    expect(page.text).toContain('For mei@school.test.');
    const done = await mail.submit(page, '/oidc/reset', { password: NEW_PASSWORD });
    expect(done.text).toContain('<h1>Your password is changed</h1>');

    for (const who of [browser, elsewhere]) {
      expect(await whoami(who)).toBeNull();
      // and the provider does not sign them in again without asking
      expect((await who.open('/api/login')).text).toContain('<h1>Sign in</h1>');
    }
    expect((await signInAfresh(MEI.password)).status).toBe(401);
    expect((await signInAfresh(NEW_PASSWORD)).status).toBe(200);
    expect(app.signedIn.at(-1)?.emailVerified).toBe(true);
  });

  test('says at the field what is wrong with a new password, and the link still works', async () => {
    await askForReset(MEI.email);
    const page = await browser.open(await resetLink());
    const short = await browser.submit(page, '/oidc/reset', { password: 'short' });
    expect(short.status).toBe(422);
    expect(short.text).toContain('id="password-error">Use at least 8 characters<');
    expect((await browser.submit(short, '/oidc/reset', { password: NEW_PASSWORD })).status).toBe(200);
  });

  test('a link works once, and closes the other links', async () => {
    await askForReset(MEI.email);
    const first = await resetLink();
    await askForReset(MEI.email);
    const second = await resetLink(2);
    const page = await browser.open(second);
    const stale = await browser.open(first);
    await browser.submit(page, '/oidc/reset', { password: NEW_PASSWORD });
    for (const old of [page, stale]) {
      const again = await browser.submit(old, '/oidc/reset', { password: 'another password' });
      expect([again.status, again.text.includes('This link no longer works')]).toEqual([400, true]);
    }
    expect((await browser.open(first)).status).toBe(400);
    expect((await signInAfresh(NEW_PASSWORD)).status).toBe(200);
  });

  test('a sign-in that was begun with the old password does not come through afterwards', async () => {
    const attacker = new Browser(app.baseUrl);
    const page = await attacker.open('/api/login');
    const begun = await attacker.request(page.url, {
      method: 'POST',
      headers: { origin: app.baseUrl },
      body: new URLSearchParams(MEI),
    });
    await askForReset(MEI.email);
    await browser.submit(await browser.open(await resetLink()), '/oidc/reset', { password: NEW_PASSWORD });
    await attacker.open(begun.headers.get('location') ?? '');
    expect(await whoami(attacker)).toBeNull();
  });

  test('a link works for an hour', async () => {
    await askForReset(MEI.email);
    const link = await resetLink();
    const page = await browser.open(link);
    later(1.01);
    expect((await browser.open(link)).status).toBe(400);
    expect((await browser.submit(page, '/oidc/reset', { password: NEW_PASSWORD })).status).toBe(400);
    expect((await signInAfresh(MEI.password)).status).toBe(200);
  });

  test('an address without an account gets the same page and no mail', async () => {
    const [known, unknown] = [await askForReset(MEI.email), await askForReset('nobody@school.test')];
    const path = /\/oidc\/interaction\/[\w-]+/g;
    expect(unknown.text.replaceAll(path, '')).toBe(known.text.replaceAll(path, ''));
    await resetLink();
    expect((await browser.open('/mailbox')).text).not.toContain('nobody@school.test');
  });

  test('a sixth link within the hour is too many', async () => {
    for (let request = 0; request < 5; request += 1) expect((await askForReset(MEI.email)).status).toBe(200);
    const { status, headers } = await askForReset(MEI.email);
    expect([status, Number(headers.get('retry-after')) > 3500]).toEqual([429, true]);
  });

  test.each(['', 'A'.repeat(43), "' or true --"])('token "%s" opens nothing', async (token) => {
    const query = new URLSearchParams({ token });
    expect((await browser.open(`/oidc/reset?${query}`)).status).toBe(400);
    expect((await browser.open(`/oidc/verify?${query}`)).status).toBe(400);
  });

  test('passwords beside a link are tried as often as at the sign-in', async () => {
    const link = await verifyLink();
    const stranger = new Browser(app.baseUrl);
    const page = await stranger.open(link);
    const tryOne = () => stranger.submit(page, '/oidc/verify', { password: 'wrong' });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await tryOne()).status).toBe(401);
    const { status, headers } = await tryOne();
    expect([status, Number(headers.get('retry-after')) > 800]).toEqual([429, true]);
  });

  test('a link of one kind does not serve as the other', async () => {
    const token = new URL(await verifyLink()).searchParams.get('token');
    expect((await browser.open(`/oidc/reset?token=${token}`)).status).toBe(400);
  });
});

describe('confirming the e-mail address', () => {
  test('one button where signed in, and the next sign-in tells it, too', async () => {
    const page = await browser.open(await verifyLink());
    expect(page.text).not.toContain('type="password"');
    const done = await browser.submit(page, '/oidc/verify', {});
    expect(done.text).toContain('<h1>Your e-mail address is confirmed</h1>');
    await browser.open(/class="button" href="([^"]+)"/.exec(done.text)?.[1] ?? '');
    expect(app.signedIn.map(({ emailVerified }) => emailVerified)).toEqual([false, true]);
    expect((await browser.open(await verifyLink())).status).toBe(400);
  });

  test('opening the link, as mail scanners do, confirms nothing', async () => {
    await new Browser(app.baseUrl).open(await verifyLink());
    await signInAfresh(MEI.password);
    expect(app.signedIn.at(-1)?.emailVerified).toBe(false);
  });

  test('the link alone is not enough in another browser: the password is needed', async () => {
    const owner = new Browser(app.baseUrl);
    const page = await owner.open(await verifyLink());
    expect(page.text).toMatch(/type="password" autocomplete="current-password"/);
    const wrong = await owner.submit(page, '/oidc/verify', { password: 'not mine' });
    expect(wrong.status).toBe(401);
    const none = await owner.submit(page, '/oidc/verify', {});
    expect(none.status).toBe(401);
    expect((await owner.submit(wrong, '/oidc/verify', { password: MEI.password })).status).toBe(200);
  });

  test('after a day the link is gone, and the next sign-in sends a new one', async () => {
    const link = await verifyLink();
    later(25);
    expect((await browser.open(link)).status).toBe(400);
    await signInAfresh(MEI.password);
    expect(await verifyLink(2)).not.toBe(link);
  });

  test('a mail that could not be sent is sent at the next sign-in', async () => {
    await verifyLink();
    await database.sql.query('truncate identity.accounts, identity.outbox cascade');
    const tokens = () => database.sql.query('select * from identity.tokens');
    const server = createServer((socket) => socket.destroy()).listen(0, 'localhost');
    await once(server, 'listening');
    const asked = once(server, 'connection');
    const { port } = server.address() as AddressInfo;
    const mailer = createSmtpMailer({ url: `smtp://localhost:${port}`, from: 'lisan@school.test' });
    const withoutMail = await startTestApp({ sql: database.sql, clock, mailer });
    expect((await signUp(new Browser(withoutMail.baseUrl))).status).toBe(200);
    await asked;
    await until(tokens, ({ length }) => length === 0);
    await withoutMail.close();
    server.close();

    await signInAfresh(MEI.password);
    expect(await verifyLink()).toContain('/oidc/verify?token=');
    // and only once
    await signInAfresh(MEI.password);
    expect(await tokens()).toHaveLength(1);
  });
});

test('the mailbox shows mails as text, with links that can be clicked', async () => {
  await database.sql.query(`insert into identity.outbox (recipient, subject, body) values ($1, $2, $3)`, [
    '<b>x</b>@school.test',
    '<script>alert(1)</script>',
    'See http://localhost/a?b=1&c="x"\n<img src=x>',
  ]);
  const { text } = await browser.open('/mailbox');
  expect(text).not.toMatch(/<script|<img|<b>/);
  expect(text).toContain('<a href="http://localhost/a?b=1&amp;c=&quot;x&quot;">');
});
