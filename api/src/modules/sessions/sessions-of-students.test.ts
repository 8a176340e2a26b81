import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { askGraphql, askRest } from '../../testing/both-doors.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { until } from '../../testing/until.js';
import { addedStudent, type SessionAnswer, SUBMIT_THROUGH, spoken } from './testing/answers.js';
import { MARKED_RESULT } from './testing/results.js';

let api: TestApi;
let teacher: TestClient;
let otherTeacher: TestClient;
let mei: TestClient;
let profileId: string;
beforeAll(async () => {
  api = await startTestApi();
  teacher = await api.signIn('Siti', { role: 'teacher' });
  otherTeacher = await api.signIn('Ravi', { role: 'teacher' });
  mei = await api.signIn('Mei', { email: 'mei@school.test' });
  profileId = await addedStudent(teacher, 'mei@school.test');
});
afterAll(() => api.close());

const WORDS = 'I help my mother at home.';
const refused = (code: string, more: object = {}) => ({
  refused: expect.objectContaining({ code, ...more }),
});
const recorded = async (studentProfileId: string, audio?: Uint8Array): Promise<number> => {
  const answer = { transcription: WORDS, studentProfileId, ...(audio && { audio }) };
  const sent = await SUBMIT_THROUGH.REST(teacher, answer);
  if ('refused' in sent) throw new Error(JSON.stringify(sent));
  return Number(sent.value.id);
};
const idsOf = async (client: TestClient, path: string) => {
  const answer = await askRest<SessionAnswer[]>(client, 'GET', path);
  return 'refused' in answer ? answer.refused.code : answer.value.map(({ id }) => id);
};

describe.each(['GraphQL', 'REST'] as const)('recorded for a student through %s', (door) => {
  const submit = SUBMIT_THROUGH[door];

  test('a session is in the list of that student, not in the teacher’s own', async () => {
    const answer = await submit(teacher, { transcription: WORDS, studentProfileId: profileId });
    const id = Number('value' in answer && answer.value.id);
    expect(await idsOf(teacher, `/api/sessions?studentProfileId=${profileId}`)).toContain(id);
    expect(await idsOf(teacher, '/api/sessions')).not.toContain(id);
    expect(await idsOf(teacher, '/api/sessions/recent')).not.toContain(id);
    expect(await askRest(teacher, 'GET', `/api/sessions/${id}`)).toMatchObject({
      value: { id, studentProfileId: profileId },
    });
  });

  test.each<[string, () => TestClient, () => string, string]>([
    ['of another teacher', () => otherTeacher, () => profileId, 'NOT_FOUND'],
    ['that nobody has', () => teacher, () => crypto.randomUUID(), 'NOT_FOUND'],
    ['that is no id', () => teacher, () => 'x', 'NOT_FOUND'],
    ['sent by a student, even that one', () => mei, () => profileId, 'FORBIDDEN'],
    ['sent by a visitor', () => api.visitor(), () => profileId, 'UNAUTHENTICATED'],
  ])('a student profile %s is refused', async (_name, client, id, code) => {
    const before = await readdir(path.join(api.dataDir, 'storage'), { recursive: true }).catch(() => []);
    const answer = { audio: spoken(1), studentProfileId: id() };
    expect(await submit(client(), answer)).toEqual(refused(code));
    const after = await readdir(path.join(api.dataDir, 'storage'), { recursive: true }).catch(() => []);
    expect(after).toEqual(before);
  });

  test('under one key for two students is a conflict', async () => {
    const second = await addedStudent(teacher, `second.${door}@school.test`);
    const key = crypto.randomUUID();
    await submit(teacher, { transcription: WORDS, studentProfileId: profileId }, key);
    expect(await submit(teacher, { transcription: WORDS, studentProfileId: second }, key)).toEqual(
      refused('CONFLICT'),
    );
    expect(await submit(teacher, { transcription: WORDS }, key)).toEqual(refused('CONFLICT'));
  });
});

test('another’s list is not there', async () => {
  const path = `/api/sessions?studentProfileId=${profileId}`;
  expect(await idsOf(otherTeacher, path)).toBe('NOT_FOUND');
  expect(await idsOf(mei, path)).toBe('FORBIDDEN');
  expect(await idsOf(teacher, '/api/sessions?studentProfileId=')).toBe('NOT_FOUND');
  expect(await idsOf(teacher, '/api/sessions?studentProfileId=x&studentProfileId=y')).toBe('NOT_FOUND');
});

