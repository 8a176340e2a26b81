import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { BAND_TONE_WORDS, bandTone } from 'schema/rules/scoring';
import { completeProfile, createAccount, newPerson } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { eventually } from './harness/eventually';
import { readPdf } from './harness/pdf';
import { agreeToRecording, MARKED_SECONDS, speak, submitAnswer } from './harness/practice';
import { playedSeconds, type StoredSession, storedSessions } from './harness/sessions';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';
import { SPEECH } from './harness/speech';
import { toast } from './harness/toasts';

const STUDENT = newPerson('Nurul Izzah', 'binti Rahman');
/** The first words, which no recording of this length misses. */
const SURELY_HEARD = SPEECH.text.split(' ').slice(0, 30).join(' ');

let lisan: SharedLisan;
let browser: TestBrowser;
let downloads: string;

beforeAll(async () => {
  downloads = await mkdtemp(path.join(tmpdir(), 'lisan-downloads-'));
  [lisan, browser] = await Promise.all([sharedLisan(), openBrowser()]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await rm(downloads, { recursive: true, force: true });
});

test('from the landing page to marks, the report and the dashboard, without any provider', async () => {
  const page = await browser.newPage({ recognition: SPEECH, reducedMotion: 'no-preference' });
  await page.goto(lisan.baseUrl);
  await page.getByRole('heading', { level: 1, name: /Master English speaking/ }).waitFor();
  await page.getByRole('link', { name: 'Sign In / Sign Up' }).first().click();
  await createAccount(page, STUDENT);
  await seeWhatIsMissing(page);
  await completeProfile(page);
  await page.getByText('No practice sessions yet').waitFor();

  await page.getByRole('link', { name: 'Part 2 - Individual Exercise' }).click();
  await page.getByRole('heading', { level: 1, name: 'Part 2 - Individual Exercise' }).waitFor();
  await page.getByRole('complementary', { name: 'Demo Mode' }).waitFor();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await agreeToRecording(page);
  await page.getByRole('button', { name: 'Skip preparation' }).waitFor();
  expect(Number(await page.getByRole('timer').textContent())).toBeGreaterThan(0); // of 20 s to prepare
  await speak(page, MARKED_SECONDS);
  await eventually(async () =>
    expect(await page.getByLabel('What you said').inputValue()).toContain(SURELY_HEARD),
  );
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Stop playing' }).click();
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  await submitAnswer(page);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);

  const session = await theOnlySession(page);
  const bands = { Grammar: session.grammarScore ?? 0, Vocabulary: session.vocabularyScore ?? 0 };
  const total = bands.Grammar + bands.Vocabulary;
  expect(session).toMatchObject({ state: 'assessed', overallScore: total });
  expect(session.duration).toBeGreaterThanOrEqual(Math.floor(MARKED_SECONDS));
  expect(session.transcription).toContain(SURELY_HEARD);
  const result = page.getByRole('region', { name: 'Your marks' });
  expect(await result.textContent()).toContain(`${total} of 12 marks`);

  await result.getByRole('button', { name: 'View Detailed Feedback' }).click();
  const feedback = page.getByRole('dialog', { name: 'Session Feedback' });
  await feedback.getByRole('heading', { name: 'English Speaking Assessment (12 marks total)' }).waitFor();
  const words = (await feedback.textContent()) ?? '';
  for (const [title, band] of Object.entries(bands)) {
    expect(words).toContain(`${title}${BAND_TONE_WORDS[bandTone(band)]}${band} of 6`);
  }
  expect(words).toContain(`Total Marks: ${total} / 12`);
  expect(words).toContain('mistakes'); // for the “many mistake” of the recording
  expect(words).toContain('Marked by the built-in assessor');

  const { fileName, pages } = await downloadReport(page);
  expect(fileName).toBe(
    'Nurul_Izzah_binti_Rahman_Talk_about_a_skill_that_you_learned_from_an_older_person_Assessment_Report.pdf',
  );
  expect(pages[0]).toMatch(/^English Speaking Assessment Report /);
  for (const part of [
    'Nurul Izzah binti Rahman',
    'SMK Muar',
    `Duration 0:${session.duration}`,
    session.questionText,
    `${total} / 12`,
    ...Object.values(bands).map((band) => `${band} of 6`),
  ]) {
    expect(pages[0]).toContain(part);
  }
  await feedback.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await seeDashboard(page, session);
  await page.reload();
  await seeDashboard(page, session);
  expect(await theOnlySession(page)).toEqual(session);
  expect(await playedSeconds(page, session)).toBeCloseTo(session.duration, 0);

  await page.getByRole('link', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Sign In / Sign Up' }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  const answer = await page.request.get(new URL(session.audioUrl ?? '', lisan.baseUrl).href);
  expect(answer.status()).toBe(401);
});

async function seeWhatIsMissing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  for (const message of [
    'Please select your country',
    'Please select your state',
    'Please enter your school/institution name',
    'Please select your institution type',
  ]) {
    await page.getByText(message, { exact: true }).waitFor();
  }
}

async function theOnlySession(page: Page): Promise<StoredSession> {
  const [session, ...others] = await storedSessions(page);
  expect(others).toEqual([]);
  if (!session) throw new Error('The server keeps no session.');
  return session;
}

async function downloadReport(page: Page): Promise<{ fileName: string; pages: string[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Report' }).click(),
  ]);
  await toast(page, 'Your assessment report has been downloaded as a PDF.');
  const file = path.join(downloads, 'report.pdf');
  await download.saveAs(file);
  return { fileName: download.suggestedFilename(), pages: await readPdf(file) };
}

/** One practice of a few seconds today, and its marks. */
async function seeDashboard(page: Page, { questionText, overallScore }: StoredSession): Promise<void> {
  await page.getByRole('button', { name: `View: ${questionText}` }).waitFor();
  const averageScore = ((overallScore ?? 0) / 2).toFixed(1);
  const parts = [
    'Welcome back, Nurul Izzah',
    '1 day in a row',
    'Total Sessions1',
    `Average Score${averageScore} / 6`,
    'Practice Time0 h',
    'Improvement0%',
    `${overallScore} / 12`,
  ];
  await eventually(async () => {
    const words = await page.getByRole('main').textContent();
    for (const part of parts) expect(words).toContain(part);
  });
}
