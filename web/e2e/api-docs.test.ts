import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openBrowser, type TestBrowser } from './harness/browser';
import { type SharedLisan, sharedLisan } from './harness/shared-lisan';

let lisan: SharedLisan;
let browser: TestBrowser;
beforeAll(async () => {
  [lisan, browser] = await Promise.all([sharedLisan(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
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
