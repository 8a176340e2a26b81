import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { completeProfile, newPerson, signUp } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { agreeToRecording, clock, openPractice, speak, submitAnswer } from './harness/practice';
import { storedSessions } from './harness/sessions';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';

let lisan: SharedLisan;
let browser: TestBrowser;
let students = 0;

beforeAll(async () => {
  [lisan, browser] = await Promise.all([sharedLisan(), openBrowser({ microphone: 'silence' })]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A new student whose microphone has just been opened. */
async function preparing({ movableClock = false } = {}): Promise<Page> {
  const page = await browser.newPage();
  await signUp(page, lisan.baseUrl, newPerson('Amir', `Hakim ${students++}`));
  await completeProfile(page);
  if (movableClock) {
    await page.clock.install();
    await page.reload();
  }
  await openPractice(page);
  await button(page, 'Start recording').click();
  await agreeToRecording(page);
  await button(page, 'Skip preparation').waitFor();
  return page;
}

test('a pause keeps the clock still, and starting again begins at nought', async () => {
  const page = await preparing();
  await button(page, 'Skip preparation').click();
  await page.getByRole('timer').filter({ hasText: '0:01' }).waitFor();
  await button(page, 'Pause').click();
  const paused = await clock(page);
  await sleep(1500);
  expect(await clock(page)).toBe(paused);
  await button(page, 'Resume').click();
  await page.getByRole('timer').filter({ hasNotText: paused }).waitFor();
  await button(page, 'Stop').click();
  await button(page, 'Submit for Assessment').waitFor();
  expect((await clock(page)) > paused).toBe(true);

  await button(page, 'Start again').click();
  await button(page, 'Skip preparation').click();
  await button(page, 'Stop').waitFor();
  expect(await clock(page)).toBe('0:00');
  expect(await storedSessions(page)).toEqual([]);
});

test('recording starts when the preparation is over, and ends after 60 seconds', async () => {
  const page = await preparing({ movableClock: true });
  await page.clock.fastForward(20_000);
  await button(page, 'Stop').waitFor();
  expect(await clock(page)).toBe('0:00');
  await sleep(1000);
  await page.clock.fastForward(60_000);
  await button(page, 'Submit for Assessment').waitFor();
  expect(await clock(page)).toBe('1:00');
});

test('silence is not marked, with a reason and an advice, and is no mark of 0', async () => {
  const page = await preparing();
  await speak(page, 2);
  await submitAnswer(page);
  const result = page.getByRole('region', { name: 'Not marked' });
  expect(await result.textContent()).toMatch(/Not marked, because .+\..+\./);
  const [session] = await storedSessions(page);
  expect(session).toMatchObject({ state: 'notMarked', grammarScore: null, overallScore: null });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: `View: ${session?.questionText}` }).waitFor();
  expect(await page.getByRole('main').textContent()).toContain('Average Score0.0 / 6no marks yet');
});
