import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DEMO_STUDENT, enter, enterAsNew, newPerson } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { expectFocus, isFocused, nextStop, tabTo } from './harness/keyboard';
import { openPractice } from './harness/practice';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';
import { TYPED_ANSWER } from './harness/typed-answer';

let lisan: SharedLisan;
let browser: TestBrowser;

beforeAll(async () => {
  [lisan, browser] = await Promise.all([sharedLisan(), openBrowser()]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
});

test('the whole job without a pointer: sign in, answer, marks, feedback, sign out', async () => {
  // what others see of the demo accounts stays as it is
  const student = newPerson('Izzati', 'binti Rosli');
  await enterAsNew(await browser.newPage(), lisan.baseUrl, student);
  const page = await browser.newPage();
  const { keyboard } = page;
  await page.goto(lisan.baseUrl);
  await tabTo(page, page.getByRole('link', { name: 'Sign In / Sign Up' }).first());
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
  await tabTo(page, page.getByLabel('E-mail address'));
  await keyboard.type(student.email);
  await tabTo(page, page.getByLabel('Password'));
  await keyboard.type(student.password);
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();

  await nextStop(page);
  await expectFocus(page.getByRole('link', { name: 'Skip to the content' }));
  await keyboard.press('Enter');
  await expectFocus(page.getByRole('main'));
  await nextStop(page);
  expect(await isFocused(page.getByRole('main').locator(':focus'))).toBe(true);

  await tabTo(page, page.getByRole('link', { name: 'Part 2 - Individual Exercise' }));
  await keyboard.press('Enter');
  await expectFocus(page.getByRole('heading', { level: 1, name: 'Part 2 - Individual Exercise' }));
  await tabTo(page, page.getByRole('button', { name: 'Type instead' }));
  await keyboard.press('Enter');
  await expectFocus(page.getByLabel('Your answer'));
  await keyboard.insertText(TYPED_ANSWER);
  await tabTo(page, page.getByRole('button', { name: 'Submit for Assessment' }));
  await keyboard.press('Enter');
  await expectFocus(page.getByRole('heading', { name: /^(Marking your answer|Your marks)$/ }));
  await expectAnnounced(page, /^Assessed: \d+ of 12\.$/);
  await expectFocus(page.getByRole('heading', { name: 'Your marks' }));

  const view = page.getByRole('button', { name: 'View Detailed Feedback' });
  await tabTo(page, view);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Session Feedback' });
  await dialog.getByText('Total Marks Score').waitFor();
  await expectTrapped(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Download Report' }));
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(view);

  await tabTo(page, page.getByRole('link', { name: 'Logout' }));
  await keyboard.press('Enter');
  await page.getByRole('link', { name: 'Sign In / Sign Up' }).first().waitFor();
});

test('recording without a pointer: the focus stays on what comes next, and every step is announced', async () => {
  const page = await browser.newPage();
  const { keyboard } = page;
  await enterAsNew(page, lisan.baseUrl, newPerson('Puteri', 'binti Iskandar'));
  await openPractice(page, lisan.baseUrl);
  const round = (name: string) => page.getByRole('button', { name, exact: true });

  await tabTo(page, round('Start recording'));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Before your first recording' });
  await dialog.waitFor();
  await expectTrapped(page);
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(round('Start recording'));

  await keyboard.press('Enter');
  await dialog.waitFor();
  await tabTo(page, dialog.getByLabel('I agree that my answers are recorded'));
  await keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: 'Continue' }));
  await keyboard.press('Enter');
  await expectAnnounced(page, 'Prepare your answer. Recording starts in 20 seconds.');
  await expectFocus(round('Skip preparation'));
  await keyboard.press('Enter');
  await expectAnnounced(page, 'Recording');
  await tabTo(page, page.getByRole('button', { name: 'Pause' }));
  await keyboard.press('Enter');
  await expectAnnounced(page, /^Paused at 0:\d\d$/);
  await expectFocus(round('Resume'));
  await keyboard.press('Enter');
  await expectAnnounced(page, 'Recording again');
  await expectFocus(round('Stop'));
  await keyboard.press('Space');
  await expectAnnounced(page, /^Stopped at 0:\d\d\. Play it, start again or submit it\.$/);
  await expectFocus(round('Play'));
  await tabTo(page, page.getByRole('button', { name: 'Submit for Assessment' }));
  await keyboard.press('Enter');
  await expectAnnounced(page, /^This answer was not marked\. /);
  await expectFocus(page.getByRole('heading', { name: 'Not marked' }));
});

test('on a phone no stop hides under the bars at the edges', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await enter(page, lisan.baseUrl, DEMO_STUDENT);
  for (const [path, settled] of [
    ['/', page.getByRole('button', { name: /^View: / }).last()],
    ['/practice', page.getByRole('button', { name: 'Start recording' })],
    ['/testimonials', page.getByText('Verified User').last()],
  ] as const) {
    await page.goto(lisan.baseUrl + path);
    await settled.waitFor();
    let stops = 0;
    while ((await nextStop(page)).is !== 'the page') stops += 1;
    expect(stops).toBeGreaterThan(3);
  }
});

/** Round and round: no Tab, forwards or backwards, leads out of the dialog. */
async function expectTrapped(page: Page): Promise<void> {
  await nextStop(page);
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (let stop = 0; stop < 12; stop++) {
      const { is, inDialog } = await nextStop(page, key);
      expect({ is, inDialog }).toEqual({ is, inDialog: true });
    }
  }
}

/** A screen reader is told so. */
const expectAnnounced = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' });
