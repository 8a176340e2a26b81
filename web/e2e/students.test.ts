import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DEMO_ADMIN, enter, enterAsNew, newPerson, type Person } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { expectFocus, tabTo } from './harness/keyboard';
import { looksAt } from './harness/looks';
import { readPdf } from './harness/pdf';
import { submitAnswer } from './harness/practice';
import { storedSessions } from './harness/sessions';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';
import { toast } from './harness/toasts';
import { TYPED_ANSWER } from './harness/typed-answer';

const AINA = {
  first: 'Aina Sofea',
  last: 'binti Hassan',
  email: 'aina@smk-muar.test',
  grade: 'Form 4 Bestari',
};
const NAME = `${AINA.first} ${AINA.last}`;

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

test('a teacher adds a student, records for them, hands out the report, and lets them go', async () => {
  const page = await browser.newPage();
  const looks = looksAt(page);
  const dialog = page.getByRole('dialog');
  await enterAsTeacher(page, newPerson('Noraini', 'binti Salleh'));
  await page.goto(lisan.baseUrl);
  await page.getByRole('link', { name: /^Your students/ }).click();
  await page.getByText('No students yet').waitFor();
  await looks.at('no students');

  await page.getByRole('button', { name: 'Add your first student' }).click();
  await dialog.getByRole('button', { name: 'Add student' }).click();
  await dialog.getByText("Please enter the student's email address").waitFor();
  await expectFocus(dialog.getByLabel('First name'));
  await looks.at('add student incomplete', { on: 'phone' });
  await fillStudent(page);
  await dialog.getByRole('button', { name: 'Add and next' }).click();
  await dialog.getByText(`${NAME} was added.`).waitFor();
  await expectFocus(dialog.getByLabel('First name'));
  expect(await dialog.getByLabel('Grade').inputValue()).toBe(AINA.grade);
  await fillStudent(page);
  await dialog.getByRole('button', { name: 'Add student' }).click();
  await toast(page, 'You have already added a student with this email address.');
  await dialog.getByLabel('First name').fill('Bala');
  await dialog.getByLabel('E-mail address').fill('bala@smk-muar.test');
  await dialog.getByRole('button', { name: 'Add student' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: `Record for ${NAME}` }).click();
  await page.getByText(`Recording for ${NAME}`).waitFor();
  expect(page.url()).toMatch(/\/practice\?student=[\da-f-]{36}$/);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await page.getByRole('dialog', { name: `Before you record ${NAME}` }).waitFor();
  await looks.at('consent of a student', { on: 'phone' });
  await dialog.getByRole('button', { name: 'Type instead' }).click();
  await page.getByLabel(`Answer of ${NAME}`).fill(TYPED_ANSWER);
  await submitAnswer(page);
  await looks.at('marks of a student');
  expect(await storedSessions(page)).toEqual([]);
  await page.getByRole('region', { name: 'Your marks' }).getByRole('link', { name: NAME }).click();

  await page.getByRole('heading', { level: 1, name: NAME }).waitFor();
  await page.getByRole('heading', { name: /^Mean band \d/ }).waitFor();
  await looks.at('a student');
  await page.getByRole('button', { name: /^View Feedback/ }).click();
  await page.getByRole('dialog', { name: 'Session Feedback' }).getByText('Total Marks Score').waitFor();
  await page.keyboard.press('Escape');
  const { fileName, words } = await report(page);
  expect(fileName).toMatch(/^Aina_Sofea_binti_Hassan_Talk_about_.*_Assessment_Report\.pdf$/);
  expect(words).toContain(NAME);
  expect(words).not.toContain('Noraini');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog.getByLabel('First name').fill('Aina');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Aina binti Hassan' }).waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('No practice sessions yet').waitFor();
  await page.getByRole('link', { name: /^Your students.*2 students, none joined so far/ }).click();
  await page.getByText('1 of 2 students was recorded in the last 7 days.').waitFor();
  await page.getByRole('link', { name: 'Aina binti Hassan', exact: true }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await dialog.getByText(/^Every session that you recorded for Aina binti Hassan goes too/).waitFor();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await toast(page, 'Aina binti Hassan and their recordings are gone.');
  await page.getByText('1 student', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: /^Record for/ }).count()).toBe(1);
  expect(looks.problems).toEqual([]);
});

