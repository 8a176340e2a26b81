import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askGraphql, askRest, type DoorAnswer } from '../../testing/both-doors.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { type Answer, type SessionAnswer, SUBMIT_THROUGH, spoken } from './testing/answers.js';
import { MARKED_RESULT } from './testing/results.js';

let api: TestApi;
let student: TestClient;
let other: TestClient;
let teacher: TestClient;
let newUser: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  student = await api.signIn('Mei');
  other = await api.signIn('Arjun');
  teacher = await api.signIn('Siti', { role: 'teacher' });
  newUser = await api.signIn('New', { hasProfile: false });
});
afterAll(() => api.close());

interface Feedback {
  readonly totalScore: number | null;
  readonly personalizedFeedback: { readonly strengths: readonly string[] };
}
interface Door {
  readonly name: 'GraphQL' | 'REST';
  readonly submit: (client: TestClient, answer: Answer, key?: string) => Promise<DoorAnswer<SessionAnswer>>;
  readonly list: (client: TestClient) => Promise<DoorAnswer<readonly SessionAnswer[]>>;
  readonly one: (client: TestClient, id: number | string) => Promise<DoorAnswer<SessionAnswer>>;
  readonly feedback: (client: TestClient, id: number | string) => Promise<DoorAnswer<Feedback> | null>;
}

const FIELDS = 'id state duration transcription transcriptSource overallScore audioUrl';
const DOORS: Door[] = [
  {
    name: 'GraphQL',
    submit: SUBMIT_THROUGH.GraphQL,
    async list(client) {
      const document = `{ sessions(first: 100) { edges { node { ${FIELDS} } } } }`;
      const answer = await askGraphql<{ edges: { node: SessionAnswer }[] }>(client, document);
      return 'refused' in answer ? answer : { value: answer.value.edges.map(({ node }) => node) };
    },
    one: (client, id) => askGraphql(client, `query ($id: ID!) { session(id: $id) { ${FIELDS} } }`, { id }),
    async feedback(client, id) {
      const document =
        'query ($id: ID!) { session(id: $id) { feedback { totalScore personalizedFeedback { strengths } } } }';
      const answer = await askGraphql<{ feedback: Feedback | null }>(client, document, { id });
      if ('refused' in answer) return answer;
      return answer.value.feedback && { value: answer.value.feedback };
    },
  },
  {
    name: 'REST',
    submit: SUBMIT_THROUGH.REST,
    list: (client) => askRest(client, 'GET', '/api/sessions'),
    one: (client, id) => askRest(client, 'GET', `/api/sessions/${id}`),
    async feedback(client, id) {
      const answer = await askRest<Feedback>(client, 'GET', `/api/sessions/${id}/feedback`);
      return 'refused' in answer && answer.refused.message === 'Feedback not found.' ? null : answer;
    },
  },
];

const WORDS = 'I like my school, because my friends are there.';
const refused = (code: string, more: object = {}) => ({
  refused: expect.objectContaining({ code, ...more }),
});
const accepted = async ({ submit }: Door, answer: Answer, client = student) => {
  const sent = await submit(client, answer);
  if ('refused' in sent) throw new Error(JSON.stringify(sent));
  return sent.value;
};
const count = async () => (await api.pool.query('select count(*)::int from sessions')).rows[0].count;

