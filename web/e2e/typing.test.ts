import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { enterAsNew, newPerson } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { agreeToRecording, openPractice, submitAnswer } from './harness/practice';
import { storedSessions } from './harness/sessions';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';
import { SPEECH } from './harness/speech';

/** Malay, 24 words. */
const NOT_ENGLISH =
  'Nenek saya mengajar saya menganyam bakul setiap hujung minggu di bawah pokok mangga dan saya sangat suka ' +
  'kerana dia seorang yang sabar dan baik hati';

let lisan: SharedLisan;
let browser: TestBrowser;
let page: Page;
let students = 0;

beforeAll(async () => {
  [lisan, browser] = await Promise.all([sharedLisan(), openBrowser({ microphone: 'refused' })]);
});
beforeEach(async () => {
  page = await browser.newPage();
  await enterAsNew(page, lisan.baseUrl, newPerson('Wei Ling', `Tan ${students++}`));
  await openPractice(page, lisan.baseUrl);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
});

test('without a microphone the answer is typed, and gets marks', async () => {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await agreeToRecording(page);
  const refusal = page.getByRole('alert').filter({ hasText: 'microphone' });
  await refusal.waitFor();
  expect(await refusal.textContent()).toBe('Failed to start recording. Please check microphone permissions.');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Type instead' }).click();
  await page.getByLabel('Your answer').fill(SPEECH.text);
  await submitAnswer(page);
  const [session] = await storedSessions(page);
  expect(session).toMatchObject({
    state: 'assessed',
    transcription: SPEECH.text,
    audioUrl: null,
    duration: 0,
  });
  const result = page.getByRole('region', { name: 'Your marks' });
  expect(await result.textContent()).toContain(`${session?.overallScore} of 12 marks`);
});

test('too few words cannot be sent, and the page says how many are missing', async () => {
  await page.getByRole('button', { name: 'Type instead' }).click();
  await page.getByLabel('Your answer').fill('I like my grandmother');
  await page.getByText('4 of 20 words needed').waitFor();
  expect(await page.getByRole('button', { name: 'Submit for Assessment' }).isDisabled()).toBe(true);
  expect(await storedSessions(page)).toEqual([]);
});

test('an answer that cannot be marked says why and what to do, and is no mark', async () => {
  await page.getByRole('button', { name: 'Type instead' }).click();
  await page.getByLabel('Your answer').fill(NOT_ENGLISH);
  await submitAnswer(page);
  const result = page.getByRole('region', { name: 'Not marked' });
  expect(await result.textContent()).toMatch(/Not marked, because .+English.+/);
  const [session] = await storedSessions(page);
  expect(session).toMatchObject({ state: 'notMarked', grammarScore: null, overallScore: null });
});