describe('who reads it', () => {
  const READERS = ['', '/feedback', '/feedback/debug', '/audio'];
  const statuses = async (client: TestClient, id: number) =>
    Promise.all(READERS.map(async (path) => (await client.rest(`/api/sessions/${id}${path}`)).status));
  const answerInvitation = async (answer: 'accept' | 'decline') =>
    askGraphql(mei, `mutation ($id: ID!) { ${answer}StudentInvitation(id: $id) { state } }`, {
      id: profileId,
    });
  const INVITED = `{ studentInvitations(first: 5) { edges { node { id sessions(first: 5) { edges { node {
    id canRetry student { id } feedback { totalScore } } } } } } } }`;
  const COUNTED = `query ($id: ID!) { studentInvitation(id: $id) { sessionCount sessions(first: 5) { edges { cursor } } } }`;
  const listed = async (client: TestClient) =>
    (await idsOf(client, `/api/sessions?studentProfileId=${profileId}`)) as number[];
  interface Invited {
    edges: { node: { sessions: { edges: { node: { id: string } }[] } } }[];
  }

  test('its teacher, and the student for as long as they accept', async () => {
    const id = await recorded(profileId, spoken(1));
    const result = [id, MARKED_RESULT];
    await api.pool.query(
      'insert into assessments (session_id, attempt, result, created_at) values ($1, 1, $2, now())',
      result,
    );
    await api.pool.query(`update sessions set state = 'failed' where id = $1`, [id]);
    const [ALL, NONE] = [Array(4).fill(200), Array(4).fill(404)];
    expect(await statuses(teacher, id)).toEqual(ALL);
    expect(await statuses(otherTeacher, id)).toEqual(NONE);
    expect(await statuses(mei, id)).toEqual(NONE);
    const { length: recordedSoFar } = await listed(teacher);
    expect(await askGraphql(mei, COUNTED, { id: profileId })).toEqual({
      value: { sessionCount: recordedSoFar, sessions: { edges: [] } },
    });
    await answerInvitation('accept');
    expect(await statuses(mei, id)).toEqual(ALL);
    expect(await idsOf(mei, '/api/sessions')).toEqual([]);
    const invited = await askGraphql<Invited>(mei, INVITED);
    expect('value' in invited && invited.value.edges[0]?.node.sessions.edges[0]?.node).toEqual({
      id: String(id),
      canRetry: false,
      student: null,
      feedback: { totalScore: 9 },
    });
    const retry = 'mutation ($id: ID!) { retryAssessment(sessionId: $id) { state } }';
    expect(await askGraphql(mei, retry, { id })).toEqual(refused('FORBIDDEN'));
    await answerInvitation('decline');
    expect(await statuses(mei, id)).toEqual(NONE);
    const left = await askGraphql<Invited>(mei, INVITED);
    expect('value' in left && left.value.edges[0]?.node.sessions.edges).toEqual([]);
  });

  test('not what the student practises alone', async () => {
    await answerInvitation('accept');
    const sent = await SUBMIT_THROUGH.REST(mei, { transcription: WORDS });
    expect(await statuses(teacher, Number('value' in sent && sent.value.id))).toEqual(Array(4).fill(404));
    await answerInvitation('decline');
  });

  test('no longer whoever was a teacher', async () => {
    const former = await api.signIn('Former', { role: 'teacher' });
    const student = await addedStudent(former, 'another@school.test');
    const sent = await SUBMIT_THROUGH.REST(former, { audio: spoken(1), studentProfileId: student });
    const id = Number('value' in sent && sent.value.id);
    await api.pool.query(`update users set role = 'student' where id = $1`, [former.userId]);
    await api.infra.news.publish(api.infra.orm.em.fork(), 'user', former.userId);
    await until(async () => (await statuses(former, id))[0] === 404);
    expect(await statuses(former, id)).toEqual(Array(4).fill(404));
  });
});

