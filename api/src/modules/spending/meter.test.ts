import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Charge } from '../../adapters/ai/ai.js';
import { createChatModel } from '../../adapters/ai/openai-chat.js';
import { createTextModel } from '../../adapters/ai/openai-text.js';
import { createTranscriber } from '../../adapters/ai/openai-transcriber.js';
import { systemClock } from '../../clock.js';
import { createOrm } from '../../db/orm.js';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import type { Script } from '../../testing/scripted-script.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { Meter } from './meter.js';
import { highestCost } from './prices.js';
import { SpendingLedger } from './spending-ledger.js';

/** A token read costs 2 millionths, one written 10, a minute of sound 6,000. */
const PRICES = { chatInput: 2, chatOutput: 10, transcriptionMinute: 0.006 };
const NO_CAPS = { perDay: null, perUserDay: null };

let database: TestDatabase;
let orm: MikroORM;
let provider: ScriptedProvider;
let userId: string;
beforeAll(async () => {
  [database, provider] = await Promise.all([createTestDatabase(), startScriptedProvider()]);
  orm = await createOrm(database.url);
});
beforeEach(async () => {
  await sql('delete from spending_days');
  userId = randomUUID();
  await sql(
    `insert into users (id, issuer, subject, email, role, created_at) values (?, 'test', ?, ?, 'student', now())`,
    [userId, userId, `${userId}@school.test`],
  );
});
afterAll(async () => {
  await orm.close();
  await Promise.all([database.drop(), provider.close()]);
});

const sql = <Row>(statement: string, values: unknown[] = []) =>
  orm.em.fork().execute<Row[]>(statement, values);
const spent = async () =>
  (await sql<{ amount: number }>('select coalesce(sum(amount), 0)::int as amount from spending_days'))[0]
    ?.amount;
const open = async () =>
  (await sql<{ n: number }>('select count(*)::int as n from spending_calls where cost is null'))[0]?.n;

function metered(script: Script, caps: ConstructorParameters<typeof SpendingLedger>[2] = NO_CAPS) {
  provider.play(script);
  const endpoint = { baseUrl: provider.baseUrl, apiKey: 'key', model: 'scripted' };
  const meter = new Meter(new SpendingLedger(orm, systemClock, caps, 'UTC'), PRICES);
  return {
    chat: meter.chat(createChatModel(endpoint, { backoffMs: 1 })),
    voice: meter.text(createTextModel(endpoint)),
    ears: meter.transcriber(createTranscriber(endpoint, { backoffMs: 1 })),
  };
}
const requestOf = (charge: Partial<Charge> = {}) => ({
  charge: { purpose: 'assessment' as const, userId, reference: randomUUID(), ...charge },
  ...{ system: 'Mark it.', user: 'I like tea.', maxTokens: 100 },
  schema: { name: 'answer', json: {} },
});

describe('a call is charged', () => {
  test('what the server says that it used', async () => {
    await metered({ chat: { afterwards: { answer: 'ok', content: '12345678' } } }).chat.complete(requestOf());
    // 19 bytes are 5 tokens read, 8 are 2 written
    expect(await spent()).toBe(5 * 2 + 2 * 10);
  });

  test('by the length of the texts, where the server does not say', async () => {
    const choice = { message: { content: '12345678' }, finish_reason: 'stop' };
    const body = JSON.stringify({ choices: [choice] });
    await metered({ chat: { afterwards: { answer: 'raw', body } } }).chat.complete(requestOf());
    // the schema `{}` is read, too, and 64 tokens stand around the messages
    expect(await spent()).toBe((6 + 64) * 2 + 2 * 10);
  });

  test.each<[string, Script]>([
    ['known', {}],
    ['unknown to the server', { unknown: ['stream_options', 'max_completion_tokens'] }],
  ])('for what is said aloud, its usage %s', async (_known, script) => {
    const said: string[] = [];
    const speech = { chat: { afterwards: { answer: 'ok', content: 'I agree with you.' } as const } };
    const { text } = await metered({ ...script, ...speech }).voice.say(requestOf(), (piece) =>
      said.push(piece),
    );
    expect(said.join('')).toBe(text);
    expect(await spent()).toBeGreaterThan(50);
  });

  test('for sound by its seconds', async () => {
    const { charge } = requestOf({ purpose: 'transcription' });
    const audio = new Uint8Array(100);
    await metered({ transcript: 'I like tea.' }).ears.transcribe({
      charge,
      audio,
      format: 'wav',
      seconds: 90,
    });
    expect(await spent()).toBe(9_000);
  });

  test('never more than was reserved for it', () => {
    const asked = requestOf();
    expect(highestCost(PRICES, asked)).toBe((19 + 2 + 64) * 2 + 100 * 10);
  });
});

describe('nothing is charged', () => {
  test('for a call that fails, and its reservation is given back', async () => {
    const { chat } = metered({ chat: { afterwards: { answer: 'status', status: 500 } } });
    await expect(chat.complete(requestOf())).rejects.toMatchObject({ retryable: true });
    expect([await spent(), await open()]).toEqual([0, 0]);
  });

  test('for an answer that was paid before: the provider is not asked again', async () => {
    const { chat } = metered({ chat: { steps: [{ answer: 'ok', content: '{"a":1}' }] } });
    const request = requestOf();
    const first = await chat.complete(request);
    const [before, asked] = [await spent(), provider.requests.length];
    expect(await chat.complete(request)).toEqual(first);
    expect([await spent(), provider.requests.length]).toEqual([before, asked]);
  });

  test('beyond a cap: the provider is not asked', async () => {
    const { chat, ears } = metered({}, { perDay: null, perUserDay: 1 });
    const asked = provider.requests.length;
    const refusal = { kind: 'budget', retryable: false };
    await expect(chat.complete(requestOf())).rejects.toMatchObject(refusal);
    const { charge } = requestOf();
    const sound = { charge, audio: new Uint8Array(1), format: 'wav', seconds: 60 } as const;
    await expect(ears.transcribe(sound)).rejects.toMatchObject(refusal);
    expect(provider.requests.length).toBe(asked);
  });
});

test('a voice that breaks off is paid for what it has said', async () => {
  const { voice } = metered({
    chat: {
      afterwards: { answer: 'ok', content: 'I agree with you.', breaks: { afterWords: 2, how: 'reset' } },
    },
  });
  const said: string[] = [];
  await expect(voice.say(requestOf(), (piece) => said.push(piece))).rejects.toMatchObject({
    name: 'AiError',
  });
  expect(said.join('')).toBe('I agree ');
  expect([await spent(), await open()]).toEqual([(6 + 64) * 2 + 2 * 10, 0]);
});
