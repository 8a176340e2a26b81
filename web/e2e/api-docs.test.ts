import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { openBrowser, type TestBrowser } from './harness/browser';
import { type Lisan, startLisan } from './harness/lisan';

jest.setTimeout(60_000);

let lisan: Lisan;
let browser: TestBrowser;
beforeAll(async () => {
  [lisan, browser] = await Promise.all([startLisan(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await lisan.stop();
});

test('the REST API can be read and tried, and no other host is asked for anything', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(`${lisan.baseUrl}/api/docs`);
  await page.getByRole('heading', { name: /^Lisan/ }).waitFor();
  await page.locator('#operations-Public-listTestimonials button').first().click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await page.locator('.live-responses-table').getByText('"rating"').first().waitFor();
  expect([...hosts]).toEqual([new URL(lisan.baseUrl).host]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await browser.closePages();
});