test('removing a student removes their sessions and recordings, and nothing else', async () => {
  const filesOf = async () =>
    (await readdir(path.join(api.dataDir, 'storage'), { recursive: true })).filter((file) =>
      file.endsWith('.wav'),
    );
  const own = await SUBMIT_THROUGH.REST(teacher, { audio: spoken(1) });
  const before = await filesOf();
  const leaver = await addedStudent(teacher, 'leaver@school.test');
  const ids = [await recorded(leaver, spoken(1)), await recorded(leaver, spoken(2)), await recorded(leaver)];
  expect(await filesOf()).toHaveLength(before.length + 2);
  await askGraphql(teacher, 'mutation ($id: ID!) { removeStudent(id: $id) }', { id: leaver });
  expect((await filesOf()).sort()).toEqual(before.sort());
  const { rowCount } = await api.pool.query('select from sessions where id = any($1)', [ids]);
  expect(rowCount).toBe(0);
  expect(await idsOf(teacher, '/api/sessions')).toContain('value' in own && own.value.id);
});

test('twenty sessions sent while their student is removed: each is refused or removed, none stays behind', async () => {
  const leaver = await addedStudent(teacher, 'leaver.2@school.test');
  const sending = Array.from({ length: 20 }, () =>
    SUBMIT_THROUGH.REST(teacher, { audio: spoken(1), studentProfileId: leaver }),
  );
  await askGraphql(teacher, 'mutation ($id: ID!) { removeStudent(id: $id) }', { id: leaver });
  for (const answer of await Promise.all(sending)) {
    if ('refused' in answer) expect(answer.refused.code).toBe('NOT_FOUND');
  }
  const files = await readdir(path.join(api.dataDir, 'storage'), { recursive: true });
  const { rows } = await api.pool.query('select audio_key from sessions where audio_key is not null');
  expect(files.filter((file) => file.endsWith('.wav'))).toHaveLength(rows.length);
});

describe('a page of 100', () => {
  const CLASS = `{ students(first: 2) { edges { node { id sessions(first: 100) { edges { node {
    id student { firstName } feedback { totalScore } } } } } } } }`;
  interface Class {
    edges: { node: { sessions: { edges: { node: { student: object; feedback: object } }[] } } }[];
  }

  /** What the pool of the ORM is asked meanwhile. */
  async function counted<Answer>(work: () => Promise<Answer>) {
    const pool = await api.infra.orm.em.getConnection().getNativeClient();
    const client = await pool.connect();
    client.release();
    const prototype: pg.ClientBase = Object.getPrototypeOf(client);
    const { query } = prototype;
    const queries: string[] = [];
    prototype.query = function recorded(this: pg.ClientBase, ...args: unknown[]) {
      const [sent] = args;
      queries.push(typeof sent === 'object' && sent && 'text' in sent ? String(sent.text) : String(sent));
      return Reflect.apply(query, this, args);
    } as typeof query;
    try {
      return { answer: await work(), queries };
    } finally {
      prototype.query = query;
    }
  }

  test('is read by as many queries as a page of one', async () => {
    const busy = await api.signIn('Busy', { role: 'teacher' });
    const students = [await addedStudent(busy, 'a@school.test'), await addedStudent(busy, 'b@school.test')];
    for (const student of students) {
      await api.pool.query(
        `with added as (insert into sessions (user_id, student_profile_id, question_text, part_type, created_at)
           select $1, $2, 'q', 'part2', now() - n * interval '1 minute' from generate_series(1, 100) n returning id)
         insert into assessments (session_id, attempt, result, created_at) select id, 1, $3, now() from added`,
        [busy.userId, student, MARKED_RESULT],
      );
    }
    const { answer, queries } = await counted(() => askGraphql<Class>(busy, CLASS));
    expect(answer).toHaveProperty('value');
    const pages = 'value' in answer ? answer.value.edges.map(({ node }) => node.sessions.edges) : [];
    expect(pages.map((page) => page.length)).toEqual([100, 100]);
    for (const { node } of pages.flat()) {
      expect(node).toMatchObject({ student: { firstName: 'Mei' }, feedback: { totalScore: 9 } });
    }
    const about = (table: string) => queries.filter((sql) => sql.includes(table)).length;
    expect({ assessments: about('from assessments'), pages: about('lateral') }).toEqual({
      assessments: 1,
      pages: 1,
    });
    expect(about('from student_profiles')).toBe(2);
  });
});
