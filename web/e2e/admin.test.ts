import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DEMO_ADMIN, enter, enterAsNew, newPerson } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { eventually } from './harness/eventually';
import { expectFocus, tabTo } from './harness/keyboard';
import { looksAt } from './harness/looks';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';
import { toast } from './harness/toasts';

/** Chromium writes this failure, which is made here, to the console. */
const MADE_HERE = [/net::ERR_FAILED/];
const SENT = 'Message Sent Successfully!';

let lisan: SharedLisan;
let browser: TestBrowser;

beforeAll(async () => {
  [lisan, browser] = await Promise.all([sharedLisan(), openBrowser()]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
});

test('a message from each form reaches the admin, who is done with it', async () => {
  const student = await browser.newPage({ expectedFaults: MADE_HERE });
  const looks = looksAt(student);
  await enterAsNew(student, lisan.baseUrl, newPerson('Deepa', 'Krishnan'));
  await student.goto(lisan.baseUrl);
  await student.getByRole('link', { name: 'Contact Us' }).click();
  await student.getByRole('link', { name: 'contact@lisan.test' }).waitFor();
  await write(student, { subject: 'Help', message: 'Too short' });
  await student.getByText('Subject must be at least 5 characters').waitFor();
  await looks.at('contact refused');

  await student.route('**/graphql', (route) => route.abort());
  await write(student, { subject: 'Marks of Part 3', message: 'How is the third mark made?' });
  await toast(student, 'Please try again later.');
  expect(await student.getByLabel('Message', { exact: true }).inputValue()).toBe(
    'How is the third mark made?',
  );
  await student.unrouteAll();
  await student.getByRole('button', { name: 'Send Message' }).click();
  const sent = student.getByRole('heading', { name: SENT });
  await sent.waitFor();
  await expectFocus(sent);
  await looks.at('contact sent');

  await student.getByRole('link', { name: 'ways to support Lisan' }).click();
  await student.getByRole('heading', { level: 1, name: 'Support' }).waitFor();
  await student.getByLabel('E-mail', { exact: true }).fill('');
  await write(student, { subject: 'URGENT: our class', message: 'Nobody of 5 Amanah can sign in.' });
  await toast(student, 'Missing Information');
  await looks.at('support refused');
  await student.getByLabel('E-mail', { exact: true }).fill('cikgu@smk-muar.test');
  await student.getByRole('button', { name: 'Send Message' }).click();
  await student.getByRole('button', { name: 'Send Another Message' }).click();
  await eventually(async () => expect(await student.getByLabel('Subject').inputValue()).toBe(''));
  expect(looks.problems).toEqual([]);

  await handleMessages();
});

test('a student becomes a teacher, by an admin without a pointer', async () => {
  const student = await browser.newPage();
  const person = newPerson('Balqis', 'binti Nordin');
  await enterAsNew(student, lisan.baseUrl, person);
  await student.goto(`${lisan.baseUrl}/students`);
  await student.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await student.goto(`${lisan.baseUrl}/admin`);
  await student.getByRole('heading', { name: '404 Page Not Found' }).waitFor();

  const admin = await browser.newPage();
  const looks = looksAt(admin);
  await enter(admin, lisan.baseUrl, DEMO_ADMIN);
  await admin.goto(lisan.baseUrl);
  await tabTo(admin, admin.getByRole('link', { name: /^Administration/ }));
  await admin.keyboard.press('Enter');
  await admin
    .getByRole('button', { name: /^Change role/ })
    .first()
    .waitFor();
  await looks.at('users');
  await tabTo(admin, admin.getByLabel('Search'));
  await admin.keyboard.type(person.email);
  const change = admin.getByRole('button', { name: 'Change role: Balqis binti Nordin' });
  await admin
    .getByRole('button', { name: /^Change role/ })
    .nth(1)
    .waitFor({ state: 'detached' });
  await tabTo(admin, change);
  await admin.keyboard.press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Role of Balqis binti Nordin' });
  await dialog.waitFor();
  await tabTo(admin, dialog.getByRole('radio', { name: /^Student/ }));
  await admin.keyboard.press('ArrowDown');
  await looks.at('role');
  await tabTo(admin, dialog.getByRole('button', { name: 'Change role' }));
  await admin.keyboard.press('Enter');
  await toast(admin, 'Balqis binti Nordin: Teacher');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(change);
  expect(looks.problems).toEqual([]);

  await student.goto(`${lisan.baseUrl}/students`);
  await student.getByRole('heading', { level: 1, name: 'Students' }).waitFor();
});

async function write(page: Page, { subject, message }: { subject: string; message: string }): Promise<void> {
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message', { exact: true }).fill(message);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

/** Both are there, the urgent one is marked; the other is done with, and found again among the handled ones. */
async function handleMessages(): Promise<void> {
  const admin = await browser.newPage();
  const looks = looksAt(admin);
  await enter(admin, lisan.baseUrl, DEMO_ADMIN);
  await admin.goto(`${lisan.baseUrl}/admin?tab=messages`);
  const urgent = admin.getByRole('listitem').filter({ hasText: 'Nobody of 5 Amanah can sign in.' });
  await urgent.getByText('URGENT', { exact: true }).waitFor();
  expect(await urgent.getByRole('link', { name: /^Reply/ }).getAttribute('href')).toBe(
    'mailto:cikgu@smk-muar.test?subject=Re%3A%20URGENT%3A%20our%20class',
  );
  await looks.at('messages');
  const done = admin.getByRole('button', { name: 'Mark as handled: Marks of Part 3' });
  await done.click();
  await done.waitFor({ state: 'detached' });
  await expectFocus(admin.getByRole('region', { name: 'messages' }));
  await admin.getByLabel('Show').selectOption('Handled');
  await admin.getByRole('button', { name: 'Mark as not handled: Marks of Part 3' }).waitFor();
  expect(looks.problems).toEqual([]);
}
