import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DEMO_STUDENT, enter, enterAsNew, newPerson } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { expectFocus, tabTo } from './harness/keyboard';
import { type Lisan, startLisan } from './harness/lisan';
import { looksAt } from './harness/looks';
import { toast } from './harness/toasts';

const MAX_BYTES = 5 * 1024 * 1024;
/** What Chromium writes about the failures that are made here, and about the sign-in that is refused. */
const MADE_HERE = [/net::ERR_FAILED/, /status of 4(01|22)/];

let lisan: Lisan;
let browser: TestBrowser;
let files: string;

beforeAll(async () => {
  files = await mkdtemp(path.join(tmpdir(), 'lisan-pictures-'));
  await writeFile(path.join(files, 'me.png'), png(640, 480));
  await writeFile(path.join(files, 'no-picture.png'), 'These are words.');
  await writeFile(path.join(files, 'words.txt'), 'These are words.');
  await writeFile(path.join(files, 'poster.png'), Buffer.alloc(MAX_BYTES + 1));
  [lisan, browser] = await Promise.all([startLisan(), openBrowser()]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await lisan.stop();
  await rm(files, { recursive: true, force: true });
});

test('a name, a school and a picture are changed; the sidebar has them at once', async () => {
  const page = await browser.newPage();
  const looks = looksAt(page);
  await enterAsNew(page, lisan.baseUrl, newPerson('Muhammad Aiman Hakimi', 'bin Mohd Zulkifli al-Bukhari'));
  await openSettings(page);
  await looks.at('settings');
  await desktop(page);

  await page.getByRole('button', { name: 'Edit your name' }).click();
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('First name and last name are required.').waitFor();
  await page.getByRole('button', { name: 'Edit your school' }).click();
  await page.getByLabel('Country').waitFor();
  await looks.at('settings edited');
  await desktop(page);
  await page.getByLabel('First name').fill('Aiman');
  await page.getByRole('button', { name: 'Save' }).first().click();
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await sidebar.getByText('Aiman bin Mohd Zulkifli al-Bukhari').waitFor();
  await page.getByLabel('Country').fill('Brunei');
  await page.getByLabel('State or region').fill('Tutong');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('region', { name: 'School' }).getByText('Tutong').waitFor();

  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles(path.join(files, 'words.txt'));
  await toast(page, 'Invalid file type');
  await chooser.setInputFiles(path.join(files, 'poster.png'));
  await toast(page, 'File too large');
  await chooser.setInputFiles(path.join(files, 'no-picture.png'));
  await toast(page, 'Please select a JPEG, PNG, or GIF image.');
  expect(await page.getByRole('img', { name: 'Your profile' }).count()).toBe(0);

  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change your picture' }).click();
  await (await opened).setFiles(path.join(files, 'me.png'));
  await page.getByRole('img', { name: 'Your profile' }).waitFor();
  const width = await sidebar
    .locator('img[src^="/api/pictures/"]')
    .evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      return img.naturalWidth;
    });
  expect(width).toBe(512);
  await looks.at('settings with picture', { on: 'phone' });
  await desktop(page);
  await page.reload();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await sidebar.locator('img[src="/avatar.svg"]').waitFor();
  expect(looks.problems).toEqual([]);
});