describe.each(DOORS)('through $name', (door) => {
  test('a recording is accepted, listed, read and heard', async () => {
    const audio = spoken(3);
    const session = await accepted(door, { audio, transcription: WORDS, transcriptSource: 'browser' });
    expect(session).toMatchObject({
      state: 'recorded',
      duration: 3,
      transcription: WORDS,
      transcriptSource: 'browser',
      overallScore: null,
      audioUrl: `/api/sessions/${session.id}/audio`,
    });
    expect(await door.one(student, session.id)).toMatchObject({ value: { id: session.id, duration: 3 } });
    const list = await door.list(student);
    expect('value' in list && list.value[0]).toMatchObject({ id: session.id });
    const heard = await student.rest(session.audioUrl ?? '');
    expect(Buffer.from(await heard.arrayBuffer()).equals(Buffer.from(audio))).toBe(true);
    expect(await door.feedback(student, session.id)).toBeNull();
  });

  test.each<[string, Answer, string | null]>([
    ['typed words', { transcription: ` ${WORDS}\u0000 ` }, 'typed'],
    ['words beside a recording, of unknown origin', { transcription: WORDS, audio: spoken(1) }, 'clientSent'],
    ['a recording alone', { audio: spoken(1) }, null],
  ])('%s are kept with their source', async (_name, answer, transcriptSource) => {
    const session = await accepted(door, answer);
    expect(session).toMatchObject({ transcription: answer.transcription ? WORDS : null, transcriptSource });
  });

  test.each<[string, Answer, string, string, string]>([
    ['nothing', {}, 'BAD_USER_INPUT', 'audio', 'Please record or type an answer.'],
    ['blank words', { transcription: ' ' }, 'BAD_USER_INPUT', 'audio', 'Please record or type an answer.'],
    [
      'a novel',
      { transcription: 'x'.repeat(5001) },
      'BAD_USER_INPUT',
      'transcription',
      'Please use at most 5000 characters.',
    ],
    [
      'an empty file',
      { audio: new Uint8Array() },
      'BAD_USER_INPUT',
      'audio',
      'The recording is an empty file.',
    ],
    [
      'a picture',
      { audio: Buffer.from('GIF89a, and no sound') },
      'BAD_USER_INPUT',
      'audio',
      'The recording is not a WAV file.',
    ],
    [
      '91 seconds',
      { audio: spoken(91) },
      'BAD_USER_INPUT',
      'audio',
      'The recording is longer than 90 seconds.',
    ],
    [
      '21 MB',
      { audio: new Uint8Array(21 * 1024 * 1024) },
      'PAYLOAD_TOO_LARGE',
      'audio',
      'The recording is too large.',
    ],
    [
      'no such question',
      { questionId: '999999', transcription: WORDS },
      'NOT_FOUND',
      '',
      'Question not found.',
    ],
    [
      'a custom question that is not there',
      { questionId: '-1', transcription: WORDS },
      'NOT_FOUND',
      '',
      'Question not found.',
    ],
    [
      'a huge id',
      { questionId: '99999999999', transcription: WORDS },
      'BAD_USER_INPUT',
      'questionId',
      'This is not an id.',
    ],
    [
      'no id',
      { questionId: "1' or '1'='1", transcription: WORDS },
      'BAD_USER_INPUT',
      'questionId',
      'This is not an id.',
    ],
  ])('%s is refused, and nothing is kept', async (_name, answer, code, field, message) => {
    const before = await count();
    expect(await door.submit(student, answer)).toEqual(refused(code, { message, ...(field && { field }) }));
    expect(await count()).toBe(before);
  });

  test('a topic of Part 3 is no answer by itself', async () => {
    const { rows } = await api.pool.query(`select id from questions where part_type = 'part3' limit 1`);
    const answer = { questionId: String(rows[0].id), transcription: WORDS };
    expect(await door.submit(student, answer)).toEqual(
      refused('BAD_USER_INPUT', {
        field: 'questionId',
        message: 'This topic is practised in a conversation.',
      }),
    );
  });

  test('the same key gives the same session; with another answer it is a conflict', async () => {
    const key = crypto.randomUUID();
    const answer = { audio: spoken(1), transcription: WORDS };
    const answers = await Promise.all(Array.from({ length: 8 }, () => door.submit(student, answer, key)));
    const ids = answers.map((one) => ('value' in one ? one.value.id : one.refused));
    expect(new Set(ids).size).toBe(1);
    expect(await door.submit(student, { ...answer, transcription: 'Other.' }, key)).toEqual(
      refused('CONFLICT'),
    );
    expect(await door.submit(other, answer, key)).toHaveProperty('value');
    expect(await door.submit(student, answer, 'über')).toEqual(refused('BAD_USER_INPUT'));
  });

  test('feedback comes with the result, in the owner’s eyes only', async () => {
    const { id } = await accepted(door, { transcription: WORDS });
    await api.pool.query(
      'insert into assessments (session_id, attempt, result, created_at) values ($1, 1, $2, now())',
      [id, MARKED_RESULT],
    );
    expect(await door.feedback(student, id)).toMatchObject({
      value: { totalScore: 9, personalizedFeedback: { strengths: ['You gave a reason.'] } },
    });
    for (const stranger of [other, teacher]) {
      expect(await door.one(stranger, id)).toEqual(refused('NOT_FOUND', { message: 'Session not found.' }));
      expect(await door.feedback(stranger, id)).toEqual(
        refused('NOT_FOUND', { message: 'Session not found.' }),
      );
    }
  });

  test('what is stored incompletely is no feedback', async () => {
    const { id } = await accepted(door, { transcription: WORDS });
    await api.pool.query(
      `insert into assessments (session_id, attempt, result, created_at) values ($1, 1, '{"outcome":"marked"}', now())`,
      [id],
    );
    expect(await door.feedback(student, id)).toBeNull();
    const stored = await askRest(student, 'GET', `/api/sessions/${id}/feedback/debug`);
    expect(stored).toEqual({ value: { outcome: 'marked' } });
  });

  test('one that failed is run again by its owner', async () => {
    const { id } = await accepted(door, { transcription: WORDS });
    const retry = (client: TestClient) =>
      askGraphql(client, 'mutation ($id: ID!) { retryAssessment(sessionId: $id) { state } }', { id });
    expect(await retry(student)).toEqual(refused('CONFLICT'));
    await api.pool.query(`update sessions set state = 'failed' where id = $1`, [id]);
    expect(await retry(other)).toEqual(refused('NOT_FOUND'));
    expect(await retry(student)).toEqual({ value: { state: 'recorded' } });
    expect(await door.one(student, id)).toMatchObject({ value: { state: 'recorded' } });
  });

  test.each<[string, () => TestClient, string]>([
    ['a visitor', () => api.visitor(), 'UNAUTHENTICATED'],
    ['a new user', () => newUser, 'FORBIDDEN'],
  ])('%s submits nothing', async (_who, client, code) => {
    const before = await count();
    expect(await door.submit(client(), { transcription: WORDS })).toEqual(refused(code));
    expect(await count()).toBe(before);
  });

  test.each(['0', 'x', '1e3', '%00', '9'.repeat(30)])('there is no session %p', async (id) => {
    const answer = await door.one(student, id);
    expect('refused' in answer && ['NOT_FOUND', 'BAD_USER_INPUT']).toContain(
      'refused' in answer && answer.refused.code,
    );
  });

  test('a new user has an empty list', async () => {
    expect(await door.list(newUser)).toEqual({ value: [] });
    expect(await door.list(api.visitor())).toEqual(refused('UNAUTHENTICATED'));
  });
});
