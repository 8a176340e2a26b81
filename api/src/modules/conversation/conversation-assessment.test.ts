import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askGraphql, askRest } from '../../testing/both-doors.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { SPEECH_WEBM } from '../assessment/testing/speech-file.js';
import { wavDuration } from '../assessment/wav.js';
import { given, REPLY, START, sendTurn, type Talk, TURN } from './testing/talk.js';

let api: TestApi;
let topics: number[];
beforeAll(async () => {
  api = await startTestApi({ withWorker: true });
  const { rows } = await api.pool.query(`select id from questions where part_type = 'part3' order by id`);
  topics = rows.map(({ id }) => Number(id));
});
afterAll(() => api.close());

const questionId = (): number => topics[0] ?? 0;
const ASSESS = 'mutation ($id: ID!) { assessConversation(sessionId: $id) { id state } }';

interface Assessed {
  id: number;
  transcription: string;
  feedback: {
    totalScore: number;
    totalMaximum: number;
    marks: { criterion: string; band: number; reasons: string[] }[];
    findings: { quote: string; start: number; end: number }[];
    notMarked: { reason: string } | null;
    assessorName: string;
    talk: {
      moves: { move: string; count: number; quotes: string[] }[];
      studentTurns: number;
      phases: object[];
    };
    personalizedFeedback: { communicativeCompetence: string[] };
    measurements: { durationSeconds: number } | null;
    cautions: string[];
  };
}
const assess = (client: TestClient, more: object = {}) =>
  askRest<Assessed>(client, 'POST', '/api/sessions/assess', {
    questionId: questionId(),
    duration: 300,
    sessionType: 'conversation',
    partType: 'part3',
    conversationRole: 'ai_partner',
    sessionPhase: 'complete',
    ...more,
  });

const SAID = [
  'I think we should invite the new student to our games because she does not have any friend yet.',
  'You are right, but I am not sure about lunch. What do you think about showing them around?',
  'I agree with you. For example, last year my friend feel very shy, so we show her the canteen.',
];

/** Three spoken turns, each answered by the partner. */
async function talk(client: TestClient, audio?: Uint8Array): Promise<number> {
  let id = 0;
  for (const [n, transcription] of SAID.entries()) {
    const fields = {
      transcription,
      transcriptSource: 'browser',
      turnNumber: String(n + 1),
      sessionPhase: 'session1',
    };
    ({ id } = given(await sendTurn(client, questionId(), audio ? fields : { transcription }, audio)));
    given(await askRest(client, 'POST', '/api/ai-conversation', { message: transcription, topic: 'x' }));
  }
  return id;
}