test('by keyboard: who speaks is found by name, stays after a reload, and the focus comes back', async () => {
  const page = await browser.newPage();
  const { keyboard } = page;
  await enterAsTeacher(page, newPerson('Rosnah', 'binti Daud'));
  for (const letter of 'ABCDEFGHI') await addStudent(page, `${letter}@smk-muar.test`, `Nurul ${letter}`);
  await page.goto(`${lisan.baseUrl}/students`);
  await page.getByRole('link', { name: 'Record for Nurul G binti Rahman' }).waitFor();
  const looks = looksAt(page);
  await looks.at('students');
  await page.goto(`${lisan.baseUrl}/practice`);
  const choose = page.getByRole('button', { name: 'Choose a student' });
  await choose.waitFor();
  await tabTo(page, choose);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Who speaks?' });
  await dialog.getByLabel('Find a student').waitFor();
  await tabTo(page, dialog.getByLabel('Find a student'));
  await keyboard.type('nurul g');
  await dialog.getByText('1 student found').waitFor();
  await looks.at('who speaks');
  expect(looks.problems).toEqual([]);
  await tabTo(page, dialog.getByRole('button', { name: /^Nurul G/ }));
  await keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const speaker = page.getByRole('region', { name: 'Who speaks' }).getByRole('status');
  expect(await speaker.textContent()).toContain('Recording for Nurul G binti Rahman');
  await page.locator('button:focus', { hasText: 'Change' }).waitFor();
  await page.reload();
  await page.getByText('Recording for Nurul G binti Rahman').waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Change' }));
  await keyboard.press('Enter');
  await dialog.waitFor();
  await tabTo(page, dialog.getByRole('button', { name: /^Myself/ }));
  await keyboard.press('Enter');
  await page.getByText('Practising as myself').waitFor();
});

test("another teacher's student is not there; students see nothing of it", async () => {
  const page = await browser.newPage();
  await enterAsTeacher(page, newPerson('Thomas', 'anak Unggang'));
  const id = await addStudent(page, 'farah@smk-muar.test', 'Farah');

  const other = await browser.newPage();
  const ravi = newPerson('Ravi', 'a/l Kumar');
  await enterAsNew(other, lisan.baseUrl, ravi);
  await other.goto(`${lisan.baseUrl}/practice?student=${id}`);
  await other.getByRole('button', { name: 'Start recording' }).waitFor();
  expect(await other.getByRole('region', { name: 'Who speaks' }).count()).toBe(0);
  await other.goto(`${lisan.baseUrl}/students/${id}`);
  await other.getByText('Did you forget to add the page to the router?').waitFor();

  await makeTeacher(ravi.email);
  const looks = looksAt(other);
  for (const unknown of [id, '00000000-0000-4000-8000-000000000000', 'nobody']) {
    await other.goto(`${lisan.baseUrl}/students/${unknown}`);
    await other.getByText('This student is not on your list').waitFor();
  }
  await looks.at('student not found', { on: 'phone' });
  await other.goto(`${lisan.baseUrl}/practice?student=${id}`);
  await other.getByText('This student is not on your list.').waitFor();
  expect(await other.getByRole('button', { name: 'Start recording' }).count()).toBe(0);
  await other.getByRole('button', { name: 'Practise as myself' }).click();
  await other.getByRole('button', { name: 'Start recording' }).waitFor();
  expect(looks.problems).toEqual([]);
});

async function enterAsTeacher(page: Page, person: Person): Promise<void> {
  await enterAsNew(page, lisan.baseUrl, person);
  await makeTeacher(person.email);
}

async function fillStudent(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill(AINA.first);
  await dialog.getByLabel('Last name').fill(AINA.last);
  await dialog.getByLabel('E-mail address').fill(AINA.email);
  await dialog.getByLabel('Grade').fill(AINA.grade);
}

async function report(page: Page): Promise<{ fileName: string; words: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^PDF/ }).click(),
  ]);
  const file = path.join(downloads, 'report.pdf');
  await download.saveAs(file);
  return { fileName: download.suggestedFilename(), words: (await readPdf(file)).join(' ') };
}

/** Through the REST door, as whoever is signed in on this page. @returns the id */
async function addStudent(page: Page, email: string, firstName: string): Promise<string> {
  const answer = await page.request.post(`${lisan.baseUrl}/api/teacher/students`, {
    data: { firstName, lastName: 'binti Rahman', email },
    headers: { origin: lisan.baseUrl },
  });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  return (await answer.json()).id;
}

async function makeTeacher(email: string): Promise<void> {
  const page = await browser.newPage();
  await enter(page, lisan.baseUrl, DEMO_ADMIN);
  const ask = async (query: string, variables: object) => {
    const answer = await page.request.post(`${lisan.baseUrl}/graphql`, {
      data: { query, variables },
      headers: { 'apollo-require-preflight': 'true' },
    });
    return answer.json();
  };
  const { data } = await ask('query ($search: String) { users(search: $search) { edges { node { id } } } }', {
    search: email,
  });
  await ask('mutation ($userId: ID!) { grantRole(userId: $userId, role: teacher) { id } }', {
    userId: data.users.edges[0].node.id,
  });
}