test('consent is withdrawn and given; the data is downloaded; the theme follows the device', async () => {
  const page = await browser.newPage({ colorScheme: 'light', expectedFaults: MADE_HERE });
  const looks = looksAt(page);
  await enter(page, lisan.baseUrl, DEMO_STUDENT);
  await openSettings(page);
  await page.getByRole('button', { name: 'Read and agree' }).click();
  await page.getByLabel('I agree that my answers are recorded').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(/^You agreed on/).waitFor();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw your agreement?' });
  await dialog.waitFor();
  await looks.at('consent withdrawn');
  await desktop(page);
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Read and agree' }).waitFor();
  await dialog.waitFor({ state: 'detached' });

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await saved).path());
  expect(file.subarray(0, 2).toString()).toBe('PK');
  expect(file.includes('sessions.json')).toBe(true);
  await page.route('**/api/auth/user/export', (route) => route.abort());
  await page.getByRole('button', { name: 'Download' }).click();
  await toast(page, 'Your data could not be downloaded. Please try again.');

  const theme = () => page.locator('html').getAttribute('data-bs-theme');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.reload();
  await page.getByRole('radio', { name: 'Dark' }).waitFor();
  expect([await theme(), await page.getByRole('radio', { name: 'Dark' }).isChecked()]).toEqual([
    'dark',
    true,
  ]);
  await page.getByRole('radio', { name: 'System' }).check();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-bs-theme="${colorScheme}"]`).waitFor();
  }

  await page.route('**/graphql', (route) => route.abort());
  await page.reload();
  await page.getByText('Your settings could not be loaded').waitFor();
  await looks.at('settings out of reach');
  expect(looks.problems).toEqual([]);
});

test('an invitation is accepted; what a teacher recorded is there until the student leaves', async () => {
  const page = await browser.newPage();
  const looks = looksAt(page);
  await enter(page, lisan.baseUrl, DEMO_STUDENT);
  await openSettings(page);
  const [invited, joined] = ['Invitation', 'Joined'].map((state) =>
    page.getByRole('region', { name: 'Your teachers' }).getByRole('listitem').filter({ hasText: state }),
  );
  if (!invited || !joined) throw new Error('The demo has both.');
  await joined.getByText('1 session is recorded for you so far.').waitFor();
  await joined.getByRole('button', { name: /^Show sessions: / }).click();
  await joined.getByRole('button', { name: /^View Feedback: / }).waitFor();
  await looks.at('invited and joined');
  await desktop(page);
  await joined.getByRole('button', { name: /^View Feedback: / }).click();
  await page.getByRole('dialog').getByText('Total Marks Score').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await joined.getByRole('button', { name: /^Leave: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  const declined = page.getByRole('button', { name: /^Accept after all: / });
  await declined.waitFor();
  await invited.getByRole('button', { name: /^Accept: / }).click();
  await joined.getByText('No sessions are recorded for you yet.').waitFor();
  expect(await page.getByRole('button', { name: /^(Show|Hide) sessions/ }).count()).toBe(0);
  expect(looks.problems).toEqual([]);
});

test('an account is deleted without a pointer, and is gone', async () => {
  const page = await browser.newPage({ expectedFaults: MADE_HERE });
  const looks = looksAt(page);
  const person = newPerson('Jelani', 'anak Ujang');
  await enterAsNew(page, lisan.baseUrl, person);
  await openSettings(page);
  await page.getByRole('radio', { name: 'Dark' }).check();
  const ask = page.getByRole('button', { name: 'Delete account' });
  await tabTo(page, ask);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.waitFor();
  await looks.at('account to be deleted');
  await desktop(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(ask);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await tabTo(page, dialog.getByRole('textbox'));
  await page.keyboard.type('somebody@else.test');
  expect(await dialog.getByRole('button', { name: 'Delete my account' }).isDisabled()).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox').fill(` ${person.email.toUpperCase()} `);
  await page.keyboard.press('Enter');

  await page.getByRole('link', { name: 'Sign In / Sign Up' }).first().waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect((await page.request.get(`${lisan.baseUrl}/api/auth/user`)).status()).toBe(401);
  await page.goto(`${lisan.baseUrl}/api/login`);
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('alert').waitFor();
  expect(looks.problems).toEqual([]);
});

async function openSettings(page: Page): Promise<void> {
  await page.goto(`${lisan.baseUrl}/settings`);
  await page.getByRole('heading', { name: 'Profile Information' }).waitFor();
}

const desktop = (page: Page) => page.setViewportSize({ width: 1280, height: 900 });

/** A picture of one colour. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // eight bits of red, green and blue
  const rows = Buffer.alloc(height * (1 + width * 3), 0x7a);
  for (let row = 0; row < height; row++) rows[row * (1 + width * 3)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
