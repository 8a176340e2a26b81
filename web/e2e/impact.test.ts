import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { DEMO_STUDENT, enter } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { eventually } from './harness/eventually';
import { expectFocus, tabTo } from './harness/keyboard';
import { type Lisan, startLisan } from './harness/lisan';
import { looksAt } from './harness/looks';
import { readPdf } from './harness/pdf';

/** What Chromium writes to the console about the failure that is made here. */
const MADE_HERE = [/net::ERR_FAILED/];

let lisan: Lisan;
let browser: TestBrowser;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lisan-impact-'));
  [lisan, browser] = await Promise.all([startLisan(), openBrowser()]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await lisan.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the figures are those of the API; period and cohort are chosen by keyboard, kept, exported and printed', async () => {
  const page = await browser.newPage();
  await openDashboard(page);
  await expectFigures(page, 'malaysian', '2025-09');

  await tabTo(page, page.getByLabel('Period'));
  await page.keyboard.press('ArrowDown');
  await page.waitForURL('**/?period=2025-08');
  await tabTo(page, page.getByRole('tab', { name: 'Malaysian Students' }));
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Regional Distribution' }).waitFor();
  await expectFocus(page.getByRole('tab', { name: 'Global Students' }));
  await expectFigures(page, 'global', '2025-08');

  await page.reload();
  expect(await page.getByLabel('Period').inputValue()).toBe('2025-08');
  await expectFigures(page, 'global', '2025-08');

  await tabTo(page, page.getByRole('link', { name: 'CSV' }));
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toBe('lisan-global-impact-2025-08.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /\r\nglobal,2025-08,overview,,activeStudents,\d+\r\n/,
  );

  const pdf = path.join(folder, 'report.pdf');
  await page.pdf({ path: pdf, format: 'A4' });
  const words = (await readPdf(pdf)).join(' ');
  expect(words).toMatch(/^Impact Study Global Students, August 2025 /);
  expect(words).toContain('Up to 1 mark better');
  expect(words).not.toContain('Show the numbers');
  expect(words).not.toContain('Researcher access');
  expect(await page.locator('details[open]').count()).toBe(0);
});

test('every chart is drawn, and changes with what is chosen', async () => {
  const page = await browser.newPage();
  await openDashboard(page, '/?students=global&period=2025-07');
  const report = page.getByRole('article');
  // the steps, two figures of each month, the countries
  await report.locator('.recharts-bar-rectangle').nth(10).waitFor();
  const { improvers, steps, months } = await shownRows(page);
  await expectCount(report.locator('.way-to'), improvers);
  await expectCount(report.locator('.recharts-bar-rectangle path'), steps + 2 * months + 2);
  await expectCount(report.locator('.impact-section:nth-child(2) .bar-main'), 2);
  await page.getByLabel('Period').selectOption('All Time');
  await expectCount(report.locator('.impact-section:nth-child(2) .bar-main'), 2 * months);
});

