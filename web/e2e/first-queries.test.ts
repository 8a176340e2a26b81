import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DEMO_STUDENT, enter } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { sharedLisan } from './harness/shared-lisan';

let baseUrl: string;
let browser: TestBrowser;

beforeAll(async () => {
  [{ baseUrl }, browser] = await Promise.all([sharedLisan(), openBrowser()]);
});
afterAll(() => browser?.close());

/** By address, what the shell asks before the app is there. */
const FIRST: readonly [string, readonly string[]][] = [
  ['/', ['Dashboard']],
  ['/practice', ['PracticeQuestions']],
  ['/conversation', ['Topics', 'OpenConversation']],
  ['/progress', ['Progress', 'Sessions']],
  ['/questions', ['QuestionBank']],
  ['/settings', ['Settings']],
];

test('the first queries of each screen are asked before the app is there, and once', async () => {
  const page = await browser.newPage();
  await enter(page, baseUrl, DEMO_STUDENT);
  for (const [address, operations] of FIRST) {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName);
    });
    await page.goto(baseUrl + address);
    await page.getByRole('navigation', { name: 'Main' }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect([address, asked.slice(0, operations.length)]).toEqual([address, operations]);
    for (const operation of operations) expect(asked.filter((name) => name === operation)).toHaveLength(1);
    page.removeAllListeners('request');
  }
});
