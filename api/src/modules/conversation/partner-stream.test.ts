import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { FALLBACK_REPLY } from 'schema/rules/conversation-topic';
import { askGraphql } from '../../testing/both-doors.js';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import type { Step } from '../../testing/scripted-script.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { until } from '../../testing/until.js';
import { given, REPLY, read, START, STREAM, type StreamedPiece, type Talk, TURN } from './testing/talk.js';

let provider: ScriptedProvider;
let api: TestApi;
let alone: TestApi;
let topicId: string;
beforeAll(async () => {
  provider = await startScriptedProvider();
  const chat = { AI_CHAT_BASE_URL: provider.baseUrl, AI_CHAT_API_KEY: 'key', AI_CHAT_MODEL: 'scripted-1' };
  api = await startTestApi({ env: { ...chat, LOG_LEVEL: 'silent' } });
  alone = await startTestApi({ beside: api, env: { LOG_LEVEL: 'silent' } });
  const { rows } = await api.pool.query(`select id from questions where slug = 'welcoming-a-new-student'`);
  topicId = String(rows[0]?.id);
});
afterEach(() => provider.play({}));
afterAll(async () => {
  await alone.close();
  await api.close();
  await provider.close();
});

const asked = (): number => provider.requests.filter(({ path }) => path === '/v1/chat/completions').length;
const afterwards = (step: Step) => provider.play({ chat: { afterwards: step } });

/** A conversation in which the student has said something. */
async function spoken(client: TestClient, words = 'I would invite her to our games.'): Promise<string> {
  const { sessionId } = given(await askGraphql<Talk>(client, START, { input: { questionId: topicId } }));
  await say(client, sessionId, words);
  return sessionId;
}
const say = async (client: TestClient, sessionId: string, transcription: string) =>
  given(
    await askGraphql(client, TURN, { input: { sessionId, clientKey: crypto.randomUUID(), transcription } }),
  );

const listen = (client: TestClient, id: string) =>
  client.subscribe<{ partnerReply: StreamedPiece }>(STREAM, { id });

interface Heard {
  readonly sentences: string[];
  readonly turn: StreamedPiece['turn'];
}
async function heard(stream: ReturnType<typeof listen>): Promise<Heard> {
  const sentences: string[] = [];
  for await (const { data, errors } of stream) {
    if (errors?.[0]) throw new Error(errors[0].extensions.code);
    const { sentence, turn } = data?.partnerReply ?? { sentence: null, turn: null };
    if (turn) return { sentences, turn };
    if (sentence !== null) sentences.push(sentence);
  }
  throw new Error('the stream ended without a turn');
}

describe('the reply as it is made', () => {
  test('is its sentences, then the stored turn', async () => {
    const client = await api.signIn();
    const id = await spoken(client);
    afterwards({ answer: 'ok', content: 'I like games too. They are fun. Which one do you play?' });
    const { sentences, turn } = await heard(listen(client, id));
    expect(sentences).toEqual(['I like games too.', 'They are fun.', 'Which one do you play?']);
    expect(turn).toMatchObject({ speaker: 'partner', madeBy: 'model', text: sentences.join(' ') });
    expect((await read(client, id)).turns.at(-1)).toMatchObject({ id: turn?.id, text: turn?.text });
    // asked again, there is nothing left to be made
    expect(await heard(listen(client, id))).toEqual({ sentences: [], turn });
    expect(given(await askGraphql<{ id: string }>(client, REPLY, { id })).id).toBe(turn?.id);
  });

  test('is one reply for all who ask while it is made', async () => {
    const client = await api.signIn();
    const id = await spoken(client);
    afterwards({ answer: 'ok', delayMs: 150, wordDelayMs: 20 });
    const before = asked();
    const first = listen(client, id);
    const { value } = await first.next();
    const [onTheWay, joined, whole] = await Promise.all([
      heard(first),
      heard(listen(client, id)),
      askGraphql<{ id: string; text: string }>(client, REPLY, { id }),
    ]);
    const sentences = [value?.data?.partnerReply.sentence, ...onTheWay.sentences];
    expect(sentences.join(' ')).toBe(given(whole).text);
    expect(joined.turn).toEqual(onTheWay.turn);
    expect([joined.sentences.join(' '), '']).toContain(joined.sentences.length > 0 ? given(whole).text : '');
    expect(given(whole).id).toBe(onTheWay.turn?.id);
    expect(asked() - before).toBe(1);
  });

  test('is finished and stored when nobody listens any more', async () => {
    const client = await api.signIn();
    const id = await spoken(client);
    afterwards({ answer: 'ok', wordDelayMs: 20 });
    const stream = listen(client, id);
    await stream.next();
    await stream.return?.();
    const turns = await until(
      async () => (await read(client, id)).turns,
      (all) => all.at(-1)?.speaker === 'partner',
    );
    expect(turns.at(-1)).toMatchObject({ madeBy: 'model', text: expect.stringMatching(/\?$/) });
  });

  test('of the built-in partner comes the same way', async () => {
    const client = await alone.signIn();
    const id = await spoken(client);
    const { sentences, turn } = await heard(listen(client, id));
    expect(turn).toMatchObject({ madeBy: 'builtIn', text: sentences.join(' ') });
  });

  test('asks a proxy in between not to gather it', async () => {
    const client = await api.signIn();
    const variables = { id: await spoken(client) };
    const answer = await client.rest('/graphql/stream', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: STREAM, variables }),
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    await answer.body?.cancel();
  });

  test('does not come to a conversation that is handed in', async () => {
    const client = await api.signIn();
    const id = await spoken(client);
    await api.pool.query('update sessions set is_open = false where id = $1', [id]);
    await expect(heard(listen(client, id))).rejects.toThrow('CONFLICT');
  });

  test('is nobody else’s', async () => {
    const id = await spoken(await api.signIn());
    await expect(heard(listen(await api.signIn('Wei'), id))).rejects.toThrow('NOT_FOUND');
    await expect(heard(listen(api.visitor(), id))).rejects.toThrow('UNAUTHENTICATED');
  });
});

test('a provider that goes and comes back never keeps the turn: fallback, built-in partner, model', async () => {
  const client = await api.signIn();
  const id = await spoken(client);
  const broken: Step = {
    answer: 'ok',
    content: 'That is true about games. We could also',
    breaks: { afterWords: 6, how: 'reset' },
  };
  const steps: Step[] = [
    { answer: 'status', status: 429 },
    { answer: 'status', status: 503 },
    broken,
    { answer: 'reset' },
    { answer: 'ok' },
  ];
  provider.play({ chat: { steps } });
  const voices: unknown[] = [];
  for (const [n, step] of steps.entries()) {
    const { sentences, turn } = await heard(listen(client, id));
    voices.push(turn?.madeBy);
    expect(sentences.join(' ')).toBe(turn?.text);
    if (n === 0) expect(turn?.text).toBe(FALLBACK_REPLY);
    if (step === broken) expect(sentences[0]).toBe('That is true about games.');
    await say(client, id, `And this is what I think about it, number ${n}.`);
  }
  // whoever worded them, the last four turns go along, the one to be answered last
  const { history, lastTurn } = JSON.parse(provider.requests.at(-1)?.messages.user ?? '{}');
  expect(history.map(({ speaker }: { speaker: string }) => speaker)).toEqual([
    ...['partner', 'student', 'partner', 'student'],
  ]);
  expect(history.at(-1).text).toBe(lastTurn);
  // after a reply that broke off in the middle the count begins anew
  expect(voices).toEqual(['fallback', 'builtIn', 'model', 'fallback', 'model']);
});
