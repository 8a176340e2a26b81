// Weight and Lighthouse scores of the landing page and of every screen of a signed-in student, and the time of a PDF
// report; on the built web, served by the real product with its demo data.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { BROWSER_ARGS, findBrowser } from '../scripts/find-browser.mjs';
import { describeMachine, median } from './lib/machine.mjs';
import { pageScore } from './lib/page-score.mjs';
import { pageWeight } from './lib/page-weight.mjs';
import { startProduct } from './lib/product.mjs';
import { printTable, verdict } from './lib/table.mjs';

const PORT = 4182;
const DEBUGGER_PORT = 4183;
const RUNS = 3;
const REPORTS = 5;
const TARGETS = { landingKB: 90, shellKB: 180, landing: 100, shell: 95, reportMs: 300 };
const SCREENS = [
  ...['/', '/practice', '/conversation', '/progress', '/questions'],
  ...['/testimonials', '/settings', '/contact', '/support'],
];
const ADDRESS = `http://localhost:${PORT}`;

const closers = [];
try {
  console.log(`Measured on ${describeMachine()}.`);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lisan-bench-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const product = await startProduct({ PORT: String(PORT), DATA_DIR: path.join(folder, 'data') });
  closers.push(() => product.stop());
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    // Asked whether it recognises speech by itself, a browser without a window falls over.
    args: [
      ...BROWSER_ARGS,
      '--disable-blink-features=OnDeviceWebSpeechAvailable',
      `--remote-debugging-port=${DEBUGGER_PORT}`,
    ],
  });
  closers.push(() => browser.close());

  const visitor = await (await browser.newContext()).newPage();
  const landing = await pageWeight(visitor, ADDRESS);
  const student = await signIn(await browser.newContext());
  const weights = new Map();
  for (const screen of SCREENS) {
    weights.set(screen, await pageWeight(await student.context.newPage(), ADDRESS + screen));
  }
  const reports = await reportTimes(await student.context.newPage());
  await visitor.close();
  const landingScore = await pageScore(ADDRESS, { port: DEBUGGER_PORT, runs: RUNS });
  const scores = new Map();
  for (const screen of SCREENS) {
    const options = { port: DEBUGGER_PORT, runs: RUNS, cookie: student.cookie };
    scores.set(screen, await pageScore(ADDRESS + screen, options));
  }

  const thrownAway = [landingScore, ...scores.values()].reduce((sum, score) => sum + score.thrownAway, 0);
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const best = (scores) => scores.every((score) => score >= TARGETS.landing);
  const warm = median(reports.slice(1));
  printTable(
    ['', 'figure', 'target'],
    [
      [
        'landing, JS',
        kB(landing.js),
        verdict(landing.js <= TARGETS.landingKB * 1000, `≤ ${TARGETS.landingKB} kB`),
      ],
      ['landing, CSS (inline)', kB(landing.css), ''],
      ['landing, Lighthouse', landingScore.scores.join(' / '), verdict(best(landingScore.scores), 'all 100')],
      ...SCREENS.flatMap((screen) => {
        const { js, css } = weights.get(screen);
        const { scores: points, range } = scores.get(screen);
        const isShell = screen === '/';
        return [
          [
            `${screen}, JS and CSS`,
            `${kB(js)}, ${kB(css)}`,
            isShell ? verdict(js <= TARGETS.shellKB * 1000, `JS ≤ ${TARGETS.shellKB} kB`) : '',
          ],
          [
            `${screen}, Lighthouse`,
            `${points.join(' / ')} (${range.join('–')})`,
            verdict(points[0] >= TARGETS.shell, `performance ≥ ${TARGETS.shell}`),
          ],
        ];
      }),
      ['report, first click', `${Math.round(reports[0])} ms`, ''],
      [
        'report, later clicks',
        `${Math.round(warm)} ms`,
        verdict(warm <= TARGETS.reportMs, `≤ ${TARGETS.reportMs} ms`),
      ],
    ],
  );
  console.log(`Costs points on the landing page: ${landingScore.faults.join(', ') || 'nothing'}.`);
  for (const [screen, { faults }] of scores) {
    if (faults.length > 0) console.log(`Costs points on ${screen}: ${faults.join(', ')}.`);
  }
  console.log(
    `Sizes after gzip -9. Lighthouse: performance / accessibility / best practices / SEO, mobile, simulated throttling, median of ${RUNS} runs (lowest and highest performance); ${thrownAway} more did not count, for the host gave more than 2 % of the processors to others meanwhile. Report: from the click to the file, its data fetched from the server.`,
  );
} finally {
  for (const close of closers.reverse()) await close();
}

/** The demo student, through the sign-in page. */
async function signIn(context) {
  const page = await context.newPage();
  await page.goto(`${ADDRESS}/api/login`);
  await page.locator('input[name=email]').fill('student@lisan.test');
  await page.locator('input[name=password]').fill('practise-aloud');
  await page.locator('input[name=password]').press('Enter');
  await page.waitForURL(`${ADDRESS}/`);
  const login = (await context.cookies()).find(({ name }) => name === 'lisan_login');
  await page.close();
  return { context, cookie: `lisan_login=${login.value}` };
}

/** Milliseconds from the click to the file; the first one also loads the writer of PDFs. */
async function reportTimes(page) {
  await page.goto(ADDRESS);
  await page
    .getByRole('button', { name: /^View: / })
    .first()
    .click();
  const button = page.getByRole('button', { name: 'Download Report' });
  const times = [];
  for (let report = 0; report <= REPORTS; report += 1) {
    await button.waitFor();
    const saved = page.waitForEvent('download');
    const started = performance.now();
    await button.click();
    await saved;
    times.push(performance.now() - started);
  }
  await page.close();
  return times;
}
