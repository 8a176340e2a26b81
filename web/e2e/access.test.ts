import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  completeProfile,
  DEMO_STUDENT,
  enter,
  enterAsNew,
  newPerson,
  type Person,
  signUp,
} from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { eventually } from './harness/eventually';
import { agreeToRecording, openPractice, speak } from './harness/practice';
import { storedSessions } from './harness/sessions';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';
import { toast } from './harness/toasts';

const LOGGED_OUT = 'You are logged out. Logging in again...';
const NOT_FOUND = '404 Page Not Found';
const ROUTER_HINT = 'Did you forget to add the page to the router?';
/** Chromium writes these answers to the console. */
const LOGIN_IS_OVER = [/status of 401/];
const FORM_IS_REFUSED = [/status of 4(01|22)/];

let lisan: SharedLisan;
let browser: TestBrowser;

beforeAll(async () => {
  [lisan, browser] = await Promise.all([sharedLisan(), openBrowser()]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
});

describe('signed out', () => {
  test('a path that does not exist is a 404 page', async () => {
    const page = await browser.newPage();
    await page.goto(`${lisan.baseUrl}/nowhere`);
    await page.getByRole('heading', { level: 1, name: NOT_FOUND }).waitFor();
    expect(await page.getByText(ROUTER_HINT).count()).toBe(0);
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Go to the start' }).click();
    await page.getByRole('heading', { level: 1, name: /Master English speaking/ }).waitFor();
  });

  test('a page of the app says so, goes to the sign-in, and is there afterwards', async () => {
    const page = await browser.newPage();
    await page.goto(`${lisan.baseUrl}/practice`);
    expect(await toast(page, LOGGED_OUT)).toMatch(/^Unauthorized\n/);
    await enterPassword(page, DEMO_STUDENT);
    await page.waitForURL(`${lisan.baseUrl}/practice`);
    await page.getByRole('button', { name: 'Start recording' }).waitFor();
  });
});

describe('signed in', () => {
  test('a path that does not exist is a 404 page with a hint, inside the app', async () => {
    const page = await browser.newPage();
    await enter(page, lisan.baseUrl, DEMO_STUDENT);
    await page.goto(`${lisan.baseUrl}/nowhere`);
    await page.getByRole('heading', { level: 1, name: NOT_FOUND }).waitFor();
    await page.getByText(ROUTER_HINT).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
  });

  test('a login that is revoked elsewhere: the next action says so and leads through the sign-in', async () => {
    const page = await browser.newPage({ expectedFaults: LOGIN_IS_OVER });
    await enter(page, lisan.baseUrl, DEMO_STUDENT);
    await openPractice(page, lisan.baseUrl);
    await revokeLogin(page);

    const signedInAgain = comesBackTo(page, '/practice');
    await page.getByRole('button', { name: 'Advanced' }).click();
    await toast(page, LOGGED_OUT);
    await signedInAgain;
    await page.getByRole('button', { name: 'Start recording' }).waitFor();
  });

  test('a login that is revoked before an answer is sent: it waits and is sent afterwards', async () => {
    const page = await browser.newPage({ expectedFaults: LOGIN_IS_OVER });
    await enterAsNew(page, lisan.baseUrl, newPerson('Revathi', 'Muthusamy'));
    await openPractice(page, lisan.baseUrl);
    await page.getByRole('button', { name: 'Start recording' }).click();
    await agreeToRecording(page);
    await speak(page, 2);
    await revokeLogin(page);

    const signedInAgain = comesBackTo(page, '/practice');
    await page.getByRole('button', { name: 'Submit for Assessment' }).click();
    await signedInAgain;
    await page.getByRole('heading', { name: /^(Marking your answer|Not marked)$/ }).waitFor();
    expect(await storedSessions(page)).toHaveLength(1);
  });

  test('a screen that cannot be loaded leaves the sidebar, and the next one opens', async () => {
    const page = await browser.newPage({ expectedFaults: [/net::ERR_FAILED/, /ProgressScreen/] });
    await openDashboard(page);
    await page.route('**/assets/ProgressScreen-*.js', (route) => route.abort());
    const sidebar = page.getByRole('navigation', { name: 'Main' });
    await sidebar.getByRole('link', { name: 'Progress' }).click();
    await page.getByRole('alert').getByText('This page stopped working').waitFor();
    await page.getByRole('button', { name: 'Load it again' }).waitFor();
    await page.getByText('There is a new version of Lisan. Reload the page to go on.').waitFor();
    await sidebar.getByRole('link', { name: 'Contact Us' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
  });

  test('what shows only an icon says its name under the pointer', async () => {
    const page = await browser.newPage();
    await openDashboard(page);
    const button = page.getByRole('button', { name: 'Switch between light and dark' });
    await button.hover();
    const tooltip = page.getByRole('tooltip', { includeHidden: true });
    await tooltip.waitFor();
    expect(await tooltip.textContent()).toBe('Switch between light and dark');
    await page.mouse.move(700, 400);
    await tooltip.waitFor({ state: 'detached' });
  });

  test('the theme that was chosen stays', async () => {
    const page = await browser.newPage({ colorScheme: 'light' });
    await openDashboard(page);
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await page.locator('html[data-bs-theme="dark"]').waitFor();
    const paper = await background(page);
    await page.reload();
    await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
    expect(await background(page)).toBe(paper);
    expect(await page.locator('html').getAttribute('data-bs-theme')).toBe('dark');
  });
});

describe('the profile', () => {
  test('a new user sees the form and nothing else, whatever the address', async () => {
    const page = await browser.newPage();
    await signUp(page, lisan.baseUrl, newPerson('Wei Ling', 'Tan'));
    for (const path of ['/practice', '/nowhere', '/']) {
      await page.goto(lisan.baseUrl + path);
      await page.getByRole('heading', { level: 1, name: 'Complete Your Profile' }).waitFor();
      expect(await page.getByRole('navigation').count()).toBe(0);
    }

    await page.getByRole('button', { name: 'Complete Profile' }).click();
    await page.getByText('Please select your country').waitFor();
    expect(await page.locator('.invalid-feedback').allTextContents()).toEqual([
      'Please select your country',
      'Please select your state',
      'Please enter your school/institution name',
      'Please select your institution type',
    ]);

    await page.getByLabel('Country').fill('mAlaysia');
    const states = page.getByLabel('State', { exact: true }).getByRole('option');
    await eventually(async () => expect(await states.count()).toBe(1 + 16));
    await page.getByLabel('State', { exact: true }).selectOption('Sabah');
    await page.getByLabel('Country').fill('Singapore');
    expect(await page.getByLabel('State or region').inputValue()).toBe('');
    await page.getByLabel('State or region').fill('Bedok');

    await completeProfile(page);
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
  });

  test('a user who left it incomplete meets a dialog that only the answers close', async () => {
    const page = await browser.newPage();
    const student = newPerson('Jelani', 'anak Ujang');
    await signUp(page, lisan.baseUrl, student);
    await page.getByRole('link', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Sign In / Sign Up' }).first().waitFor();
    await page.goto(`${lisan.baseUrl}/api/login?returnTo=%2Fpractice`);
    await enterPassword(page, student);

    const dialog = page.getByRole('dialog', { name: 'Complete Your Profile' });
    await dialog.waitFor();
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    expect(await dialog.getByRole('button').allTextContents()).toEqual(['Complete Profile']);

    await dialog.getByRole('button', { name: 'Complete Profile' }).click();
    await dialog.getByText('Please enter your country').waitFor();
    expect(await dialog.locator('.invalid-feedback').allTextContents()).toEqual([
      'Please enter your country',
      'Please enter your state/region',
      'Please enter your school/institution name',
      'Please select your institution type',
    ]);

    await dialog.getByLabel('Country').fill('Indonesia');
    await dialog.getByLabel('State or region').fill('Riau');
    await dialog.getByLabel('School or institution').fill('SMA Negeri 8');
    await dialog.getByLabel('Institution type').selectOption({ label: 'Secondary School' });
    await dialog.getByRole('button', { name: 'Complete Profile' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Part 2 - Individual Exercise' }).waitFor();
  });
});

test('signing up, in and out works without a script', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false, expectedFaults: FORM_IS_REFUSED });
  const { firstName, lastName, email, password } = newPerson('Siti', 'binti Ahmad');
  await page.goto(lisan.baseUrl);
  await page.getByRole('link', { name: 'Sign In / Sign Up' }).first().click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  expect(await page.getByLabel('First name').inputValue()).toBe(firstName);
  expect(await page.getByLabel('Password').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${lisan.baseUrl}/`);
  expect(await whoIsThere(page)).toBe(email);

  await page.goto(`${lisan.baseUrl}/api/logout`);
  await page.waitForURL(`${lisan.baseUrl}/`);
  expect(await whoIsThere(page)).toBeNull();

  await page.goto(`${lisan.baseUrl}/api/login`);
  await enterPassword(page, { email, password: 'not this one' });
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('E-mail address').inputValue()).toBe(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${lisan.baseUrl}/`);
  expect(await whoIsThere(page)).toBe(email);
});

async function enterPassword(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function openDashboard(page: Page): Promise<void> {
  await enter(page, lisan.baseUrl, DEMO_STUDENT);
  await page.goto(lisan.baseUrl);
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
}

/** Signs out from beside the browser: the page keeps its cookie, which opens nothing any more. */
async function revokeLogin(page: Page): Promise<void> {
  const cookies = await page.context().cookies(lisan.baseUrl);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${lisan.baseUrl}/api/logout`, { headers: { cookie }, redirect: 'manual' });
  expect(answer.status).toBe(303);
}

/**
 * To the sign-in and back. Who is still known to the identity provider is not asked for the password again.
 */
async function comesBackTo(page: Page, path: string): Promise<void> {
  await Promise.all([
    page.waitForRequest(`${lisan.baseUrl}/api/login?returnTo=${encodeURIComponent(path)}`),
    page.waitForResponse(lisan.baseUrl + path),
  ]);
}

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The e-mail address of whoever is signed in. */
async function whoIsThere(page: Page): Promise<string | null> {
  const answer = await page.request.get(`${lisan.baseUrl}/api/auth/user`);
  return answer.ok() ? (await answer.json()).email : null;
}
