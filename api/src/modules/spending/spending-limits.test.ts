import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askGraphql, askRest } from '../../testing/both-doors.js';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import { until } from '../../testing/until.js';
import { BUDGET_USED_UP, NOBODY_LISTENS } from '../assessment/cautions.js';
import { honestAnswers } from '../assessment/testing/injected.js';
import { voice } from '../assessment/testing/signals.js';
import { SPEECH_WEBM } from '../assessment/testing/speech-file.js';
import { wavOf } from '../assessment/testing/wav-file.js';
import { given, REPLY, START, sendTurn, type Talk, TURN } from '../conversation/testing/talk.js';
import { SUBMIT_THROUGH } from '../sessions/testing/answers.js';

let provider: ScriptedProvider;
let api: TestApi;
let topic: number;
beforeAll(async () => {
  provider = await startScriptedProvider();
  const endpoint = (prefix: string) => ({
    [`${prefix}_BASE_URL`]: provider.baseUrl,
    [`${prefix}_API_KEY`]: 'key',
    [`${prefix}_MODEL`]: 'scripted-1',
  });
  const prices = { AI_CHAT_PRICE_INPUT: '1', AI_CHAT_PRICE_OUTPUT: '1', AI_TRANSCRIPTION_PRICE: '1' };
  const env = { ...endpoint('AI_CHAT'), ...endpoint('AI_TRANSCRIPTION'), ...prices };
  api = await startTestApi({ withWorker: true, env: { ...env, AI_SPENDING_PER_DAY: '0.000001' } });
  const { rows } = await api.pool.query(`select id from questions where slug = 'welcoming-a-new-student'`);
  topic = Number(rows[0]?.id);
});
afterAll(async () => {
  // whatever came before: the budget of nothing has bought nothing
  expect(provider.requests.filter(({ path }) => path !== '/v1/models')).toEqual([]);
  await api.close();
  await provider.close();
});

/** The stored result of the newest answer of a user. */
const resultOf = (userId: string) =>
  until(async () => {
    const { rows } = await api.pool.query(
      `select result from assessments join sessions on sessions.id = session_id where user_id = $1`,
      [userId],
    );
    return rows[0]?.result;
  });

test('an answer is marked by the built-in assessor, which says why', async () => {
  const client = await api.signIn();
  await SUBMIT_THROUGH.REST(client, { transcription: honestAnswers(1, 1).join(' ') });
  expect(await resultOf(client.userId)).toMatchObject({
    outcome: 'marked',
    assessor: { name: 'built-in' },
    cautions: expect.arrayContaining([BUDGET_USED_UP]),
  });
});

test('a recording without words is measured and not marked, and is told why', async () => {
  const client = await api.signIn();
  await SUBMIT_THROUGH.REST(client, { audio: wavOf(voice({ seconds: 14 }), {}) });
  expect(await resultOf(client.userId)).toMatchObject({
    ...{ outcome: 'notMarked', reason: 'noTranscript' },
    fluency: { band: expect.any(Number) },
    cautions: [NOBODY_LISTENS],
  });
});

test('the partner is the built-in one at once', async () => {
  const client = await api.signIn();
  const { sessionId } = given(
    await askGraphql<Talk>(client, START, { input: { questionId: String(topic) } }),
  );
  const turn = { sessionId, clientKey: crypto.randomUUID(), transcription: 'I like the first point.' };
  given(await askGraphql(client, TURN, { input: turn }));
  const reply = given(await askGraphql<{ madeBy: string }>(client, REPLY, { id: sessionId }));
  expect(reply.madeBy).toBe('builtIn');
});

test('a turn that nobody can write down is kept, and told so', async () => {
  const answer = await sendTurn(await api.signIn(), topic, {}, SPEECH_WEBM);
  expect(answer).toMatchObject({
    refused: { code: 'AI_UNAVAILABLE', message: expect.stringMatching(/is safe.*today.*type your words/) },
  });
});

test('questions come from patterns', async () => {
  const body = { partType: 'part2', difficulty: 'beginner', theme: 'People and Culture', count: 2 };
  const questions = given(
    await askRest<object[]>(await api.signIn(), 'POST', '/api/questions/generate', body),
  );
  expect(questions).toHaveLength(2);
});

test('an admin sees what was spent, by day and purpose; nobody else does', async () => {
  const today = api.clock.now();
  await api.pool.query(
    `insert into spending_days (day, purpose, calls, amount) values
       ($1::date - 40, 'partner', 9, 9000000), ($1::date - 1, 'partner', 3, 1500000),
       ($1::date, 'assessment', 1, 250000)`,
    [today.toLocaleDateString('en-CA', { timeZone: 'Asia/Kuala_Lumpur' })],
  );
  const SPENDING = '{ spending { capPerDay capPerUserDay days { purpose calls amount } } }';
  const admin = await api.signIn('Priya', { role: 'admin' });
  expect(given(await askGraphql(admin, SPENDING))).toEqual({
    ...{ capPerDay: 0.000001, capPerUserDay: null },
    days: [
      { purpose: 'assessment', calls: 1, amount: 0.25 },
      { purpose: 'partner', calls: 3, amount: 1.5 },
    ],
  });
  const teacher = await api.signIn('Daniel', { role: 'teacher' });
  expect(await askGraphql(teacher, SPENDING)).toMatchObject({ refused: { code: 'FORBIDDEN' } });
});
