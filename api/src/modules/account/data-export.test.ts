import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSql } from '../../auth/sql.js';
import { startTestApp, type TestApp } from '../../auth/testing/test-app.js';
import { askRest } from '../../testing/both-doors.js';
import { granted } from '../../testing/contract/records.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { until } from '../../testing/until.js';
import { spoken } from '../sessions/testing/answers.js';
import { MARKED_RESULT } from '../sessions/testing/results.js';
import { unzipped } from './testing/unzipped.js';
import { OWN_WORD, practised, signedUp, TEACHER_MARKS, taught } from './testing/whole-life.js';

let api: TestApi;
let app: TestApp;
beforeAll(async () => {
  api = await startTestApi();
  app = await startTestApp({ sql: createSql(api.pool), clock: api.clock, users: api.services.users });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const download = async (client: TestClient) => {
  const answer = await client.rest('/api/auth/user/export');
  const files = await unzipped(Buffer.from(await answer.arrayBuffer()));
  return {
    headers: Object.fromEntries(answer.headers),
    files,
    json: (file: string) => JSON.parse(files.get(file)?.toString() ?? 'null'),
    readme: files.get('README.txt')?.toString() ?? '',
  };
};
const session = async (client: TestClient, values: Record<string, unknown>): Promise<number> => {
  const all = {
    user_id: client.userId,
    question_text: 'q',
    part_type: 'part2',
    created_at: new Date(),
    ...values,
  };
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into sessions (${Object.keys(all).join(', ')})
     values (${Object.keys(all).map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(all),
  );
  return rows[0]?.id ?? 0;
};

test('a student takes along all that is theirs, sound included, and nothing of others', async () => {
  const person = await signedUp(api, app, 'quokka@school.test');
  const teacher = await taught(api, person);
  await practised(api, person);
  const marked = await session(person, { transcription: 'Well said.', state: 'assessed', overall_score: 9 });
  await api.pool.query(
    'insert into assessments (session_id, attempt, result, created_at) values ($1, 1, $2, now())',
    [marked, MARKED_RESULT],
  );

  const { headers, files, json, readme } = await download(person);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename=lisan-data-\d{4}-\d\d-\d\d\.zip$/),
  });
  const names = [...files.keys()].map((name) => name.replaceAll(/\d{4}-\d\d-\d\d|(?<=-)\d+/g, '#'));
  expect(names.filter((name) => name.endsWith('.json'))).toEqual([
    'profile.json',
    'consents.json',
    'sessions.json',
    'conversations.json',
    'invitations.json',
    'recorded-by-teachers.json',
    'questions.json',
    'practice-list.json',
    'testimonials.json',
    'contact-messages.json',
    'logins.json',
    'activity.json',
  ]);
  expect(names.filter((name) => !name.endsWith('.json')).sort()).toEqual([
    'README.txt',
    'audio/#-conversation-#/turn-#.wav',
    'audio/#-session-#.wav',
    'audio/#-session-#.wav',
    'profile-picture.jpg',
  ]);
  for (const name of files.keys()) {
    if (name !== 'README.txt') expect(readme).toContain(name.startsWith('audio/') ? 'audio/' : name);
  }

  const [spokenOne] = json('sessions.json');
  expect(spokenOne).toMatchObject({
    transcript: expect.stringContaining(OWN_WORD),
    transcriptSource: 'clientSent',
  });
  expect(files.get(spokenOne.recording)?.equals(spoken(14))).toBe(true);
  expect(json('sessions.json').find(({ id }: { id: number }) => id === marked)).toMatchObject({
    marks: { total: 9 },
    assessments: [{ attempt: 1, sections: MARKED_RESULT.sections, marks: MARKED_RESULT.marks }],
  });
  const [{ conversation }] = json('conversations.json');
  expect(conversation.turns.map(({ speaker }: { speaker: string }) => speaker)).toContain('student');
  expect(json('recorded-by-teachers.json')).toMatchObject([
    { recording: expect.stringMatching(/^audio\//), teacherMarks: [TEACHER_MARKS] },
  ]);
  expect(json('logins.json')).toMatchObject({
    identityProvider: 'local',
    account: { createdAt: expect.any(String) },
    logins: [{ signedInAt: expect.any(String), signedOutAt: null }, {}],
  });

  const text = [...files]
    .flatMap(([name, bytes]) => (name.endsWith('.json') ? [bytes.toString()] : []))
    .join();
  expect(text.match(new RegExp(OWN_WORD, 'gi'))?.length).toBeGreaterThan(6);
  expect(text).not.toContain(teacher.userId);
  expect(text).not.toContain(teacher.email);
  expect(text).not.toMatch(/idToken|id_token|tokenHash|password|eyJ/);
});

test('a teacher takes along the students and their marks, but not their voices', async () => {
  const student = await api.signIn('Siti');
  const teacher = await taught(api, student);
  const { files, json } = await download(teacher);
  expect(json('students.json')).toMatchObject([{ email: student.email, grade: 'Form 4', hasJoined: true }]);
  const [recorded] = json('student-sessions.json');
  expect(recorded).toMatchObject({ studentId: json('students.json')[0].id, recording: null });
  expect(recorded.transcript).toBe('I like my school.');
  expect(recorded.teacherMarks).toMatchObject([TEACHER_MARKS]);
  expect([...files.keys()].filter((name) => name.startsWith('audio/'))).toEqual([]);
});

test('a file that the store has lost is named, and the rest is there', async () => {
  const client = await api.signIn();
  await api.infra.storage.put('audio/there.wav', spoken(1));
  await session(client, { audio_key: 'audio/lost.wav' });
  await session(client, { audio_key: 'audio/there.wav' });
  const { files, json, readme } = await download(client);
  const [lost, there] = json('sessions.json');
  expect(readme).toMatch(/not found when this was made:\n {2}audio\/.*\n$/);
  expect(readme).toContain(lost.recording);
  expect(files.get(there.recording)?.equals(spoken(1))).toBe(true);
});

test('hundreds of sessions come a page at a time, each once', async () => {
  const client = await api.signIn();
  await api.pool.query(
    `insert into sessions (user_id, question_text, part_type, transcription, created_at)
     select $1, 'q', 'part2', 'said ' || n, now() - n * interval '1 day' from generate_series(1, 230) n`,
    [client.userId],
  );
  const sessions: { transcript: string }[] = (await download(client)).json('sessions.json');
  expect(new Set(sessions.map(({ transcript }) => transcript)).size).toBe(230);
});

test('five in an hour; then it says how long to wait', async () => {
  const client = await api.signIn();
  for (let n = 0; n < 5; n += 1) expect((await download(client)).files.size).toBeGreaterThan(1);
  const refused = await client.rest('/api/auth/user/export');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3000]).toEqual([429, true]);
  expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
});

test('a HEAD reads nothing', async () => {
  const client = await api.signIn();
  const answer = await client.rest('/api/auth/user/export', { method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

test('downloads that nobody reads hold neither a connection nor the server, and end when the caller leaves', async () => {
  await api.infra.storage.put('audio/large.wav', new Uint8Array(24_000_000));
  const key = { audio_key: 'audio/large.wav' };
  const people = await Promise.all(Array.from({ length: 12 }, () => api.signIn()));
  const stalled = await Promise.all(
    people.map(async (client) => {
      await session(client, key);
      const request = http.get(`${api.baseUrl}/api/auth/user/export`, {
        headers: { cookie: client.identity?.cookie ?? '' },
      });
      const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
      answer.pause().on('error', () => {});
      return request.on('error', () => {});
    }),
  );
  const busy = async () =>
    (
      await api.pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
      )
    ).rows[0]?.n;
  await until(busy, (connections) => connections === 0);
  granted(await askRest(people[0] ?? api.visitor(), 'GET', '/api/stats'));
  for (const request of stalled) request.destroy();
  granted(await askRest(people[0] ?? api.visitor(), 'GET', '/api/stats'));
});
