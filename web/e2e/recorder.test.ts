import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { enterAsNew, newPerson } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { eventually } from './harness/eventually';
import {
  agreeToRecording,
  clock,
  openPractice,
  skipPreparation,
  speak,
  submitAnswer,
} from './harness/practice';
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
  await enterAsNew(page, lisan.baseUrl, newPerson('Amir', `Hakim ${students++}`));
  if (movableClock) await page.clock.install();
  await openPractice(page, lisan.baseUrl);
  await button(page, 'Start recording').click();
  await agreeToRecording(page);
  await button(page, 'Skip preparation').waitFor();
  return page;
}

/** It records, and its clock shows no more than the time since this began it. */
async function expectFromNought(page: Page, begin: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await begin();
  await button(page, 'Stop').waitFor();
  const [minutes = Number.NaN, seconds = Number.NaN] = (await clock(page)).split(':').map(Number);
  expect(minutes * 60 + seconds).toBeLessThanOrEqual((performance.now() - began) / 1000);
}

test('a pause keeps the clock still, and starting again begins at nought', async () => {
  const page = await preparing();
  await skipPreparation(page);
  await page.getByRole('timer').filter({ hasNotText: '0:00' }).waitFor();
  await button(page, 'Pause').click();
  await button(page, 'Resume').waitFor();
  const paused = await clock(page);
  await sleep(1500);
  expect(await clock(page)).toBe(paused);
  await button(page, 'Resume').click();
  await page.getByRole('timer').filter({ hasNotText: paused }).waitFor();
  await button(page, 'Stop').click();
  await button(page, 'Submit for Assessment').waitFor();
  await eventually(async () => expect((await clock(page)) > paused).toBe(true));

  await button(page, 'Start again').click();
  await expectFromNought(page, () => skipPreparation(page));
  expect(await storedSessions(page)).toEqual([]);
});

test('recording starts when the preparation is over, and ends after 60 seconds', async () => {
  const page = await preparing({ movableClock: true });
  await expectFromNought(page, () => page.clock.fastForward(20_000));
  await sleep(1000);
  await page.clock.fastForward(60_000);
  await button(page, 'Submit for Assessment').waitFor();
  await page.getByRole('timer').filter({ hasText: '1:00' }).waitFor();
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
  await page.getByRole('main').filter({ hasText: 'Average Score0.0 / 6no marks yet' }).waitFor();
});
