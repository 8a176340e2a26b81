import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openBrowser, type TestBrowser } from './harness/browser';

const SOURCE = readFileSync(path.join(import.meta.dirname, '../../schema/rules/wall-clock.ts'), 'utf8');
const ZONES = ['Asia/Kuala_Lumpur', 'Asia/Kathmandu', 'America/New_York', 'Australia/Lord_Howe', 'UTC'];
const HOUR_MS = 3_600_000;

let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

test('clocks read through Temporal and through Intl show the same', async () => {
  const page = await browser.newPage();
  const [first, second] = await page.evaluate(readTwice, {
    code: stripTypeScriptTypes(SOURCE),
    zones: ZONES,
    // every 13 h 7 min of three years, so also around each change of the clocks
    instants: Array.from(
      { length: 2000 },
      (_, n) => Date.UTC(2024, 11, 30) + n * (13 * HOUR_MS + 7 * 60_000),
    ),
  });
  expect([first?.hadTemporal, second?.hadTemporal]).toEqual([true, false]);
  expect(first?.shown).toEqual(second?.shown);
  expect(first?.own).toBe(second?.own);
  await browser.closePages();
});

interface Given {
  readonly code: string;
  readonly zones: readonly string[];
  readonly instants: readonly number[];
}

/** In the page: with what the browser has, then without Temporal. */
async function readTwice({ code, zones, instants }: Given) {
  const readings: { hadTemporal: boolean; own: string; shown: string[] }[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const hadTemporal = 'Temporal' in globalThis;
    // another address, so another module: it looks for Temporal when it is loaded
    const { dayIn, hoursMinutes, ownTimeZone, wallClock } = await import(
      URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
    );
    const shown = zones.flatMap((zone) =>
      instants.map((ms) => {
        const at = new Date(ms);
        return `${dayIn(zone, at)} ${hoursMinutes(wallClock(zone, at))}`;
      }),
    );
    readings.push({ hadTemporal, own: ownTimeZone(), shown });
    Reflect.deleteProperty(globalThis, 'Temporal');
  }
  return readings;
}
