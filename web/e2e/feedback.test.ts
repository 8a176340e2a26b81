import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { enterAsNew, newPerson } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { readFeedback, sendRecording } from './harness/feedback';
import { expectFocus, tabTo } from './harness/keyboard';
import { type Lisan, startLisan } from './harness/lisan';
import { looksAt } from './harness/looks';
import { type Provider, startProvider } from './harness/provider';

/** As the server hears the recording, whatever is said in it: four words to each of its first seconds. */
const HEARD =
  'Last weekend I go to the market with my mother. We bought many vegetable and some fish for dinner. ' +
  'I like the market because the people are friendly and the food is fresh.';
const RIGHT = HEARD.replace('I go to', 'I drove to');
const AGAIN = `${HEARD} Next month we will go there again, although it is far away from our house.`;

let provider: Provider;
let lisan: Lisan;
let browser: TestBrowser;

beforeAll(async () => {
  [provider, browser] = await Promise.all([startProvider(), openBrowser()]);
  lisan = await startLisan({ env: provider.env });
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await lisan.stop();
  await provider.stop();
});

test('what was said is marked in place and heard again, put right, said once more, and set side by side', async () => {
  const page = await browser.newPage();
  const looks = looksAt(page);
  await enterAsNew(page, lisan.baseUrl, newPerson('Norhidayah', 'binti Zulkifli'));
  await answer(page, HEARD);
  const feedback = await read(page);
  await hear(page, feedback);
  await feedback.getByText(`To begin with, ${HEARD}`).waitFor();
  await looks.at('feedback with findings');

  await correct(page, feedback, () => looks.at('feedback correction'));
  const versions = feedback.getByRole('group', { name: 'Which words were marked' });
  await versions.getByRole('button', { name: 'As it was heard' }).waitFor();
  const corrected = versions.getByRole('button', { name: 'As you corrected it' });
  await corrected.and(feedback.locator('[aria-pressed="true"]')).waitFor();
  await feedback.locator('.marked-text', { hasText: 'I drove to' }).waitFor();
  await feedback.getByText('The transcript was corrected by hand').waitFor();
  await looks.at('feedback corrected');
  await versions.getByRole('button', { name: 'As it was heard' }).click();
  await feedback.locator('.marked-text', { hasText: 'I go to' }).waitFor();

  const question = (await feedback.locator('.feedback-question').textContent()) ?? '';
  await feedback.getByRole('button', { name: 'Try this question again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Part 2 - Individual Exercise' }).waitFor();
  await page.getByRole('heading', { name: question }).waitFor();

  await answer(page, AGAIN);
  const both = await read(page);
  await page.getByText(/^Answer 1 of 2 to this question: \d+ → \d+ of 12$/).waitFor();
  await both.getByRole('button', { name: 'See both side by side' }).click();
  const total = both.getByRole('row', { name: /^Total of 12/ });
  expect(await total.textContent()).toMatch(/^Total of 12\d+( better)?$/);
  await both.getByRole('row', { name: /^Longest pause/ }).waitFor();
  await both.getByRole('region', { name: 'Remains' }).waitFor();
  await both.getByRole('heading', { name: 'The same question again' }).scrollIntoViewIfNeeded();
  await looks.at('feedback side by side');
  expect(looks.problems).toEqual([]);
});

async function answer(page: Page, heard: string): Promise<void> {
  await provider.play({ transcript: heard });
  await sendRecording(page, lisan.baseUrl);
}

const read = (page: Page): Promise<Locator> => readFeedback(page, lisan.baseUrl);

/** By keyboard: a finding opens, and its words are played where they were said. */
async function hear(page: Page, feedback: Locator): Promise<void> {
  const finding = feedback.getByRole('button', { name: 'Last weekend I go', exact: true });
  await tabTo(page, finding);
  await page.keyboard.press('Enter');
  await feedback.getByRole('note').getByText('Keep to one time while you tell a story.').waitFor();
  await page.keyboard.press('Tab');
  await expectFocus(feedback.getByRole('button', { name: 'Hear these words' }));
  await page.keyboard.press('Enter');
  await feedback.getByRole('button', { name: 'Stop' }).waitFor();
  await feedback.getByRole('button', { name: 'Hear these words' }).waitFor();
  // the first four of ten words that take four seconds, and what is heard behind them
  const at = await feedback.locator('.feedback-transcript audio').evaluate((audio) => {
    return audio instanceof HTMLAudioElement ? audio.currentTime : Number.NaN;
  });
  expect(at).toBeGreaterThan(1);
  expect(at).toBeLessThan(4);
}

async function correct(page: Page, feedback: Locator, look: () => Promise<void>): Promise<void> {
  await feedback.getByRole('button', { name: 'Correct the transcript' }).click();
  const words = feedback.getByRole('textbox', { name: 'What you said' });
  expect(await words.inputValue()).toBe(HEARD);
  await expectFocus(words);
  await words.fill(RIGHT);
  await look();
  await feedback.getByRole('button', { name: 'Mark again' }).click();
  await page.getByRole('group', { name: 'Which words were marked' }).waitFor();
}
