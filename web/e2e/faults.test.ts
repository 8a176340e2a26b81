import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DEMO_STUDENT, enterAsNew, newPerson, type Person, signIn } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { freePort } from './harness/free-port';
import { type Lisan, startLisan } from './harness/lisan';
import { agreeToRecording, openPractice, skipPreparation, speak } from './harness/practice';
import { type CuttingProxy, startProxy } from './harness/proxy';
import { type StoredSession, storedSessions } from './harness/sessions';
import { SPEECH, wavSeconds } from './harness/speech';
import { toast } from './harness/toasts';

/** More than any other request, less than the shortest recording: 1 s is 32 kB. */
const MIDDLE_OF_A_RECORDING = 40_000;
/** What Chromium writes to the console when the line or the server is gone. */
const LINE_IS_DOWN = [/net::ERR_/, /status of 50[234]/];

let port: number;
let lisan: Lisan;
let proxy: CuttingProxy;
let browser: TestBrowser;
let students = 0;

beforeAll(async () => {
  port = await freePort();
  [proxy, browser] = await Promise.all([startProxy(port), openBrowser()]);
  lisan = await startLisan({ port, env: { BASE_URL: proxy.baseUrl } });
});
beforeEach(() => proxy.up());
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await proxy.stop();
  await lisan.stop();
});

