import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { DEMO_TEACHER, enter, enterAsNew, newPerson } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { eventually } from './harness/eventually';
import { expectFocus, focusInDialog, tabTo } from './harness/keyboard';
import { looksAt } from './harness/looks';
import { submitAnswer } from './harness/practice';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';
import { dismissToast, toast } from './harness/toasts';
import { TYPED_ANSWER } from './harness/typed-answer';

const CARD = 'Talk about a hawker stall that your family goes back to.';
const TOPIC = 'How can neighbours help one another in a flood?';
const OWN = 'Why is your grandmother important to you?';

let lisan: SharedLisan;
let browser: TestBrowser;

beforeAll(async () => {
  [lisan, browser] = await Promise.all([sharedLisan(), openBrowser()]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
});

test('contributed by a student, verified or rejected by a teacher, practised first', async () => {
  const student = await browser.newPage();
  await enterAsNew(student, lisan.baseUrl, newPerson('Chong', 'Mei Yee'));
  await student.goto(`${lisan.baseUrl}/question-bank`);
  await student.waitForURL(`${lisan.baseUrl}/questions`);
  await contributeCard(student);
  await contributeTopic(student);
  for (const text of [CARD, TOPIC]) {
    await entry(student, text)
      .filter({ hasText: 'Your Contribution' })
      .filter({ hasText: 'Pending Verification' })
      .waitFor();
  }
  expect(await student.getByRole('button', { name: /^(Verify|Reject)$/ }).count()).toBe(0);

  const teacher = await browser.newPage();
  await enter(teacher, lisan.baseUrl, DEMO_TEACHER);
  await teacher.goto(lisan.baseUrl);
  await teacher.getByRole('link', { name: 'Question Bank' }).click();
  await teacher.getByRole('button', { name: 'Review them' }).click();
  await teacher.waitForURL(`${lisan.baseUrl}/questions?pending=yes`);
  await entry(teacher, CARD).getByText('why you go back').waitFor();
  await entry(teacher, CARD).getByRole('button', { name: 'Verify' }).click();
  await toast(teacher, 'Question verified');
  await entry(teacher, CARD).waitFor({ state: 'detached' });
  await entry(teacher, TOPIC).getByRole('button', { name: 'Reject' }).click();
  const sure = teacher.getByRole('dialog', { name: 'Reject this question?' });
  await sure.getByRole('button', { name: 'Reject' }).click();
  await toast(teacher, 'Question rejected');
  await entry(teacher, TOPIC).waitFor({ state: 'detached' });
  await sure.waitFor({ state: 'detached' });

  await student.reload();
  const verified = entry(student, CARD);
  await verified.waitFor();
  expect(await verified.textContent()).not.toContain('Pending Verification');
  expect(await entry(student, TOPIC).count()).toBe(0);
  await verified.getByRole('button', { name: 'Add to Practice' }).click();
  await toast(student, 'Added to practice');
  await verified.getByRole('link', { name: 'Go to Practice' }).click();
  await student.waitForURL(`${lisan.baseUrl}/practice`);
  await student.getByRole('heading', { name: CARD }).waitFor();
  await student.getByRole('button', { name: 'beginner', pressed: true }).waitFor();
  await student.getByText(/^1 of \d+$/).waitFor();
});

test('generated ones are there at once, filters stay, and the own question is answered', async () => {
  const page = await browser.newPage();
  await enterAsNew(page, lisan.baseUrl, newPerson('Hafiz', 'bin Rosli'));
  await page.goto(`${lisan.baseUrl}/questions`);
  await page.getByLabel('Theme').selectOption('Science and Technology');
  await page.getByLabel('Difficulty').selectOption('advanced');
  await page.getByRole('button', { name: 'Generate Questions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate Questions' });
  await dialog.getByLabel('How many').selectOption('2');
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await dialog.getByText('Built-in patterns wrote them.').waitFor();
  const made = (
    await dialog.getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents()
  ).slice(0, 2);
  expect(made).toHaveLength(2);
  await dialog.getByRole('button', { name: 'Done' }).click();
  for (const text of made) await entry(page, text).getByText('AI Generated').waitFor();

  await page.getByLabel('My questions').check();
  await page.getByLabel('Search').fill(made[0] ?? '');
  await page.getByText('1 question', { exact: true }).waitFor();
  const address = page.url();
  expect(new URL(address).searchParams.get('search')).toBe(made[0]);
  await page.reload();
  await page.getByText('1 question', { exact: true }).waitFor();
  await expectValue(page.getByLabel('Theme'), 'Science and Technology');
  await entry(page, made[0] ?? '')
    .getByRole('link', { name: 'Go to Practice' })
    .click();
  await page.getByRole('heading', { name: made[0] ?? '' }).waitFor();
  await page.goBack();
  await page.getByText('1 question', { exact: true }).waitFor();
  expect(page.url()).toBe(address);
  await expectValue(page.getByLabel('Search'), made[0]);
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await page.waitForURL(`${lisan.baseUrl}/questions`);

  await page.getByRole('button', { name: 'Add your own question' }).click();
  const own = page.getByRole('dialog', { name: 'Add your own question' });
  await own.getByLabel('Your question').fill(OWN);
  await own.getByRole('button', { name: 'Add Question' }).click();
  await own.getByRole('link', { name: 'Go to Practice' }).click();
  await page.getByRole('heading', { name: OWN }).waitFor();
  expect(await page.getByText('You should say').count()).toBe(0);
  await page.getByText(/^1 of \d+$/).waitFor();
  await page.getByRole('button', { name: 'Type instead' }).click();
  await page.getByLabel('Your answer').fill(TYPED_ANSWER);
  await submitAnswer(page);
  await page.getByRole('region', { name: 'Your marks' }).waitFor();
});

test('a contribution without a pointer: what is missing has the focus, and a slip of Esc costs nothing', async () => {
  const page = await browser.newPage();
  const { keyboard } = page;
  await enterAsNew(page, lisan.baseUrl, newPerson('Vijay', 'a/l Mani'));
  await page.goto(`${lisan.baseUrl}/questions`);
  const open = page.getByRole('button', { name: 'Contribute Question' });
  const dialog = page.getByRole('dialog', { name: 'Contribute Question' });
  await tabTo(page, open);
  await keyboard.press('Enter');
  await focusInDialog(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Submit Question' }));
  await keyboard.press('Enter');
  await toast(page, 'Please fill in the title');
  await expectFocus(dialog.getByLabel('Title'));
  await keyboard.type('Talk about rain');
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(open);

  await tabTo(page, page.getByLabel('Search'));
  await keyboard.type('invention');
  await page.waitForURL(/search=invention/);
  await expectFocus(page.getByLabel('Search'));
  const first = page.getByRole('region', { name: 'All Questions' }).locator('summary').first();
  await tabTo(page, first);
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Prompt words' }).first().waitFor();
  await tabTo(page, page.getByRole('link', { name: 'Go to Practice' }).nth(1));

  await page.reload();
  await open.click();
  await expectValue(dialog.getByLabel('Title'), 'Talk about rain');
});

test('how it looks', async () => {
  const page = await browser.newPage();
  const looks = looksAt(page);
  await enter(page, lisan.baseUrl, DEMO_TEACHER);
  await page.goto(`${lisan.baseUrl}/questions`);
  await page.getByRole('button', { name: 'Show more questions' }).waitFor();
  await page.locator('summary').first().click();
  await looks.at('question bank');
  await page.getByRole('button', { name: 'Contribute Question' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Part').selectOption('part3');
  await dialog.getByLabel('Title').press('Enter');
  await dialog.getByText('Please fill this in').first().waitFor();
  await dismissToast(page);
  await looks.at('contribute a topic');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Generate Questions' }).click();
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await dialog.getByText('Built-in patterns wrote them.').waitFor();
  await looks.at('generated questions');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Review them' }).click();
  await page.waitForURL(/pending=yes/);
  await page.getByRole('button', { name: 'Verify' }).first().waitFor();
  await looks.at('waiting for a teacher');
  await page.goto(`${lisan.baseUrl}/questions?search=ghosts`);
  await page.getByText('No question fits these filters').waitFor();
  await looks.at('no question fits');
  expect(looks.problems).toEqual([]);
});

const expectValue = (field: Locator, value: string | undefined): Promise<void> =>
  eventually(async () => expect(await field.inputValue()).toBe(value));

/** The entry of the catalogue with this question. */
const entry = (page: Page, text: string): Locator =>
  page
    .getByRole('region', { name: 'All Questions' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: text, exact: true }) });

async function contributeCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Contribute Question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contribute Question' });
  await dialog.getByLabel('Title').fill(CARD);
  await dialog.getByLabel('Theme').selectOption('People and Culture');
  await dialog.getByLabel('Difficulty').selectOption('beginner');
  await fillAll(dialog, 'Point', ['where it is', 'what you eat', 'who goes with you', 'why you go back']);
  await submit(page, dialog);
}

async function contributeTopic(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Contribute Question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contribute Question' });
  await dialog.getByLabel('Part').selectOption('part3');
  await dialog.getByLabel('Title').fill(TOPIC);
  await dialog.getByLabel('Theme').selectOption('Health and Environment');
  await fillAll(dialog, 'Point', ['what happens', 'who is near', 'what is needed', 'what comes after']);
  await fillAll(dialog, 'Concept', ['boats', 'food', 'shelter', 'phones', 'older people', 'cleaning up']);
  await dialog.getByLabel('Session 2 question').fill('Which of these comes first?');
  await dialog.getByLabel('HOTS question').fill('Should helping be a duty by law?');
  await submit(page, dialog);
}

async function fillAll(dialog: Locator, label: string, lines: readonly string[]): Promise<void> {
  for (const [place, line] of lines.entries()) await dialog.getByLabel(`${label} ${place + 1}`).fill(line);
}

async function submit(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Submit Question' }).click();
  await toast(page, 'Your question has been submitted for review. A teacher will look at it.');
  await dialog.waitFor({ state: 'detached' });
}