describe('assessing over REST', () => {
  test('a spoken conversation gets three bands out of 18, with evidence, and its recording joined', async () => {
    const client = await api.signIn();
    const id = await talk(client, SPEECH_WEBM);
    const { value } = (await assess(client, { transcription: 'Student: something else entirely' })) as {
      value: Assessed;
    };
    expect(value.id).toBe(id);
    const { feedback, transcription } = value;
    expect(feedback).toMatchObject({ notMarked: null, assessorName: 'built-in', totalMaximum: 18 });
    expect(feedback.marks.map(({ criterion }) => criterion)).toEqual([
      'grammar',
      'vocabulary',
      'communicative',
    ]);
    const bands = feedback.marks.map(({ band }) => band);
    expect(bands.every((band) => band >= 1 && band <= 6)).toBe(true);
    expect(feedback.totalScore).toBe(bands.reduce((sum, band) => sum + band, 0));

    // the stored turns, not what the client claims
    expect(transcription.split('\n')).toHaveLength(7);
    expect(transcription).toContain(`Student: ${SAID[0]}`);
    expect(transcription).not.toContain('something else');
    expect(feedback.findings.length).toBeGreaterThan(0);
    for (const { quote, start, end } of feedback.findings)
      expect(transcription.slice(start, end)).toBe(quote);

    const counted = Object.fromEntries(feedback.talk.moves.map(({ move, count }) => [move, count]));
    expect(counted).toMatchObject({ ask: 1, agree: 1, disagree: 1, giveReason: 1, suggest: 1 });
    for (const quote of feedback.talk.moves.flatMap(({ quotes }) => quotes))
      expect(transcription).toContain(quote);
    expect(feedback.talk.phases).toEqual([
      expect.objectContaining({ phase: 'session1', studentTurns: 3, spokenSeconds: 15, targetSeconds: 120 }),
    ]);
    expect(feedback.personalizedFeedback.communicativeCompetence.join(' ')).toContain(
      'What do you think about',
    );
    expect(feedback.measurements?.durationSeconds).toBeCloseTo(14.9, 0);

    const audio = await client.rest(`/api/sessions/${id}/audio`);
    expect(audio.headers.get('content-type')).toBe('audio/wav');
    expect(wavDuration(new Uint8Array(await audio.arrayBuffer()))).toBeCloseTo(14.94, 1);
    const list = given(await askRest<object[]>(client, 'GET', '/api/sessions'));
    expect(list).toEqual([
      expect.objectContaining({
        id,
        state: 'assessed',
        duration: 15,
        transcriptSource: 'browser',
        overallScore: feedback.totalScore,
      }),
    ]);
    // asked again, by a client that lost the answer
    expect(given(await assess(client))).toEqual(value);
    // and the next turn begins a new one
    expect(given(await sendTurn(client, questionId(), { transcription: 'Again.' })).id).not.toBe(id);
  });

  test('a conversation held elsewhere is marked as sent by the client', async () => {
    const client = await api.signIn();
    const lines = SAID.flatMap((text) => [`AI Partner: What do you think?`, `Mei: ${text}`]);
    const first = given(await assess(client, { transcription: lines.join('\n') }));
    expect(first.feedback.marks.every(({ band }) => band !== null)).toBe(true);
    expect(first.feedback.cautions.join(' ')).toContain('not checked against a recording');
    const list = given(
      await askRest<{ transcriptSource: string; audioUrl: null }[]>(client, 'GET', '/api/sessions'),
    );
    expect(list[0]).toMatchObject({ transcriptSource: 'clientSent', audioUrl: null });
    expect(given(await assess(client, { transcription: lines.join('\n') })).id).toBe(first.id);
  });

  test.each<[string, object, string, string]>([
    [
      'nothing',
      {},
      'BAD_USER_INPUT',
      'Please complete more conversation turns before submitting for assessment.',
    ],
    [
      'five turns',
      { transcription: 'A: One\nB: Two\nA: Three\nB: Four\nA: Five' },
      'BAD_USER_INPUT',
      'Please complete more conversation turns before submitting for assessment.',
    ],
    [
      'six short turns',
      { transcription: 'AI: Hello there\nA: Hi\nAI: How?\nA: So\nAI: Why?\nA: No' },
      'BAD_USER_INPUT',
      'Please speak more before submitting for assessment.',
    ],
    [
      'a transcript that is no text',
      { transcription: { a: 1 } },
      'BAD_USER_INPUT',
      'Please complete more conversation turns before submitting for assessment.',
    ],
    [
      'an endless transcript',
      { transcription: 'A: b\n'.repeat(10_000) },
      'BAD_USER_INPUT',
      'Please use at most 20000 characters.',
    ],
    ['no question', { questionId: null }, 'BAD_USER_INPUT', 'Please say which question this is about.'],
    [
      'a question that is a list',
      { questionId: [1] },
      'BAD_USER_INPUT',
      'Please say which question this is about.',
    ],
    ['a question that is not there', { questionId: 999_999 }, 'NOT_FOUND', 'Question not found.'],
  ])('%s', async (_name, more, code, message) => {
    expect(await assess(await api.signIn(), more)).toMatchObject({ refused: { code, message } });
  });

  test('a body that is no object, and none', async () => {
    const client = await api.signIn();
    for (const body of ['[1]', '"text"', 'null', '']) {
      const answer = await client.rest('/api/sessions/assess', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(answer.status).toBe(400);
    }
  });
});

test('through GraphQL: too early it says why, then it is closed once, however often', async () => {
  const client = await api.signIn();
  const { sessionId: id } = given(
    await askGraphql<Talk>(client, START, { input: { questionId: String(questionId()) } }),
  );
  const early = {
    code: 'BAD_USER_INPUT',
    message: 'Please complete more conversation turns before submitting for assessment.',
  };
  expect(await askGraphql(client, ASSESS, { id })).toEqual({ refused: early });
  for (const [n, transcription] of SAID.entries()) {
    given(await askGraphql(client, TURN, { input: { sessionId: id, clientKey: `k${n}`, transcription } }));
    given(await askGraphql(client, REPLY, { id }));
  }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => askGraphql<{ id: string }>(client, ASSESS, { id })),
  );
  expect(new Set(answers.map((answer) => given(answer).id))).toEqual(new Set([id]));
  const jobs = await api.pool.query(
    `select 1 from pgboss.job where data ->> 'sessionId' = $1 and name = 'assess-session'`,
    [id],
  );
  expect(jobs.rowCount).toBe(1);
  const closed = { sessionId: id, clientKey: 'late', transcription: 'One more thing.' };
  expect(await askGraphql(client, TURN, { input: closed })).toMatchObject({ refused: { code: 'CONFLICT' } });
  expect(await askGraphql(client, ASSESS, { id: '999999' })).toMatchObject({
    refused: { code: 'NOT_FOUND' },
  });
});
