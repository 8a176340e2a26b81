import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openBrowser, type TestBrowser } from './harness/browser';
import { type Looks, looksAt } from './harness/looks';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';
import { SPEECH } from './harness/speech';

jest.setTimeout(240_000);

/** A screen in one of its states, as the demo data makes it. `npm run screens` takes a picture of each. */
interface State {
  readonly name: string;
  readonly path: string;
  /** From the screen as it opens to the state. */
  readonly act?: (page: Page) => Promise<void>;
  /** Another file looks at it already: left out here, but for `npm run screens` and `npm run prove`. */
  readonly seen?: true;
}

const WHOLE_TOUR = process.env.LISAN_LOOKS === 'all';

const click = (role: 'button' | 'tab' | 'link', name: string | RegExp) => async (page: Page) => {
  await page.getByRole(role, { name }).first().click();
};
const openDialog = (name: string | RegExp) => async (page: Page) => {
  await click('button', name)(page);
  await page.getByRole('dialog').waitFor();
};

/** By the demo account that sees them; null is a visitor. */
const TOURS: Readonly<Record<string, { account: string | null; states: readonly State[] }>> = {
  'a visitor': {
    account: null,
    states: [
      { name: 'landing', path: '/' },
      { name: 'testimonials-visitor', path: '/testimonials' },
      { name: 'not-found-visitor', path: '/nowhere' },
    ],
  },
  'a student': {
    account: 'Student',
    states: [
      { name: 'dashboard', path: '/' },
      {
        name: 'feedback',
        path: '/',
        async act(page) {
          await openDialog(/^View: /)(page);
          await page.getByText('Total Marks Score').waitFor();
        },
      },
      { name: 'practice', path: '/practice' },
      { name: 'conversation-topics', path: '/conversation', seen: true },
      {
        name: 'conversation-peer-to-peer',
        path: '/conversation',
        act: click('tab', 'Peer to Peer'),
        seen: true,
      },
      { name: 'progress', path: '/progress', seen: true },
      { name: 'questions', path: '/questions', seen: true },
      { name: 'contribute', path: '/questions', act: openDialog(/Contribute/), seen: true },
      { name: 'testimonials', path: '/testimonials' },
      { name: 'share-your-story', path: '/testimonials', act: openDialog('Share Your Story'), seen: true },
      { name: 'settings', path: '/settings', seen: true },
      { name: 'contact', path: '/contact', seen: true },
      { name: 'support', path: '/support', seen: true },
      { name: 'not-found', path: '/nowhere' },
    ],
  },
  'a teacher': {
    account: 'Teacher',
    states: [
      { name: 'dashboard-teacher', path: '/' },
      { name: 'students', path: '/students', seen: true },
      { name: 'student', path: '/students', act: openStudent, seen: true },
      { name: 'practice-for-a-student', path: '/students', act: recordForStudent, seen: true },
      { name: 'questions-teacher', path: '/questions', seen: true },
    ],
  },
  'an admin': {
    account: 'Admin',
    states: [
      { name: 'dashboard-admin', path: '/' },
      { name: 'admin-roles', path: '/admin', seen: true },
      { name: 'admin-testimonials', path: '/admin', act: click('tab', /Testimonials/) },
      { name: 'admin-messages', path: '/admin', act: click('tab', /Messages/), seen: true },
    ],
  },
  'the impact admin': {
    account: 'Impact',
    states: [
      { name: 'impact-malaysian', path: '/', seen: true },
      { name: 'impact-global', path: '/', act: click('tab', 'Global Students'), seen: true },
    ],
  },
};

let lisan: SharedLisan;
let browser: TestBrowser;

beforeAll(async () => {
  [lisan, browser] = await Promise.all([sharedLisan(), openBrowser()]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
});

/** Who has something to see that no other file looks at. */
const tours = Object.entries(TOURS)
  .map(([who, { account, states }]) => ({
    who,
    account,
    states: states.filter(({ seen }) => WHOLE_TOUR || !seen),
  }))
  .filter(({ states }) => states.length > 0);

test.each(tours)('the screens of $who', async ({ account, states }) => {
  const page = await browser.newPage({ recognition: SPEECH, viewport: { width: 1440, height: 900 } });
  if (account) {
    await page.goto(`${lisan.baseUrl}/api/login`);
    await page.getByRole('button', { name: account, exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
  }
  const looks = looksAt(page);
  for (const state of states) await lookAt(page, looks, state);
  expect(looks.problems).toEqual([]);
});

async function lookAt(page: Page, looks: Looks, { name, path, act }: State): Promise<void> {
  await page.goto(lisan.baseUrl + path);
  await settled(page);
  await act?.(page);
  await settled(page);
  await looks.at(name);
}

/** Nothing on the page is still loading. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.locator('.skeleton, .spinner').first().waitFor({ state: 'detached' });
}

async function openStudent(page: Page): Promise<void> {
  await page.locator('main a[href^="/students/"]', { hasText: 'Aisyah Rahman' }).click();
  await page.waitForURL(/\/students\/.+/);
}

async function recordForStudent(page: Page): Promise<void> {
  await openStudent(page);
  await settled(page);
  await page.locator('main a[href^="/practice?student="]').first().click();
  await page.waitForURL(/\/practice/);
}
