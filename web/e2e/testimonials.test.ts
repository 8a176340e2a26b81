import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DEMO_ADMIN, enter, enterAsNew, newPerson } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { eventually } from './harness/eventually';
import { expectFocus, tabTo } from './harness/keyboard';
import { looksAt } from './harness/looks';
import { openPractice, submitAnswer } from './harness/practice';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';
import { toast } from './harness/toasts';

const STORY =
  'I used to be afraid of the examiner, and of my own voice. Now I answer one card each evening, and I hear how it grows.';
const PREVIEW = `“${STORY.slice(0, 80).trimEnd()}...”`;
const THANKS = 'Thank you! Your testimonial has been submitted for review.';
/** Good enough for the review prompt. */
const GOOD_ANSWER =
  'I want to talk about my grandmother, who has lived with us in Muar since 2015. Every morning she gets up early, ' +
  'although nobody asks her to, and cooks nasi lemak for the whole family. What I admire most is her patience: ' +
  'whenever I have a problem at school, she listens to me carefully before she gives any advice. Last year, for ' +
  'example, when I failed my mathematics test, she told me that she had failed many times as well. If more of us ' +
  'spent time with our grandparents, we would understand our own families better. That is why I believe that old ' +
  'people are a treasure.';

let lisan: SharedLisan;
let browser: TestBrowser;

beforeAll(async () => {
  [lisan, browser] = await Promise.all([sharedLisan(), openBrowser()]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
});

test('a story: told without a pointer, seen by its author alone, approved, seen by everybody', async () => {
  const author = await browser.newPage();
  const looks = looksAt(author);
  await enterAsNew(author, lisan.baseUrl, newPerson('Suraya', 'binti Rahim'));
  await author.goto(`${lisan.baseUrl}/testimonials`);
  await author.getByText('Verified User').first().waitFor();
  await tellStory(author);
  await toast(author, THANKS);
  const own = author.getByRole('figure').filter({ hasText: STORY });
  await own.getByText('In review').waitFor();
  await looks.at('own story in review');

  const visitor = await browser.newPage();
  await visitor.goto(`${lisan.baseUrl}/testimonials`);
  await visitor.getByText('Verified User').first().waitFor();
  expect(await visitor.getByText(STORY).count()).toBe(0);

  const admin = await browser.newPage();
  await enter(admin, lisan.baseUrl, DEMO_ADMIN);
  await admin.goto(lisan.baseUrl);
  await admin.getByRole('link', { name: /^Administration/ }).click();
  await admin.getByRole('tab', { name: 'Testimonials' }).click();
  const waiting = admin.getByRole('listitem').filter({ hasText: STORY });
  await waiting.getByRole('button', { name: 'Approve: Suraya binti Rahim' }).click();
  await toast(admin, 'The story of Suraya binti Rahim is approved.');
  await waiting.waitFor({ state: 'detached' });

  await visitor.reload();
  await visitor.getByText(STORY).waitFor();
  await visitor.goto(lisan.baseUrl);
  await visitor.getByText(PREVIEW, { exact: true }).waitFor();
  await eventually(async () => expect(await visitor.getByRole('figure').count()).toBe(3));

  await author.reload();
  await own.getByText('Verified User').waitFor();
  expect(await own.count()).toBe(1);
  await lookAtDialog(author, looks);
  expect(looks.problems).toEqual([]);
});

test('a review: asked for after good feedback, and not again once it was put off', async () => {
  const page = await browser.newPage();
  const looks = looksAt(page);
  await enterAsNew(page, lisan.baseUrl, newPerson('Harith', 'bin Azman'));
  await openPractice(page, lisan.baseUrl);
  await page.getByRole('button', { name: 'Type instead' }).click();
  await page.getByLabel('Your answer').fill(GOOD_ANSWER);
  await submitAnswer(page);
  await page.getByRole('button', { name: 'View Detailed Feedback' }).click();
  await closeFeedback(page);
  const prompt = page.getByRole('dialog', { name: 'Write a short review' });
  await prompt.waitFor();
  await prompt.getByRole('button', { name: 'Submit Review' }).click();
  await prompt.getByText('Please write a short review about your experience.').waitFor();
  await looks.at('review prompt');
  await page.keyboard.press('Escape');
  await prompt.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'View Detailed Feedback' }).click();
  await closeFeedback(page);
  await page.waitForTimeout(700); // 500 ms after the feedback is closed it would be there
  expect(await prompt.count()).toBe(0);
  expect(looks.problems).toEqual([]);
});

/** By keyboard, from the button to the answer of the server. */
async function tellStory(page: Page): Promise<void> {
  const share = page.getByRole('button', { name: 'Share Your Story' });
  await tabTo(page, share);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share Your Story' });
  await dialog.waitFor();
  await tabTo(page, dialog.getByLabel('Your story', { exact: true }));
  await page.keyboard.insertText(STORY);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('radio', { name: '4 Very Good', checked: true }).waitFor();
  await tabTo(page, dialog.getByRole('button', { name: 'Submit' }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(share);
}

async function lookAtDialog(page: Page, looks: ReturnType<typeof looksAt>): Promise<void> {
  await page.getByRole('button', { name: 'Share Your Story' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Your Story' });
  await dialog.getByLabel('Your story', { exact: true }).fill('  ');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await toast(page, 'Validation Error');
  await looks.at('story refused');
}

async function closeFeedback(page: Page): Promise<void> {
  const feedback = page.getByRole('dialog', { name: 'Session Feedback' });
  await feedback.getByText('Total Marks Score').waitFor();
  await page.keyboard.press('Escape');
  await feedback.waitFor({ state: 'detached' });
}
