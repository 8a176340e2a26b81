import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { type SessionAnswer, SUBMIT_THROUGH, spoken } from './testing/answers.js';
import { MARKED_RESULT } from './testing/results.js';

let api: TestApi;
let student: TestClient;
let session: SessionAnswer;
const BYTES = spoken(2);

beforeAll(async () => {
  api = await startTestApi();
  student = await api.signIn();
  const sent = await SUBMIT_THROUGH.REST(student, { audio: BYTES });
  if ('refused' in sent) throw new Error(JSON.stringify(sent));
  session = sent.value;
});
afterAll(() => api.close());

describe('the recording', () => {
  const audio = (headers: Record<string, string> = {}, method = 'GET') =>
    student.rest(session.audioUrl ?? '', { method, headers });
  const shown = async (response: Response) => ({
    status: response.status,
    length: Number(response.headers.get('content-length')),
    range: response.headers.get('content-range'),
    bytes: Buffer.from(await response.arrayBuffer()).byteLength,
  });
  const size = BYTES.byteLength;
  const whole = { status: 200, length: size, range: null, bytes: size };

  test.each<[string, object]>([
    ['bytes=0-9', { status: 206, length: 10, range: `bytes 0-9/${size}`, bytes: 10 }],
    ['bytes=-5', { status: 206, length: 5, range: `bytes ${size - 5}-${size - 1}/${size}`, bytes: 5 }],
    [
      `bytes=${size - 1}-`,
      { status: 206, length: 1, range: `bytes ${size - 1}-${size - 1}/${size}`, bytes: 1 },
    ],
    ['bytes=10-999999999', { status: 206, length: size - 10, range: `bytes 10-${size - 1}/${size}` }],
    [`bytes=${size}-`, { status: 416, length: 0, range: `bytes */${size}`, bytes: 0 }],
    ['bytes=9-1', { status: 416, range: `bytes */${size}` }],
    ['bytes=0-1,5-6', whole],
    ['seconds=0-1', whole],
    ['nonsense', whole],
  ])('with the range %p', async (range, expected) => {
    expect(await shown(await audio({ range }))).toMatchObject(expected);
  });

  test('goes on only where it is still the same one', async () => {
    const etag = (await audio()).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(await shown(await audio({ range: 'bytes=0-9', 'if-range': etag }))).toMatchObject({ status: 206 });
    for (const other of ['"other"', `W/${etag}`, 'Sat, 21 Nov 2026 12:00:00 GMT']) {
      expect(await shown(await audio({ range: 'bytes=0-9', 'if-range': other }))).toEqual(whole);
    }
  });

  test('tells its size without being sent', async () => {
    expect(await shown(await audio({ range: 'bytes=0-9' }, 'HEAD'))).toEqual({ ...whole, bytes: 0 });
  });

  test('whose file is gone is not there', async () => {
    const sent = await SUBMIT_THROUGH.REST(student, { audio: spoken(1) });
    const id = 'value' in sent && sent.value.id;
    const { rows } = await api.pool.query('select audio_key from sessions where id = $1', [id]);
    await api.infra.storage.delete(rows[0].audio_key);
    const answer = await student.rest(`/api/sessions/${id}/audio`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { message: 'Recording not found.', code: 'NOT_FOUND' },
    ]);
  });
});

test.each(['/api/sessions', '/api/sessions/recent'])('HEAD %s is GET without the body', async (path) => {
  const [get, head] = [await student.rest(path), await student.rest(path, { method: 'HEAD' })];
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  for (const name of ['content-type', 'content-length', 'cache-control']) {
    expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
  }
});

test('the recent ones are the newest five', async () => {
  const other = await api.signIn('Arjun');
  const ids: (number | string)[] = [];
  for (let n = 0; n < 7; n++) {
    const sent = await SUBMIT_THROUGH.REST(other, { transcription: `Answer ${n}.` });
    if ('value' in sent) ids.unshift(sent.value.id);
  }
  const recent = (await (await other.rest('/api/sessions/recent')).json()) as SessionAnswer[];
  expect(recent.map(({ id }) => id)).toEqual(ids.slice(0, 5));
});

describe('feedback', () => {
  test('has the names that the clients of §7 know, beside ours', async () => {
    const [path, values] = [`/api/sessions/${session.id}/feedback`, [session.id, MARKED_RESULT]];
    expect((await student.rest(path)).status).toBe(404);
    expect((await student.rest(`${path}/debug`)).status).toBe(404);
    await api.pool.query(
      'insert into assessments (session_id, attempt, result, created_at) values ($1, 1, $2, now())',
      values,
    );
    expect(await (await student.rest(path)).json()).toMatchObject({
      detailedScores: { grammarBand: 4, vocabularyBand: 5, communicativeBand: null },
      grammarScore: 4,
      vocabularyScore: 5,
      totalScore: 9,
      totalMaximum: 12,
      strengths: ['You gave a reason.'],
      improvements: ['Speak a little longer.'],
      grammarFeedback: 'Mostly right. Use the past tense.',
      vocabularyFeedback: 'Varied. Add idioms.',
      pronunciationFeedback: null,
      fluencyFeedback: null,
      personalizedFeedback: {
        topicRelevance: 'On the topic.',
        proficiencyLevel: 'B2',
        strengths: ['You gave a reason.'],
        improvementRecommendations: ['Speak a little longer.'],
      },
      notMarked: null,
    });
    expect(await (await student.rest(`${path}/debug`)).json()).toEqual(MARKED_RESULT);
  });

  test('of what was not marked has the reason, and no zero', async () => {
    const sent = await SUBMIT_THROUGH.REST(student, { transcription: 'Hi.' });
    const id = 'value' in sent && sent.value.id;
    const { assessor, cautions, fluency, measurements } = MARKED_RESULT;
    const why = { reason: 'tooFewWords', because: 'Not marked, because …', advice: 'Say more.' };
    const result = { outcome: 'notMarked', assessor, cautions, fluency, measurements, ...why };
    await api.pool.query(
      'insert into assessments (session_id, attempt, result, created_at) values ($1, 1, $2, now())',
      [id, result],
    );
    expect(await (await student.rest(`/api/sessions/${id}/feedback`)).json()).toMatchObject({
      notMarked: why,
      totalScore: null,
      grammarScore: null,
      detailedScores: { grammarBand: null, vocabularyBand: null, communicativeBand: null },
      strengths: [],
    });
  });
});
