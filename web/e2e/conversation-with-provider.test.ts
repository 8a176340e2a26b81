import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { FALLBACK_REPLY } from 'schema/rules/conversation-topic';
import { TOASTS } from 'schema/rules/messages';
import { completeProfile, newPerson, signUp } from './harness/accounts';
import { openBrowser, type TestBrowser } from './harness/browser';
import { button, myTurn, startConversation, storedConversation, typeTurn } from './harness/conversation';
import { type Lisan, startLisan } from './harness/lisan';
import { agreeToRecording } from './harness/practice';
import { CHAT_MODEL, type Provider, startProvider } from './harness/provider';
import { spokenAloud } from './harness/synthesis';

jest.setTimeout(60_000);

const HEARD = 'I would begin with food, because my uncle cooks it every weekend.';
const FIRST = 'Your uncle makes a good case for food.';
const REST = 'Which dish would you let a visitor try?';
const BROKEN = 'I like that your family eats together.';

let provider: Provider;
let lisan: Lisan;
let browser: TestBrowser;

beforeAll(async () => {
  [provider, browser] = await Promise.all([startProvider(), openBrowser()]);
  lisan = await startLisan({ env: provider.env });
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await lisan.stop();
  await provider.stop();
});

test('the partner speaks while its answer is still being made, and comes back when its provider does', async () => {
  const page = await browser.newPage({ voice: { utteranceMs: 300 } });
  await signUp(page, lisan.baseUrl, newPerson('Kavitha', 'Raman'));
  await completeProfile(page);
  await startConversation(page, lisan.baseUrl);
  await myTurn(page);
  const greeting = await spokenAloud(page);
  expect(greeting[0]).toBe('Hello!');

  // a model that stops in the middle of its answer, until it is let go
  const held = { answer: 'ok', content: `${FIRST} ${REST}`, heldAfterWords: words(FIRST) + 1 } as const;
  await provider.play({ transcript: HEARD, chat: { steps: [held] } });
  await button(page, 'Take Your Turn').click();
  await agreeToRecording(page);
  await button(page, 'Stop Recording').waitFor();
  await sleep(1500);
  await button(page, 'Stop Recording').click();
  const answer = page.locator('.bubble-partner').nth(1);
  await answer.getByText(FIRST).waitFor();
  expect(await spokenAloud(page)).toEqual([...greeting, FIRST]);
  expect(await answer.textContent()).toContain('(Speaking...)');
  expect(await page.locator('.bubble-student').textContent()).toContain(HEARD);

  await provider.release();
  await answer.getByText(REST).waitFor();
  await myTurn(page);
  expect(await spokenAloud(page)).toEqual([...greeting, FIRST, REST]);
  expect(await lastTurn(page)).toMatchObject({ text: `${FIRST} ${REST}`, madeBy: 'model' });
  expect((await provider.requests()).at(-1)?.body).toMatchObject({ model: CHAT_MODEL, stream: true });

  // one that breaks off after its first sentence: what was heard stays, and the partner still hands over
  const breaks = { afterWords: words(BROKEN) + 1, how: 'reset' } as const;
  await provider.play({ chat: { steps: [{ answer: 'ok', content: `${BROKEN} And then`, breaks }] } });
  await typeTurn(page, 'We eat it together every weekend.');
  await answered(page, 2);
  const broken = await lastTurn(page);
  expect(broken?.text?.startsWith(BROKEN)).toBe(true);
  expect((await spokenAloud(page)).filter((sentence) => sentence === BROKEN)).toHaveLength(1);

  // none at all: words that ask for more, then the built-in partner
  const down = { answer: 'status', status: 500 } as const;
  await provider.play({ chat: { steps: Array.from({ length: 12 }, () => down) } });
  await typeTurn(page, 'My aunt from Melaka joins us.');
  await page.getByText(TOASTS.demoMode.description).waitFor();
  await answered(page, 3);
  expect(await lastTurn(page)).toMatchObject({ text: FALLBACK_REPLY, madeBy: 'fallback' });
  await typeTurn(page, 'She brings useful languages into the house, for she speaks Hokkien.');
  await answered(page, 4);
  expect(await lastTurn(page)).toMatchObject({ madeBy: 'builtIn' });
});

const words = (text: string): number => text.split(' ').length;

/** The partner has given so many answers, and the turn has come back. */
async function answered(page: Page, answers: number): Promise<void> {
  await page.locator('.bubble-partner').nth(answers).waitFor();
  await myTurn(page);
}

const lastTurn = async (page: Page) => (await storedConversation(page, lisan.baseUrl)).turns.at(-1);