describe('the line is cut', () => {
  test('in mid-upload: the student is told, the recording stays, and it arrives once', async () => {
    const { page } = await studentWithRecording();
    const cut = proxy.cutAfter(MIDDLE_OF_A_RECORDING);
    await submit(page);
    await cut;
    await expectNotSent(page);
    expect(await sessionsBehindTheLine(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();

    await submit(page);
    await expectNotSent(page);

    proxy.up();
    await outcome(page);
    await expectOneSession(page);
  });

  test('in place of the acknowledgement: sending again makes no second session', async () => {
    const { page } = await studentWithRecording();
    const cut = proxy.cutAnswerAfter(MIDDLE_OF_A_RECORDING);
    await submit(page);
    await cut;
    await expectNotSent(page);
    expect(await sessionsBehindTheLine(page)).toHaveLength(1);

    proxy.up();
    await outcome(page);
    await expectOneSession(page);
  });

  test('the browser itself knows that it is offline: sent as soon as it is back', async () => {
    const { page } = await studentWithRecording();
    await page.context().setOffline(true);
    await submit(page);
    await expectNotSent(page);

    await page.context().setOffline(false);
    await outcome(page);
    await expectOneSession(page);
  });
});

test('the server is killed right after the acknowledgement: the session is there and gets its marks', async () => {
  const { page } = await studentOnPractice();
  await record(page, 11.5);
  const acknowledged = page.waitForResponse(isSubmission);
  await submit(page);
  await (await acknowledged).finished();
  await lisan.kill9();

  await lisan.restart();
  await page.getByRole('heading', { name: 'Your marks' }).waitFor();
  const session = await expectOneSession(page);
  expect(session).toMatchObject({ state: 'assessed', grammarScore: expect.any(Number) });
  expect(await storedSeconds(page, session)).toBeGreaterThan(11);
});

describe('the tab is gone in mid-recording: what was said is offered again and can be sent', () => {
  test('reload', async () => {
    const { page } = await studentOnPractice();
    const spoken = await breakOff(page, () => page.reload());
    await sendWhatWasKept(page, spoken);
  });

  test('closed', async () => {
    const { page } = await studentOnPractice();
    const tab = await browser.newTab(page);
    const spoken = await breakOff(page, () => page.close({ runBeforeUnload: false }));
    await tab.goto(`${lisan.baseUrl}/practice`);
    await sendWhatWasKept(tab, spoken);
  });

  test('crashed', async () => {
    const { page } = await studentOnPractice();
    const tab = await browser.newTab(page);
    const spoken = await breakOff(page, async () => {
      const crashed = page.waitForEvent('crash');
      await Promise.all([crashed, page.goto('chrome://crash').catch(() => null)]);
    });
    await tab.goto(`${lisan.baseUrl}/practice`);
    await sendWhatWasKept(tab, spoken);
  });
});

test('somebody else in the same browser is neither shown nor sends what was kept', async () => {
  const { page, student } = await studentWithRecording();
  await page.route('**/graphql', (route) =>
    isUpload(route.request().headers()) ? route.abort() : route.fallback(),
  );
  await submit(page);
  await expectNotSent(page);
  await signOut(page);
  await page.unrouteAll();

  await signIn(page, lisan.baseUrl, DEMO_STUDENT);
  const before = await storedSessions(page);
  await openPractice(page, lisan.baseUrl);
  await page.getByRole('button', { name: 'Start recording' }).waitFor();
  await sleep(2500);
  expect(await page.getByRole('region', { name: 'Kept on this device' }).count()).toBe(0);
  expect(await storedSessions(page)).toEqual(before);
  await signOut(page);

  await signIn(page, lisan.baseUrl, student);
  await toast(page, /^Your answer to “.+” has arrived\.$/);
  await expectOneSession(page);
});

async function studentOnPractice(): Promise<{ page: Page; student: Person }> {
  const page = await browser.newPage({ recognition: SPEECH, expectedFaults: LINE_IS_DOWN });
  students += 1;
  const student = newPerson('Aina', `binti Faults ${students}`);
  await enterAsNew(page, lisan.baseUrl, student);
  await openPractice(page, lisan.baseUrl);
  return { page, student };
}

async function studentWithRecording(): Promise<{ page: Page; student: Person }> {
  const practising = await studentOnPractice();
  await record(practising.page, 2.5);
  return practising;
}

async function record(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await agreeToRecording(page);
  await speak(page, seconds);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit for Assessment' }).click();

const signOut = async (page: Page) => {
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Sign In / Sign Up' }).first().waitFor();
};

async function expectNotSent(page: Page): Promise<void> {
  await toast(page, 'Failed to submit session. Please try again.');
  await page.getByText('Not sent yet. It is kept on this device, and we try again by ourselves.').waitFor();
}

/** The session is on the page, at whatever step it may be. */
const outcome = (page: Page) =>
  page.getByRole('heading', { name: /^(Marking your answer|Your marks|Not marked)$/ }).waitFor();

async function expectOneSession(page: Page): Promise<StoredSession> {
  const sessions = await storedSessions(page);
  expect(sessions).toHaveLength(1);
  const [session] = sessions as [StoredSession];
  return session;
}

/** What the server has while nobody reaches it through the line. */
async function sessionsBehindTheLine(page: Page): Promise<unknown> {
  const cookies = await page.context().cookies(lisan.baseUrl);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return (await fetch(`http://localhost:${port}/api/sessions`, { headers: { cookie } })).json();
}

/** Seconds of sound that the server gives back. */
async function storedSeconds(page: Page, { audioUrl }: StoredSession): Promise<number> {
  const audio = await page.request.get(new URL(audioUrl ?? '', page.url()).href);
  return wavSeconds(await audio.body());
}

const isUpload = (headers: Record<string, string>): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false;

const isSubmission = (response: { request(): { headers(): Record<string, string> } }): boolean =>
  isUpload(response.request().headers());

/** Speaks until `end` ends the tab. @returns seconds spoken */
async function breakOff(page: Page, end: () => Promise<unknown>): Promise<number> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await agreeToRecording(page);
  await skipPreparation(page);
  const start = performance.now();
  await sleep(3500);
  const spoken = (performance.now() - start) / 1000;
  await end();
  return spoken;
}

async function sendWhatWasKept(page: Page, spoken: number): Promise<void> {
  const kept = page.getByRole('region', { name: 'Kept on this device' });
  await kept.getByText(/^We kept your recording from \d\d:\d\d\. Send it\?$/).waitFor();
  await kept.getByRole('button', { name: 'Send' }).click();
  await outcome(page);
  expect(spoken - (await storedSeconds(page, await expectOneSession(page)))).toBeLessThanOrEqual(2);
  await kept.waitFor({ state: 'detached' });
}
