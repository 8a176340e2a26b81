import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { DEMO_STUDENT, enter, enterAsNew, newPerson } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { eventually, STEP_MS } from './harness/eventually';
import { expectFocus, tabTo } from './harness/keyboard';
import { looksAt } from './harness/looks';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';
import { SPEECH, SPEECH_FILE } from './harness/speech';
import { toast } from './harness/toasts';
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

test('from nothing practised to answers that are heard again, read about and taken home', async () => {
  const page = await browser.newPage({ expectedFaults: [/status of 404/] });
  const looks = looksAt(page);
  await enterAsNew(page, lisan.baseUrl, newPerson('Siti Nurhaliza', 'binti Tarudin'));
  await page.goto(lisan.baseUrl);
  await page.getByRole('link', { name: 'Progress' }).click();
  await page.getByText('No practice sessions yet').waitFor();
  await looks.at('progress of nobody');

  const wav = readFileSync(SPEECH_FILE);
  await answer(page, TYPED_ANSWER);
  const short = await answer(page, 'I like to read.', wav);
  await answer(page, SPEECH.text, wav);
  const webm = await recordedByBrowser(page);
  await page.route(`**${short.audioUrl}`, (route) =>
    route.fulfill({ contentType: 'audio/webm', body: webm }),
  );
  await page.goto(`${lisan.baseUrl}/progress`);
  await page.getByText('Too early to tell how you grow: 2 of the 6 marked answers that it takes.').waitFor();
  const [spoken, unmarked, typed] = await page.locator('.session-row').all();
  if (!spoken || !unmarked || !typed) throw new Error('There are not three rows.');
  expect(await typed.textContent()).toMatch(/, typed.*Grammar \d of 6.*Vocabulary \d of 6/);
  expect(await typed.getByRole('button', { name: /^Play Recording/ }).count()).toBe(0);
  expect(await unmarked.textContent()).toContain('Not marked');

  await hearAgain(page, spoken, unmarked);
  await looks.at('progress with players');

  const view = spoken.getByRole('button', { name: /^View Feedback/ });
  await view.click();
  const feedback = page.getByRole('dialog', { name: 'Session Feedback' });
  await feedback.getByRole('button', { name: /^Play Recording/ }).click();
  await feedback.getByRole('button', { name: /^Pause/ }).waitFor();
  await page.keyboard.press('Escape');
  await feedback.waitFor({ state: 'detached' });
  await expectFocus(view);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    spoken.getByRole('button', { name: /^PDF/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Siti_Nurhaliza_binti_Tarudin_.*_Assessment_Report\.pdf$/);

  await page.route('**/audio', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.reload();
  await page
    .getByRole('button', { name: /^Play Recording/ })
    .first()
    .click();
  expect(await toast(page, 'Audio Error')).toContain('Could not play the recording.');
  expect(looks.problems).toEqual([]);
});

test('the growth of months, its numbers by keyboard, and a server that does not answer', async () => {
  const page = await browser.newPage({ expectedFaults: [/net::ERR_FAILED/] });
  const looks = looksAt(page);
  await enter(page, lisan.baseUrl, DEMO_STUDENT);
  await page.goto(lisan.baseUrl);
  await page.getByRole('link', { name: 'Progress' }).click();
  await page
    .getByRole('heading', {
      name: /^Grammar went from \d\.\d to \d\.\d over \d+ answers; single answers vary by about /,
    })
    .waitFor();
  const numbers = page.getByText('Show the numbers').first();
  await tabTo(page, numbers);
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await page.getByRole('row').count()).toBeGreaterThan(4));
  await looks.at('progress of months');

  await page.route('**/graphql', (route) => route.abort());
  await page.reload();
  await page.getByText('Your progress could not be loaded').waitFor();
  await looks.at('progress out of reach');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Session History' }).waitFor();
  expect(looks.problems).toEqual([]);
});

/** Where each player of the page stands, in seconds, and whether it plays. */
const players = (page: Page) =>
  page
    .locator('audio')
    .evaluateAll((all) =>
      all.map((audio) =>
        audio instanceof HTMLAudioElement ? { at: audio.currentTime, plays: !audio.paused } : null,
      ),
    );

/** Plays, seeks by keyboard and by pointer, and starts another: also one whose file does not tell its length. */
async function hearAgain(page: Page, spoken: Locator, other: Locator): Promise<void> {
  await tabTo(page, spoken.getByRole('button', { name: /^Play Recording/ }));
  await page.keyboard.press('Enter');
  const pause = spoken.getByRole('button', { name: /^Pause/ });
  await pause.waitFor();
  await expectFocus(pause);
  const track = spoken.getByRole('slider');
  await spoken.getByText(new RegExp(`^0:(0[1-9]|1\\d) / 0:${Math.round(SPEECH.seconds)}$`)).waitFor();
  await tabTo(page, track);
  await page.keyboard.press('ArrowRight');
  expect((await players(page))[0]?.at).toBeGreaterThan(5.4);
  const box = await track.boundingBox();
  if (!box) throw new Error('The track cannot be seen.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  expect((await players(page))[0]?.at).toBeCloseTo(SPEECH.seconds / 2, 0);

  await other.getByRole('button', { name: /^Play Recording/ }).click();
  await other.getByText(/\/ 0:02$/).waitFor();
  await other.getByRole('button', { name: /^Pause/ }).waitFor();
  const [first, second] = await players(page);
  expect([first?.plays, second?.plays]).toEqual([false, true]);
  await other.getByRole('slider').press('End');
  await other.getByText('0:02 / 0:02').waitFor();
}

/** What a client of the REST door sends; it is answered with the marks. */
async function answer(page: Page, transcription: string, wav?: Buffer): Promise<{ audioUrl: string | null }> {
  const audio = wav && { name: 'recording.wav', mimeType: 'audio/wav', buffer: wav };
  const sent = await page.request.post(`${lisan.baseUrl}/api/sessions`, {
    headers: { origin: lisan.baseUrl },
    timeout: STEP_MS,
    multipart: { questionId: 1, duration: 13, transcription, ...(audio && { audio }) },
  });
  if (!sent.ok()) throw new Error(`${sent.status()} ${await sent.text()}`);
  return sent.json();
}

/** Two seconds of webm as MediaRecorder writes it: without a length. */
async function recordedByBrowser(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const recorder = new MediaRecorder(stream, { mimeType: 'audio/webm' });
    const chunks: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    setTimeout(() => recorder.stop(), 2000);
    await stopped;
    for (const track of stream.getTracks()) track.stop();
    return [...new Uint8Array(await new Blob(chunks).arrayBuffer())];
  });
  return Buffer.from(bytes);
}
