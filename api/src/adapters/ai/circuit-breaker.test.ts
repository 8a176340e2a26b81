import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CHARGE } from '../../testing/charge.js';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import type { Step } from '../../testing/scripted-script.js';
import { until } from '../../testing/until.js';
import type { ChatModel } from './ai.js';
import { CircuitBreaker } from './circuit-breaker.js';
import { createChatModel } from './openai-chat.js';
import { createTextModel } from './openai-text.js';

const DOWN: Step = { answer: 'status', status: 500 };
const REQUEST = { charge: CHARGE, system: 's', user: 'u', maxTokens: 10, schema: { name: 'x', json: {} } };

let provider: ScriptedProvider;
let chat: ChatModel;
let breaker: CircuitBreaker;
let now: number;
let lines: string[];
beforeAll(async () => {
  provider = await startScriptedProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  now = 0;
  lines = [];
  const log = {
    warn: (_fields: object, line: string) => void lines.push(line),
    info: (_fields: object, line: string) => void lines.push(line),
  };
  breaker = new CircuitBreaker({ server: 'The server', log, now: () => now });
  chat = createChatModel(endpoint(), { attempts: 1, breaker });
});
const endpoint = () => ({ baseUrl: provider.baseUrl, apiKey: 'key', model: 'm' });
const play = (afterwards: Step) => provider.play({ chat: { afterwards } });

/** How a call ends, and whether the server heard of it. */
async function called(): Promise<string> {
  const before = provider.requests.length;
  const outcome = await chat.complete(REQUEST).then(
    () => 'ok',
    ({ kind, retryable }) => `${kind}${retryable ? '' : ', for good'}`,
  );
  return `${outcome}, ${provider.requests.length > before ? 'asked' : 'not asked'}`;
}
const times = async (count: number) => {
  for (let time = 0; time < count; time += 1) await called();
};

test('five failures in a row: not asked for five seconds, then one call tries', async () => {
  play(DOWN);
  await times(5);
  expect(await called()).toBe('paused, not asked');
  now = 4_999;
  expect(await called()).toBe('paused, not asked');
  now = 5_000;
  play({ answer: 'ok', content: '{}' });
  expect(await called()).toBe('ok, asked');
  expect(await called()).toBe('ok, asked');
  expect(lines).toEqual(['provider is not asked for a while', 'provider is back']);
});

test('only one call tries, and while it fails the pause doubles, up to a minute', async () => {
  play(DOWN);
  await times(5);
  const pauses: number[] = [];
  for (let probe = 0; probe < 6; probe += 1) {
    const began = now;
    while ((await called()) === 'paused, not asked') now += 5_000;
    pauses.push(now - began);
  }
  expect(pauses).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);

  now += 60_000;
  provider.play({ chat: { steps: [{ answer: 'ok', content: '{}', held: true }] } });
  const before = provider.requests.length;
  const probe = called();
  await until(
    async () => provider.requests.length,
    (requests) => requests > before,
  );
  expect(await called()).toBe('paused, not asked');
  provider.release();
  expect(await probe).toBe('ok, asked');
});

test('a call that is answered begins the count anew', async () => {
  play(DOWN);
  await times(4);
  play({ answer: 'ok', content: '{}' });
  await times(1);
  play(DOWN);
  await times(4);
  expect(await called()).toBe('provider, asked');
  expect(await called()).toBe('paused, not asked');
});

test('a request that is refused for its own sake is no failure of the server', async () => {
  play({ answer: 'status', status: 400 });
  await times(8);
  expect(await called()).toBe('request, for good, asked');
});

test('a wrong key is not tried again and again, and stays what it is: nothing to wait for', async () => {
  provider.play({ key: 'another' });
  await times(5);
  expect(await called()).toBe('paused, for good, not asked');
});

test('a longer Retry-After is kept to', async () => {
  play({ answer: 'status', status: 429, headers: { 'retry-after': '120' } });
  await times(5);
  now = 119_000;
  expect(await called()).toBe('paused, not asked');
  now = 120_000;
  expect(await called()).toBe('provider, asked');
});

test('all clients of one server share it', async () => {
  play(DOWN);
  await times(5);
  const voice = createTextModel(endpoint(), { breaker });
  await expect(voice.say(REQUEST)).rejects.toMatchObject({ kind: 'paused' });
});
