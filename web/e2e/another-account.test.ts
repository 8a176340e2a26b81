import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DEMO_TEACHER, enterAsNew, newPerson, signIn } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { agreeToRecording, openPractice, speak } from './harness/practice';
import { type StoredSession, storedSessions } from './harness/sessions';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';
import { SPEECH } from './harness/speech';
import { toast } from './harness/toasts';

/** What Chromium writes when a login ends: its answers, and its streams, which the server closes at once. */
const LOGIN_ENDS = [/status of 401/, /INCOMPLETE_CHUNKED_ENCODING.*\/graphql\/stream/];

let lisan: SharedLisan;
let browser: TestBrowser;

beforeAll(async () => {
  [lisan, browser] = await Promise.all([sharedLisan(), openBrowser()]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
});

test('another tab has changed the account: the answer waits for whoever gave it', async () => {
  const page = await browser.newPage({ recognition: SPEECH, expectedFaults: LOGIN_ENDS });
  const student = newPerson('Farid', 'bin Osman');
  await enterAsNew(page, lisan.baseUrl, student);
  await openPractice(page, lisan.baseUrl);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await agreeToRecording(page);
  await speak(page, 2);

  const tab = await browser.newTab(page, { expectedFaults: LOGIN_ENDS });
  await tab.goto(lisan.baseUrl);
  await signOut(tab);
  await signIn(tab, lisan.baseUrl, DEMO_TEACHER);
  const before = await storedSessions(tab);

  await page.getByRole('button', { name: 'Submit for Assessment' }).click();
  await toast(page, 'You are logged out. Logging in again...');
  // The other account is signed in: this tab comes back as theirs.
  await page.getByRole('button', { name: 'Start recording' }).waitFor();
  expect(idsOf(await storedSessions(page))).toEqual(idsOf(before));
  expect(await page.getByRole('region', { name: 'Kept on this device' }).count()).toBe(0);

  await signOut(tab);
  await signIn(tab, lisan.baseUrl, student);
  await toast(tab, /^Your answer to “.+” has arrived\.$/);
  expect(await storedSessions(tab)).toHaveLength(1);
});

/** Only which ones: their marks may still be coming. */
const idsOf = (sessions: readonly StoredSession[]) => sessions.map(({ id }) => id);

async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Sign In / Sign Up' }).first().waitFor();
}
