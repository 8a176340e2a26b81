import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { DEMO_STUDENT, signIn } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { type Lisan, startLisan } from './harness/lisan';
import { looksAt } from './harness/looks';
import { type Provider, startProvider } from './harness/provider';
import { SPEECH_FILE } from './harness/speech';

const ADMIN = { ...DEMO_STUDENT, email: 'admin@lisan.test' };
const CAP = 0.085;
/** A marking may write 8,000 tokens, so 0.08 is held back for one: the first fits under the cap, a second does not. */
const BUDGET = {
  AI_SPENDING_PER_DAY: String(CAP),
  AI_SPENDING_PER_USER_DAY: String(CAP),
  AI_CHAT_PRICE_INPUT: '0.1',
  AI_CHAT_PRICE_OUTPUT: '10',
  AI_TRANSCRIPTION_PRICE: '0.01',
};

let provider: Provider;
let lisan: Lisan;
let browser: TestBrowser;

beforeAll(async () => {
  [provider, browser] = await Promise.all([startProvider(), openBrowser()]);
  lisan = await startLisan({ env: { ...provider.env, ...BUDGET } });
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await lisan.stop();
  await provider.stop();
});

test('an admin sees a day without a call, what answers cost, and that the cap holds', async () => {
  const [student, admin] = [await browser.newPage(), await browser.newPage()];
  const looks = looksAt(admin);
  await signIn(student, lisan.baseUrl, DEMO_STUDENT);
  await student.goto(`${lisan.baseUrl}/admin?tab=spending`);
  await student.getByRole('heading', { name: '404 Page Not Found' }).waitFor();

  await signIn(admin, lisan.baseUrl, ADMIN);
  await admin.goto(`${lisan.baseUrl}/admin?tab=roles`);
  await admin.getByRole('tab', { name: 'Spending' }).click();
  await admin.getByText('No provider has been called today.').waitFor();
  expect(await figure(admin, 'Spent today')).toBe(`0.00 of ${CAP}`);
  expect(await figure(admin, 'Calls answered today')).toBe('0');
  await admin.getByText(`One user: ${CAP} a day.`).waitFor();
  await looks.at('spending of an empty day');

  await answer(student);
  await until(admin, admin.getByRole('row', { name: /^Better versions of answers/ }));
  const [, marking, ...others] = await rows(admin);
  expect(marking).toMatch(/^Marking answers10\.00\d+$/);
  expect(others).toEqual([
    expect.stringMatching(/^Writing recordings down10\.00\d+$/),
    expect.stringMatching(/^Better versions of answers10\.00\d+$/),
  ]);
  expect(await figure(admin, 'Calls answered today')).toBe('3');
  await looks.at('spending');

  await answer(student);
  await until(admin, admin.getByRole('row', { name: /^Writing recordings down 2 / }));
  expect(await rows(admin)).toContain(marking);
  const spent = /^(0\.0\d+) of 0\.085$/.exec(await figure(admin, 'Spent today'));
  expect(Number(spent?.[1])).toBeLessThanOrEqual(CAP);
  await admin.getByText('At the cap the built-in assessor goes on.').waitFor();
  await looks.at('spending at the cap');

  await student.goto(`${lisan.baseUrl}/progress`);
  await student
    .getByRole('button', { name: /^View Feedback/ })
    .first()
    .click();
  const feedback = student.getByRole('dialog', { name: 'Session Feedback' });
  await feedback.getByText(/^Today's budget for the AI assessor is used up, so the built-in/).waitFor();
  await feedback.getByText('Total Marks Score').waitFor();
  expect(looks.problems).toEqual([]);
});

/** Recorded, as a client of the REST door sends it; it is answered with the marks. */
async function answer(page: Page): Promise<void> {
  const sent = await page.request.post(`${lisan.baseUrl}/api/sessions`, {
    headers: { origin: lisan.baseUrl },
    timeout: 60_000,
    multipart: {
      ...{ questionId: 1, duration: 13 },
      audio: { name: 'recording.wav', mimeType: 'audio/wav', buffer: readFileSync(SPEECH_FILE) },
    },
  });
  if (!sent.ok()) throw new Error(`${sent.status()} ${await sent.text()}`);
}

/** The tab shows what was spent when it was opened: it is opened again until this is there. */
async function until(page: Page, shown: Locator): Promise<void> {
  for (let patience = 100; patience > 0; patience--) {
    await page.reload();
    await page.getByText('Spent today').waitFor();
    if ((await shown.count()) > 0) return;
    await sleep(200);
  }
  throw new Error(`${shown} was never shown.`);
}

const rows = (page: Page): Promise<string[]> => page.getByRole('row').allTextContents();

/** The value beside a label, with its unit. */
async function figure(page: Page, label: string): Promise<string> {
  const value = page.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]');
  return ((await value.textContent()) ?? '').trim();
}
