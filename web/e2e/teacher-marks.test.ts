import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DEMO_STUDENT, DEMO_TEACHER, enter } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { eventually } from './harness/eventually';
import { expectFocus, tabTo } from './harness/keyboard';
import { looksAt } from './harness/looks';
import { submitAnswer } from './harness/practice';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';
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

const COMMENT = 'You tell it in order.\nNext time say <b>why</b> it mattered.';

test('a teacher marks by keyboard, then sees Lisan’s marks; the student sees both', async () => {
  const page = await browser.newPage();
  const { keyboard } = page;
  const looks = looksAt(page);
  await openJoinedStudent(page);
  const mark = page.getByRole('button', { name: /^Mark it yourself: / }).first();
  await mark.waitFor();
  await looks.at('a student to mark');
  await tabTo(page, mark);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Mark this answer' });
  const grammar = dialog.getByRole('group', { name: 'Grammar' });
  const vocabulary = dialog.getByRole('group', { name: 'Vocabulary' });
  await grammar.waitFor();
  expect(await dialog.getByText('Lisan').count()).toBe(0);

  await tabTo(page, dialog.getByRole('button', { name: 'Give these marks' }));
  await keyboard.press('Enter');
  await grammar.getByText('Choose a band, or say why there is none').waitFor();
  await expectFocus(grammar.getByRole('radio', { name: '0', exact: true }));
  await looks.at('marks incomplete', { on: 'phone' });
  await keyboard.press('Space');
  for (let half = 0; half < 9; half++) await keyboard.press('ArrowRight');
  expect(await grammar.getByRole('radio', { name: '4.5' }).isChecked()).toBe(true);
  await vocabulary.getByRole('radio', { name: 'Not marked' }).check();
  await vocabulary.getByLabel('Why is it not marked?').fill('Most of it was read out.');
  await dialog.getByLabel('Comment for the student').fill(COMMENT);
  await looks.at('marks chosen');
  await dialog.getByRole('button', { name: 'Give these marks' }).click();

  const given = page.getByRole('dialog', { name: 'Your marks' });
  await given.getByRole('listitem').filter({ hasText: 'Lisan' }).first().waitFor();
  const beside = given.getByRole('listitem').first();
  await eventually(async () =>
    expect(await beside.textContent()).toMatch(/You.*4\.5 of 6.*Lisan.*(The same band|by Lisan)\./),
  );
  await looks.at('marks beside');
  await given.getByRole('button', { name: 'Change your marks' }).click();
  await vocabulary.getByRole('radio', { name: '3.5' }).check();
  await dialog.getByRole('button', { name: 'Give these marks' }).click();
  await given.getByText('You: 8 of 12 marks').waitFor();
  await given.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Your marks: 8 \/ 12: / }).waitFor();

  const student = await browser.newPage();
  const studentLooks = looksAt(student);
  await enter(student, lisan.baseUrl, DEMO_STUDENT);
  await student.goto(`${lisan.baseUrl}/settings`);
  await student.getByRole('button', { name: /^Show sessions: / }).click();
  await student.getByRole('button', { name: /^View Feedback: / }).click();
  const part = student.getByRole('region', { name: "Your teacher's marks" });
  await part.getByText('Your teacher: 8 of 12 marks').waitFor();
  expect(await part.getByRole('blockquote').textContent()).toBe(COMMENT);
  await student.getByRole('dialog').getByText('Total Marks Score').waitFor();
  await part.getByRole('blockquote').scrollIntoViewIfNeeded();
  await studentLooks.at('both marks');
  expect([...looks.problems, ...studentLooks.problems]).toEqual([]);
});

test('who marks first sees no mark of Lisan before, neither after recording nor in the list', async () => {
  const page = await browser.newPage();
  const looks = looksAt(page);
  await openJoinedStudent(page);
  await page.getByLabel('My marks first').click();
  await page.getByText(/you see Lisan’s marks once you have given yours/).waitFor();
  await page.getByRole('link', { name: 'Record for this student' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Type instead' }).click();
  await page.getByLabel(/^Answer of /).fill(TYPED_ANSWER);
  await submitAnswer(page);
  const result = page.getByRole('region', { name: 'Your marks' });
  await result.getByText('Give your marks first. Then Lisan’s stand beside them.').waitFor();
  expect(await result.getByText(/of 12 marks/).count()).toBe(0);
  await result.getByRole('link').click();

  const row = page.getByRole('listitem').filter({ hasText: 'Your turn to mark' });
  await row.waitFor();
  await looks.at('a student marked first');
  await row.getByRole('button', { name: /^View Feedback/ }).click();
  await page.getByRole('dialog').getByText('Give your marks first.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await row.getByRole('button', { name: /^Mark it yourself: / }).click();
  for (const criterion of ['Grammar', 'Vocabulary'])
    await page.getByRole('group', { name: criterion }).getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: 'Give these marks' }).click();
  await page.getByRole('dialog', { name: 'Your marks' }).getByText('You: 8 of 12 marks').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await row.waitFor({ state: 'detached' });
  expect(looks.problems).toEqual([]);
});

/** The demo's student who has joined and for whom something is recorded. */
async function openJoinedStudent(page: Page): Promise<void> {
  await enter(page, lisan.baseUrl, DEMO_TEACHER);
  await page.goto(`${lisan.baseUrl}/students`);
  await page.getByRole('listitem').filter({ hasText: 'Joined' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: /^Recorded for / }).waitFor();
}
