import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askGraphql, askRest } from '../../testing/both-doors.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { ADVANCE, given, REPLY, read, START, type Talk, TURN } from './testing/talk.js';

let api: TestApi;
let topicId: string;
beforeAll(async () => {
  api = await startTestApi({ env: { LOG_LEVEL: 'silent' } });
  const { rows } = await api.pool.query(`select id from questions where slug = 'welcoming-a-new-student'`);
  topicId = String(rows[0]?.id);
});
afterAll(() => api.close());

const MARK = `mutation ($id: ID!) { markConversationPoint(sessionId: $id, index: 0, isCovered: true) { sessionId } }`;
const ASSESS = 'mutation ($id: ID!) { assessConversation(sessionId: $id) { id } }';
const HANDED_IN = { refused: { code: 'CONFLICT', message: 'This conversation has been handed in.' } };

const started = async (client: TestClient, more: object = {}): Promise<Talk> =>
  given(await askGraphql<Talk>(client, START, { input: { questionId: topicId, ...more } }));
const say = (client: TestClient, sessionId: string, clientKey: string, transcription: string) =>
  askGraphql<{ id: string }>(client, TURN, { input: { sessionId, clientKey, transcription } });

describe('two tabs', () => {
  test('that send a turn each at once: both are kept, one after the other, and the partner answers once', async () => {
    const client = await api.signIn();
    const { sessionId: id } = await started(client);
    const sent = await Promise.all(['one', 'two'].map((key) => say(client, id, key, `This is tab ${key}.`)));
    expect(new Set(sent.map((answer) => given(answer).id)).size).toBe(2);
    const replies = await Promise.all([askGraphql(client, REPLY, { id }), askGraphql(client, REPLY, { id })]);
    expect(replies[0]).toEqual(replies[1]);
    const { turns } = await read(client, id);
    expect(turns.map(({ speaker }) => speaker)).toEqual(['partner', 'student', 'student', 'partner']);
  });

  test('that use one key for two turns: the first is kept, the second told so', async () => {
    const client = await api.signIn();
    const { sessionId: id } = await started(client);
    const sent = await Promise.all(['One.', 'Two.'].map((words) => say(client, id, 'the-key', words)));
    expect(sent).toContainEqual({
      refused: { code: 'CONFLICT', message: 'This key was used for another turn.', field: 'clientKey' },
    });
    expect((await read(client, id)).turns).toHaveLength(2);
  });

  test('one of which has gone on: the other is told that the phase is another one', async () => {
    const client = await api.signIn();
    const { sessionId } = await started(client);
    const input = { sessionId, clientKey: 'k', phase: 'session3', transcription: 'Far ahead.' };
    expect(await askGraphql(client, TURN, { input })).toMatchObject({
      refused: { code: 'CONFLICT', field: 'phase' },
    });
  });
});

test('what is handed in takes nothing more; a turn sent again under its key is still answered', async () => {
  const client = await api.signIn();
  const { sessionId: id } = await started(client);
  const words = 'I think that she would like to play games with all of us.';
  const first = given(await say(client, id, 'first', words));
  for (const key of ['second', 'third']) {
    given(await askGraphql(client, REPLY, { id }));
    given(await say(client, id, key, words));
  }
  given(await askGraphql(client, ASSESS, { id }));
  expect(await say(client, id, 'late', words)).toEqual(HANDED_IN);
  expect(await askGraphql(client, REPLY, { id })).toEqual(HANDED_IN);
  expect(await askGraphql(client, MARK, { id })).toEqual(HANDED_IN);
  expect(await askGraphql(client, ADVANCE, { id, from: 'session1' })).toEqual(HANDED_IN);
  expect(given(await say(client, id, 'first', words))).toEqual(first);
});

test('a conversation has an end: the turn after the last is refused', async () => {
  const client = await api.signIn();
  const { sessionId: id } = await started(client);
  await api.pool.query(
    `insert into conversation_turns (session_id, user_id, position, phase, speaker, text, created_at)
     values ($1, $2, 300, 'session1', 'partner', 'Again?', now())`,
    [id, client.userId],
  );
  expect(await say(client, id, 'one-too-many', 'Again.')).toMatchObject({ refused: { code: 'CONFLICT' } });
  expect((await read(client, id)).turns).toHaveLength(2);
});

test('a teacher begins one for a student of theirs, and nobody else does', async () => {
  const teacher = await api.signIn('Cikgu', { role: 'teacher' });
  const add = { firstName: 'Aina', lastName: 'Rahman', email: 'aina@school.test', grade: '5' };
  given(await askRest(teacher, 'POST', '/api/teacher/students', add));
  const [student] = given(await askRest<{ id: string }[]>(teacher, 'GET', '/api/teacher/students'));
  const input = { questionId: topicId, studentProfileId: student?.id };
  const { sessionId } = await started(teacher, input);
  given(await say(teacher, sessionId, 'hers', 'Aina would show her around.'));
  expect(given(await askGraphql(teacher, REPLY, { id: sessionId }))).toMatchObject({ speaker: 'partner' });
  const another = await api.signIn('Cikgu Lim', { role: 'teacher' });
  expect(await askGraphql(another, START, { input })).toMatchObject({ refused: { code: 'NOT_FOUND' } });
  expect(await askGraphql(await api.signIn(), START, { input })).toMatchObject({
    refused: { code: 'FORBIDDEN' },
  });
});
