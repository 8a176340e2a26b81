import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { until } from '../../testing/until.js';
import { formOf, postSession, spoken } from './testing/answers.js';

const WORDS =
  'Last weekend I go to the market with my mother. We bought many vegetable and some fish for dinner. ' +
  'I like the market because the people are friendly and the food is fresh.';

interface Submitted {
  readonly id: number;
  readonly state: string;
  readonly code?: string;
  readonly message?: string;
  readonly field?: string;
  readonly feedback: {
    readonly detailedScores: Readonly<Record<string, number | null>>;
    readonly personalizedFeedback: Readonly<Record<string, readonly string[]>>;
  } | null;
}
const answerOf = async (sending: Promise<Response>): Promise<[number, Submitted]> => {
  const response = await sending;
  return [response.status, (await response.json()) as Submitted];
};

describe('while nobody marks', () => {
  let api: TestApi;
  let student: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    student = await api.signIn();
  });
  afterAll(() => api.close());

  const count = async () => (await api.pool.query('select count(*)::int from sessions')).rows[0].count;
  const connections = async () => {
    const { idleCount, totalCount, waitingCount } = await api.infra.orm.em.getConnection().getNativeClient();
    return { busy: totalCount - idleCount, waiting: waitingCount };
  };

  test('the answer says how things stand when the wait is over', async () => {
    const started = performance.now();
    const form = formOf({ questionId: 1, audio: spoken(2), duration: 60 });
    const [status, session] = await answerOf(postSession(student, form, { waitSeconds: 1 }));
    expect(performance.now() - started).toBeGreaterThan(950);
    expect([status, session]).toEqual([
      201,
      {
        id: expect.any(Number),
        partType: 'part2',
        sessionType: null,
        questionText: expect.any(String),
        createdAt: expect.any(String),
        duration: 2,
        state: 'recorded',
        stateReason: null,
        grammarScore: null,
        vocabularyScore: null,
        communicativeScore: null,
        overallScore: null,
        transcription: null,
        transcriptSource: null,
        audioUrl: `/api/sessions/${session.id}/audio`,
        studentProfileId: null,
        feedback: null,
      },
    ]);
  });

  test('twenty at once wait without a connection, and each is kept once', async () => {
    const before = await count();
    const sending = Array.from({ length: 20 }, (_, n) =>
      answerOf(postSession(student, formOf({ questionId: 1, audio: spoken(1), n }), { waitSeconds: 3 })),
    );
    await until(async () => (await count()) === before + 20 && (await connections()).busy === 0);
    expect(await connections()).toEqual({ busy: 0, waiting: 0 });
    const answers = await Promise.all(sending);
    expect(answers.map(([status]) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(([, { id }]) => id)).size).toBe(20);
  });

  test('whoever hangs up loses nothing and leaves nobody waiting', async () => {
    const before = await count();
    const hangUp = new AbortController();
    const form = formOf({ questionId: 1, audio: spoken(1) });
    const sending = postSession(student, form, { key: 'hung-up', waitSeconds: 60, signal: hangUp.signal });
    await until(async () => (await count()) === before + 1);
    hangUp.abort();
    await expect(sending).rejects.toThrow();
    const [status, again] = await answerOf(postSession(student, form, { key: 'hung-up' }));
    expect([status, again.state]).toEqual([201, 'recorded']);
    expect(await count()).toBe(before + 1);
  });

  test('one key at once and again is one session; with another body a conflict', async () => {
    const form = () => formOf({ questionId: 1, audio: spoken(1) });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => answerOf(postSession(student, form(), { key: 'twice' }))),
    );
    expect(new Set(answers.map(([status, { id }]) => `${status} ${id}`)).size).toBe(1);
    const other = formOf({ questionId: 2, audio: spoken(1) });
    expect(await answerOf(postSession(student, other, { key: 'twice' }))).toEqual([
      409,
      { code: 'CONFLICT', field: 'clientKey', message: 'This key was used for another answer.' },
    ]);
  });

  test.each<[string, Record<string, unknown>, string, string]>([
    ['no question', {}, 'questionId', 'Please say which question this answers.'],
    ['half a question', { questionId: '1.5' }, 'questionId', 'This is not an id.'],
    [
      'another type',
      { questionId: 1, sessionType: 'chat' },
      'sessionType',
      'Please send one of shared1, individual, shared2.',
    ],
    ['another part', { questionId: 1, partType: 'part9' }, 'partType', 'Please send one of part2, part3.'],
    [
      'another source',
      { questionId: 1, transcriptSource: 'server' },
      'transcriptSource',
      'Please send one of browser, typed, clientSent.',
    ],
  ])('%s is bad input', async (_name, fields, field, message) => {
    const [status, answer] = await answerOf(postSession(student, formOf({ audio: spoken(1), ...fields })));
    expect([status, answer]).toEqual([400, { code: 'BAD_USER_INPUT', field, message }]);
  });

  test.each(['', '-5', 'NaN', '{}', '1e99', '60'])('a duration of %p is not looked at', async (duration) => {
    const form = formOf({ questionId: 1, audio: spoken(1), duration, studentProfileId: '', sessionType: '' });
    expect(await answerOf(postSession(student, form))).toMatchObject([201, { duration: 1 }]);
  });

  test('the older names of Part 3 phases are kept', async () => {
    const { rows } = await api.pool.query(`select id from questions where part_type = 'part3' limit 1`);
    const form = formOf({
      questionId: rows[0].id,
      audio: spoken(1),
      sessionType: 'individual',
      partType: 'part3',
    });
    expect(await answerOf(postSession(student, form))).toMatchObject([
      201,
      { partType: 'part3', sessionType: 'individual' },
    ]);
  });

  test.each<[string, string, BodyInit]>([
    ['JSON', 'application/json', '{"questionId":1}'],
    ['a form without a file', 'application/x-www-form-urlencoded', 'questionId=1'],
    ['bare sound', 'audio/wav', new Uint8Array(spoken(1))],
    ['a multipart without a boundary', 'multipart/form-data', 'x'],
  ])('%s is refused', async (_name, type, body) => {
    const headers = { 'content-type': type };
    const [status, { code }] = await answerOf(
      student.rest('/api/sessions', { method: 'POST', headers, body }),
    );
    expect([status, code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test('a file in another field is refused', async () => {
    const form = formOf({ questionId: 1 });
    form.set('file', new Blob([new Uint8Array(spoken(1))]), 'recording.wav');
    expect(await answerOf(postSession(student, form))).toMatchObject([400, { field: 'audio' }]);
  });

  test('when the server stops, whoever waits is answered', async () => {
    const own = await startTestApi();
    const client = await own.signIn();
    const form = formOf({ questionId: 1, audio: spoken(1) });
    const sending = answerOf(postSession(client, form, { waitSeconds: 60 }));
    await until(async () => (await own.pool.query('select 1 from sessions')).rowCount === 1);
    await own.close();
    expect(await sending).toMatchObject([201, { state: 'recorded' }]);
  });
});

describe('with a worker', () => {
  let provider: ScriptedProvider;
  let api: TestApi;
  beforeAll(async () => {
    provider = await startScriptedProvider({ script: { transcript: WORDS } });
    const endpoint = (prefix: string) => ({
      [`${prefix}_BASE_URL`]: provider.baseUrl,
      [`${prefix}_API_KEY`]: 'key',
      [`${prefix}_MODEL`]: 'scripted-1',
    });
    api = await startTestApi({
      withWorker: true,
      env: { ...endpoint('AI_CHAT'), ...endpoint('AI_TRANSCRIPTION'), LOG_LEVEL: 'silent' },
    });
  });
  afterAll(async () => {
    await api.close();
    await provider.close();
  });

  test('the answer is held until the marks are there', async () => {
    const student = await api.signIn();
    const [status, session] = await answerOf(
      postSession(student, formOf({ questionId: 1, audio: spoken(14) }), { waitSeconds: 60 }),
    );
    expect([status, session]).toMatchObject([
      201,
      {
        state: 'assessed',
        transcription: WORDS,
        transcriptSource: 'server',
        overallScore: expect.any(Number),
      },
    ]);
    const { feedback } = session;
    const { grammarBand, vocabularyBand } = feedback?.detailedScores ?? {};
    expect(feedback).toMatchObject({
      detailedScores: {
        grammarBand: expect.any(Number),
        vocabularyBand: expect.any(Number),
        communicativeBand: null,
      },
      grammarScore: grammarBand,
      vocabularyScore: vocabularyBand,
      totalScore: Number(grammarBand) + Number(vocabularyBand),
      strengths: feedback?.personalizedFeedback.strengths,
      improvements: feedback?.personalizedFeedback.improvementRecommendations,
      notMarked: null,
    });
    const [, stored] = await answerOf(student.rest(`/api/sessions/${session.id}/feedback`));
    expect(stored).toEqual(feedback);
  });

  test('while the provider is down, the session as it stands', async () => {
    provider.play({ transcription: { afterwards: { answer: 'status', status: 503 } } });
    const form = formOf({ questionId: 1, audio: spoken(14) });
    const [status, session] = await answerOf(postSession(await api.signIn(), form, { waitSeconds: 2 }));
    expect([status, session.feedback]).toEqual([201, null]);
    expect(['recorded', 'transcribing']).toContain(session.state);
    provider.play({ transcript: WORDS });
  });
});