test('a token is issued, reads the figures, and is revoked', async () => {
  const page = await browser.newPage();
  await openDashboard(page);
  await tabTo(page, page.getByRole('button', { name: 'Issue a token' }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Issue a token' });
  await form.waitFor();
  await tabTo(page, form.getByLabel('Name'));
  await page.keyboard.type('R script of Dr Lim');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Copy the token now' }).waitFor();
  const secret = await page.getByLabel('Token', { exact: true }).inputValue();
  expect(secret).toMatch(/^lisan_[\w-]{43}$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await tabTo(page, page.getByRole('button', { name: 'Copy' }));
  await page.keyboard.press('Enter');
  await page.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: 'I have kept it' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectFocus(page.getByRole('button', { name: 'Issue a token' }));
  expect(await page.content()).not.toContain(secret);

  expect(await askWith(secret)).toEqual({ status: 200, cohort: 'global' });
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'R script of Dr Lim' });
  await row.getByText(secret.slice(0, 12)).waitFor();
  await row.filter({ hasNotText: 'never' }).waitFor();

  await tabTo(page, row.getByRole('button', { name: /^Revoke/ }));
  await page.keyboard.press('Enter');
  const sure = page.getByRole('dialog', { name: 'Revoke this token?' });
  await sure.waitFor();
  await tabTo(page, sure.getByRole('button', { name: 'Revoke' }));
  await page.keyboard.press('Enter');
  await sure.waitFor({ state: 'detached' });
  await row.getByText('Revoked').first().waitFor();
  await expectFocus(page.getByRole('heading', { name: 'Researcher access' }));
  expect(await askWith(secret)).toMatchObject({ status: 401 });
});

test('it takes the place of the dashboard for its account only, which has the other pages too', async () => {
  const page = await browser.newPage();
  await openDashboard(page);
  await page.getByRole('link', { name: 'Question Bank' }).click();
  await page.waitForURL('**/questions');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Impact Study' }).waitFor();

  const other = await browser.newPage();
  await enter(other, lisan.baseUrl, DEMO_STUDENT);
  await other.goto(lisan.baseUrl);
  await other.getByText('Recent Practice Sessions').waitFor();
  expect(await other.getByText('Impact Study').count()).toBe(0);
});

test('how it looks', async () => {
  const page = await browser.newPage({ expectedFaults: MADE_HERE });
  const looks = looksAt(page);
  await openDashboard(page);
  await drawn(page);
  await looks.at('impact malaysian');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('tab', { name: 'Global Students' }).click();
  await drawn(page);
  for (const summary of await page.getByText('Show the numbers').all()) await summary.click();
  await looks.at('impact global with tables');

  await page.getByRole('button', { name: 'Issue a token' }).click();
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  await page.getByText('Please name the token').waitFor();
  await looks.at('impact token form');
  await page.getByLabel('Name').fill(`${'Muhammad Aiman bin Zulkifli '.repeat(3)}and others`);
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  await page.getByRole('dialog', { name: 'Copy the token now' }).waitFor();
  await looks.at('impact token secret');
  await page.route('**/graphql', (route) => route.abort());
  await page.goto(`${lisan.baseUrl}/`);
  await page.getByText('Impact study data not available').waitFor();
  await page.getByText('The tokens could not be loaded').waitFor();
  await looks.at('impact out of reach');
  await page.unrouteAll();
  expect(looks.problems).toEqual([]);
});

async function openDashboard(page: Page, at = '/'): Promise<void> {
  await page.goto(`${lisan.baseUrl}/api/login?returnTo=${encodeURIComponent(at)}`);
  await page.getByRole('button', { name: 'Impact', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Impact Study' }).waitFor();
  await page.getByRole('region', { name: 'Overview' }).waitFor();
}

interface RestOverview {
  readonly totalMalaysianStudents?: number;
  readonly totalGlobalStudents?: number;
  readonly activeStudents: number;
  readonly engagementRate: number;
  readonly completedSessions: number;
  readonly averageScore: number;
  readonly studentsWithImprovement: number;
}

/** The cards, against the same figures of the REST door. */
async function expectFigures(page: Page, cohort: 'malaysian' | 'global', period: string): Promise<void> {
  await page
    .getByText(cohort === 'global' ? /students worldwide/ : /Malaysian students/)
    .first()
    .waitFor();
  const answer = await page.request.get(`${lisan.baseUrl}/api/analytics/${cohort}-impact/${period}`);
  const { overview } = (await answer.json()) as { overview: RestOverview };
  const figures = page.getByRole('region', { name: 'Overview' }).locator('.stat-value');
  await eventually(async () =>
    expect(await figures.allTextContents()).toEqual([
      String(overview.totalMalaysianStudents ?? overview.totalGlobalStudents),
      `${overview.activeStudents} ${overview.engagementRate}%`,
      String(overview.completedSessions),
      `${overview.averageScore} / 12`,
    ]),
  );
  const finding = page.getByRole('heading', { level: 4 }).first();
  const improved = new RegExp(`^${overview.studentsWithImprovement} of \\d+ students improved`);
  await finding.filter({ hasText: improved }).waitFor();
}

/** How many rows the tables behind the charts have. */
const shownRows = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('.chart-table tbody')].map((body) => body.children.length);
    const [steps = 0, months = 0, improvers = 0] = rows;
    return { steps, months, improvers };
  });

const drawn = async (page: Page): Promise<void> => {
  await page.locator('.way-to').first().waitFor();
  await page.locator('.impact-section:nth-child(2) .bar-main').last().waitFor();
};

/** Once it has settled. */
const expectCount = (found: Locator, count: number): Promise<void> =>
  eventually(async () => expect(await found.count()).toBe(count));

/** As a script of a researcher asks. */
async function askWith(secret: string): Promise<{ status: number; cohort?: string }> {
  const answer = await fetch(`${lisan.baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ query: '{ impact(cohort: global, period: "all-time") { cohort } }' }),
  });
  const { data } = (await answer.json()) as { data?: { impact: { cohort: string } } | null };
  return { status: answer.status, cohort: data?.impact.cohort };
}
