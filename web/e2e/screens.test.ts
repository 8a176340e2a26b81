import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openBrowser, type TestBrowser } from './harness/browser';
import { type Looks, looksAt } from './harness/looks';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';
import { SPEECH } from './harness/speech';
import type { ScriptedVoice } from './harness/synthesis';
import { CONVERSATION_STATES, SPEAKING_STATES } from './screens/conversation-states';
import { ANSWERED_TWICE_STATES, answerTwice, FEEDBACK_STATES } from './screens/feedback-states';
import { click, openDialog, type State, settled } from './screens/state';

jest.setTimeout(480_000);

const WHOLE_TOUR = process.env.LISAN_LOOKS === 'all';
/** Longer than a look takes: the partner is still speaking. */
const SLOW_VOICE = { utteranceMs: 60_000 };
/** Chromium writes to the console that a request was cut: so a turn stays on the device. */
const CUT_HERE = [/net::ERR_FAILED/];

interface Tour {
  /** Whose screens: a demo account, somebody new who has answered a question twice, or null for a visitor. */
  readonly account: 'Student' | 'Teacher' | 'Admin' | 'Impact' | 'new' | null;
  /** Left out: a browser without voices. */
  readonly voice?: ScriptedVoice;
  readonly states: readonly State[];
}

const TOURS: Readonly<Record<string, Tour>> = {
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
      ...FEEDBACK_STATES,
      { name: 'practice', path: '/practice' },
      { name: 'conversation-topics', path: '/conversation', seen: true },
      {
        name: 'conversation-peer-to-peer',
        path: '/conversation',
        act: click('tab', 'Peer to Peer'),
        seen: true,
      },
      ...CONVERSATION_STATES,
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
  'a student who hears the partner': { account: 'Student', voice: SLOW_VOICE, states: SPEAKING_STATES },
  'a student who answers again': { account: 'new', states: ANSWERED_TWICE_STATES },
  'a teacher': {
    account: 'Teacher',
    states: [
      { name: 'dashboard-teacher', path: '/' },
      { name: 'students', path: '/students', seen: true },
      { name: 'student', path: '/students', act: openStudent, seen: true },
      { name: 'mark-an-answer', path: '/students', act: markAnswer, seen: true },
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
      { name: 'admin-spending', path: '/admin', act: click('tab', /Spending/) },
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
  .map(([who, { account, voice, states }]) => ({
    ...{ who, account, voice },
    states: states.filter(({ seen }) => WHOLE_TOUR || !seen),
  }))
  .filter(({ states }) => states.length > 0);

test.each(tours)('the screens of $who', async ({ account, voice, states }) => {
  const page = await browser.newPage({
    ...{ recognition: SPEECH, voice, expectedFaults: CUT_HERE },
    viewport: { width: 1440, height: 900 },
  });
  if (account === 'new') await answerTwice(page, lisan.baseUrl);
  else if (account) {
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
  await page.unrouteAll({ behavior: 'ignoreErrors' });
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

/** As far as the form: nothing is given. */
async function markAnswer(page: Page): Promise<void> {
  await openStudent(page);
  await settled(page);
  await openDialog(/^(Mark it yourself|Your marks)/)(page);
}
