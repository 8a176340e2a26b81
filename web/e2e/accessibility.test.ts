import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { completeProfile, enterAsNew, newPerson, type Person, signUp } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { eventually } from './harness/eventually';
import { type Looks, looksAt } from './harness/looks';
import { agreeToRecording, openPractice, skipPreparation } from './harness/practice';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';
import { SPEECH } from './harness/speech';
import { toast } from './harness/toasts';
import { TYPED_ANSWER } from './harness/typed-answer';

/** What Chromium writes to the console about the failures that are made here. */
const MADE_HERE = [/status of 4(01|22)/, /status of 50\d/, /net::ERR_FAILED/];

let lisan: SharedLisan;
let browser: TestBrowser;

beforeAll(async () => {
  [lisan, browser] = await Promise.all([sharedLisan(), openBrowser()]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
});

test('a server that does not answer', async () => {
  const { page, looks, open } = await newLooks();
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 503 }));
  await open('/practice');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await looks.at('server does not answer');
  await page.unrouteAll();
  expect(looks.problems).toEqual([]);
});

test('the pages of the sign-in', async () => {
  const { page, looks, open } = await newLooks();
  const person = newPerson('Kavitha', 'Subramaniam');
  await open('/api/login');
  await looks.at('sign-in');
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password').fill('unknown so far');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('alert').waitFor();
  await looks.at('sign-in refused');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await looks.at('sign-up');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await looks.at('sign-up incomplete');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Complete Your Profile' }).waitFor();

  const confirmation = await openMailbox(page, person, 'Confirm your e-mail address');
  await looks.at('mailbox');
  await confirmation.getByRole('link', { name: /^http/ }).click();
  await page.getByRole('button', { name: 'Yes, confirm' }).waitFor();
  await looks.at('verify');
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await looks.at('verified');

  await open('/api/logout');
  await open('/api/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await looks.at('forgot');
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByRole('button').click();
  await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor();
  await looks.at('link sent');
  const reset = await openMailbox(page, person, 'Choose a new password');
  await reset.getByRole('link', { name: /^http/ }).click();
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await looks.at('reset');
  expect(looks.problems).toEqual([]);
});

test('the profile of a new student', async () => {
  const { page, looks, open } = await newLooks();
  const student = newPerson('Muhammad Aiman', 'bin Zulkifli');
  await signUp(page, lisan.baseUrl, student);
  await looks.at('profile page');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await page.getByText('Please select your country').waitFor();
  await page.getByLabel('Country').fill('Malaysia');
  await looks.at('profile page incomplete');

  await page.getByRole('link', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Sign In / Sign Up' }).first().waitFor();
  await open('/api/login');
  await page.getByLabel('E-mail address').fill(student.email);
  await page.getByLabel('Password').fill(student.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('dialog', { name: 'Complete Your Profile' }).waitFor();
  await looks.at('profile dialog');
  await completeProfile(page);
  await page.getByText('No practice sessions yet').waitFor();
  await looks.at('dashboard empty');
  expect(looks.problems).toEqual([]);
});

test('an answer, spoken', async () => {
  const { page, looks } = await newLooks();
  await enterAsNew(page, lisan.baseUrl, newPerson('Arulmozhi', 'Nair'));
  await openPractice(page, lisan.baseUrl);
  await lookAtRecorder(page, looks);
  await lookAtWhatWentWrong(page, looks);
  expect(looks.problems).toEqual([]);
});

test('an answer, typed', async () => {
  const { page, looks } = await newLooks();
  await enterAsNew(page, lisan.baseUrl, newPerson('Mei Fong', 'Lee'));
  await openPractice(page, lisan.baseUrl);
  await page.getByRole('button', { name: 'Type instead' }).click();
  await looks.at('typing');
  await page.getByLabel('Your answer').fill(TYPED_ANSWER);
  await page.getByRole('button', { name: 'Submit for Assessment' }).click();
  await page.getByRole('heading', { name: 'Your marks' }).waitFor();
  await looks.at('marks');
  await page.getByRole('button', { name: 'View Detailed Feedback' }).click();
  await page.getByText('Total Marks Score').waitFor();
  await looks.at('feedback');
  expect(looks.problems).toEqual([]);
});

test('the menu, and a server that is out of reach', async () => {
  const { page, looks, open } = await newLooks();
  await open('/api/login');
  await page.getByRole('button', { name: 'Student', exact: true }).click();
  await page
    .getByRole('button', { name: /^View: / })
    .first()
    .waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  await looks.at('menu', { on: 'phone' });
  await page.getByRole('button', { name: 'Close menu' }).click();
  await desktop(page);

  await page.route('**/graphql', (route) => route.abort());
  await open('/');
  await page.getByText('Your numbers could not be loaded').waitFor();
  await looks.at('dashboard out of reach');
  await open('/practice');
  await page.getByText('Failed to fetch questions').waitFor();
  await looks.at('practice out of reach');
  await page.unrouteAll();
  expect(looks.problems).toEqual([]);
});

/** Every state of the stage, and an answer that is too short to be marked. */
async function lookAtRecorder(page: Page, looks: Looks): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).waitFor();
  await looks.at('practice');
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByLabel('I am under 18').check();
  await looks.at('consent');
  await page.getByLabel('I am under 18').uncheck();
  await agreeToRecording(page);
  await page.getByRole('button', { name: 'Skip preparation' }).waitFor();
  await looks.at('preparing');
  await skipPreparation(page);
  await looks.at('recording');
  await page.getByRole('button', { name: 'Pause' }).click();
  await looks.at('paused');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('button', { name: 'Submit for Assessment' }).waitFor();
  await looks.at('recorded');

  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit for Assessment' }).click();
  await toast(page, 'Failed to submit session. Please try again.');
  await looks.at('not sent');
  await page.unrouteAll();
  await page.getByRole('heading', { name: 'Not marked' }).waitFor();
  await looks.at('not marked');
  await desktop(page);
  await page.getByRole('button', { name: 'View Detailed Feedback' }).click();
  await page.getByRole('dialog').getByText('Not marked').first().waitFor();
  await looks.at('feedback of not marked');
  await page.keyboard.press('Escape');
}

/** No microphone; then a recording that was broken off, of which the first seconds were kept. */
async function lookAtWhatWentWrong(page: Page, looks: Looks): Promise<void> {
  await page.reload();
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByText('Failed to start recording. Please check microphone permissions.').waitFor();
  await looks.at('microphone refused');

  await page.reload();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await skipPreparation(page);
  await sleep(2500);
  await page.reload();
  await page.getByText(/^We kept your recording/).waitFor();
  await looks.at('recording kept');
}

/**
 * Until the letter is there: it is sent when the page that promised it has come already.
 *
 * @returns the letter, among those of everybody else
 */
async function openMailbox(page: Page, { email }: Person, subject: string): Promise<Locator> {
  const letter = page
    .getByRole('article')
    .filter({ hasText: `To ${email}` })
    .filter({ hasText: subject });
  await eventually(async () => {
    await page.goto(`${lisan.baseUrl}/mailbox`);
    expect(await letter.count()).toBe(1);
  });
  return letter;
}

async function newLooks(): Promise<{ page: Page; looks: Looks; open: (path: string) => Promise<void> }> {
  const page = await browser.newPage({ recognition: SPEECH, expectedFaults: MADE_HERE });
  const open = async (path: string) => {
    await page.goto(lisan.baseUrl + path);
  };
  return { page, looks: looksAt(page), open };
}

const desktop = (page: Page) => page.setViewportSize({ width: 1280, height: 900 });
