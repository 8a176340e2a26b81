import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MESSAGES } from 'schema/rules/messages';
import { createSql } from '../../auth/sql.js';
import { startTestApp, type TestApp } from '../../auth/testing/test-app.js';
import { askGraphql, askRest, type DoorAnswer } from '../../testing/both-doors.js';
import { granted, issueToken } from '../../testing/contract/records.js';
import { operation } from '../../testing/operations.js';
import { outAtOnce } from '../../testing/out-at-once.js';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { until } from '../../testing/until.js';
import { SUBMIT_THROUGH, spoken } from '../sessions/testing/answers.js';
import { tracesOf } from './testing/traces.js';
import { ANSWER, OWN_WORD, practised, signedUp, taught } from './testing/whole-life.js';

const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
const CAN = '{ viewer { canDeleteAccount } }';
const GRANT = `mutation ($userId: ID!) { grantRole(userId: $userId, role: teacher) { id } }`;

const DOORS: readonly [string, (client: TestClient, body: object) => Promise<DoorAnswer<string>>][] = [
  ['GraphQL', (client, input) => askGraphql<string>(client, DELETE, { input })],
  [
    'REST',
    async (client, body) => {
      const answer = await askRest<{ id: string }>(client, 'DELETE', '/api/auth/user', body);
      return 'refused' in answer ? answer : { value: answer.value.id };
    },
  ],
];
const leave = (client: TestClient) => askGraphql<string>(client, DELETE, { input: { email: client.email } });

let api: TestApi;
let app: TestApp;
let provider: ScriptedProvider;
beforeAll(async () => {
  provider = await startScriptedProvider();
  const endpoint = { AI_TRANSCRIPTION_BASE_URL: provider.baseUrl, AI_TRANSCRIPTION_MODEL: 'scripted-1' };
  const env = { ...endpoint, AI_TRANSCRIPTION_API_KEY: 'key', IMPACT_ADMIN_EMAIL: 'impact@lisan.test' };
  api = await startTestApi({ env, withWorker: true });
  app = await startTestApp({
    sql: createSql(api.pool),
    clock: api.clock,
    users: api.services.users,
  });
});
afterAll(async () => {
  await app.close();
  await api.close();
  await provider.close();
});

const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  (await api.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)).rows[0]?.n ?? 0;

async function storedFiles(): Promise<string[]> {
  const found: string[] = [];
  for (const folder of ['audio', 'pictures']) {
    for await (const page of api.infra.storage.list(folder)) found.push(...page.map(({ key }) => key));
  }
  return found.sort();
}

/** Until the marking has come to its end, one way or the other; the worker may still be starting. */
async function settled(): Promise<void> {
  await until(
    () => count(`pgboss.job where state < 'completed' and name = 'assess-session'`),
    (jobs) => jobs === 0,
  );
}

test('every row and every file goes, whatever the table; what is somebody else’s stays', async () => {
  const email = 'quokka@school.test';
  const person = await signedUp(api, app, email);
  const neighbour = await api.signIn('Kavin');
  await SUBMIT_THROUGH.REST(neighbour, { audio: spoken(2), transcription: 'I like my school.' });
  const teacher = await taught(api, person);
  const others = await storedFiles();
  await settled();
  provider.play({ transcript: ANSWER });
  await practised(api, person);
  const head = await api.signIn('Head', { role: 'admin' });
  granted(await askGraphql(head, GRANT, { userId: person.userId }));
  granted(await askRest(person, 'GET', '/api/stats'));
  await (await person.rest('/api/auth/user/export')).arrayBuffer();
  await settled();
  provider.play({});

  const { rows } = await api.pool.query<{ subject: string }>('select subject from users where id = $1', [
    person.userId,
  ]);
  const words = [person.userId, email, OWN_WORD, rows[0]?.subject ?? ''];
  const before = await tracesOf(api.pool, words);
  // the search sees what there is to see
  expect(Object.keys(before).sort()).toEqual([
    'assessments',
    'audit_entries',
    'contact_messages',
    'conversation_turns',
    'identity.accounts',
    'identity.logins',
    'identity.oidc_records',
    'identity.outbox',
    'identity.tokens',
    'practice_picks',
    'questions',
    'recording_consents',
    'sessions',
    'spending_calls',
    'spending_user_days',
    'student_profiles',
    'testimonials',
    'users',
  ]);
  expect(await storedFiles()).toHaveLength(others.length + 3);
  const limits = await count('limits.rate_limits');
  const neighbours = await tracesOf(api.pool, [neighbour.userId, teacher.userId]);

  expect(await leave(person)).toEqual({ value: person.userId });

  // the entry of a teacher is the teacher's, and joined to nobody any more
  expect(await tracesOf(api.pool, words)).toEqual({ student_profiles: 1 });
  expect(await count('student_profiles where email = $1 and user_id is null', email)).toBe(1);
  expect(await storedFiles()).toEqual(others);
  expect(await count('discarded_files')).toBe(0);
  expect(await count('limits.rate_limits')).toBeLessThan(limits);
  expect(
    await count(`conversations c where not exists (select from sessions s where s.id = c.session_id)`),
  ).toBe(0);
  expect(await count(`pgboss.job where name = 'deliver-contact-message'`)).toBe(0);
  expect(await tracesOf(api.pool, [neighbour.userId, teacher.userId])).toEqual(neighbours);
  const { rows: audit } = await api.pool.query(
    `select action, actor_id, subject from audit_entries where subject like 'user:deleted%' order by id`,
  );
  expect(audit).toEqual([
    { action: 'roles.grant', actor_id: head.userId, subject: 'user:deleted:teacher' },
    { action: 'account.delete', actor_id: null, subject: 'user:deleted:teacher' },
  ]);
});

test('with a teacher go the students, and what was recorded for them', async () => {
  const student = await api.signIn('Siti');
  const files = await storedFiles();
  const teacher = await taught(api, student);
  expect(await storedFiles()).toHaveLength(files.length + 1);
  granted(await leave(teacher));
  expect(await tracesOf(api.pool, [teacher.userId, teacher.email])).toEqual({});
  expect(await tracesOf(api.pool, [student.userId])).toEqual({ users: 1, 'identity.logins': 1 });
  expect(await storedFiles()).toEqual(files);
});

test('a verified contribution stays in the bank, without an author', async () => {
  const author = await api.signIn('Aina');
  const { id } = granted(
    await askRest<{ id: number }>(author, 'POST', '/api/questions/contribute', {
      ...{ partType: 'part2', difficulty: 'beginner', theme: 'People and Culture' },
      title: 'Describe a lantern that you once made',
      shouldSayPoints: ['what it looked like', 'who helped you', 'where it hung', 'why you liked it'],
    }),
  );
  const teacher = await api.signIn('Balan', { role: 'teacher' });
  granted(await askRest(teacher, 'POST', `/api/questions/${id}/verify`));
  granted(await leave(author));
  const question = granted(await askRest<{ text: string }[]>(teacher, 'GET', '/api/questions'));
  expect(question.map(({ text }) => text)).toContain('Describe a lantern that you once made');
  expect(await count('questions where id = $1 and created_by_id is null', id)).toBe(1);
});

describe.each(DOORS)('through %s', (_door, send) => {
  test.each([
    ['another address', { email: 'somebody@school.test' }],
    ['none', { email: '' }],
    ['no text', { email: ['x'] }],
  ])('%s deletes nothing', async (_case, body) => {
    const client = await api.signIn();
    const answer = await send(client, body);
    if (Array.isArray(body.email) && _door === 'GraphQL') {
      expect(answer).toMatchObject({ refused: { code: 'BAD_USER_INPUT' } });
    } else {
      const refused = { code: 'BAD_USER_INPUT', field: 'email', message: MESSAGES.emailToDelete };
      expect(answer).toEqual({ refused });
    }
    expect((await client.rest('/api/auth/user')).status).toBe(200);
  });

  test('the own address does, in any case and with blanks; once', async () => {
    const client = await api.signIn();
    const typed = { email: `  ${client.email.toUpperCase()} ` };
    const answers = await Promise.all([send(client, typed), send(client, typed), send(client, typed)]);
    expect(answers.filter((answer) => 'value' in answer)).toEqual([{ value: client.userId }]);
    expect(answers.filter((answer) => 'refused' in answer)).toEqual(
      Array.from({ length: 2 }, () => ({ refused: { code: 'UNAUTHENTICATED', message: 'Unauthorized' } })),
    );
    expect(await tracesOf(api.pool, [client.userId, client.email])).toEqual({});
  });
});

test('it is out everywhere, in every instance, and its streams close', async () => {
  const other = await startTestApi({ beside: api });
  try {
    const client = await api.signIn();
    const submitted = granted(await SUBMIT_THROUGH.GraphQL(client, { transcription: 'I like to read.' }));
    await settled();
    await api.pool.query(`update sessions set state = 'recorded' where id = $1`, [submitted.id]);
    const elsewhere = other.script('', client);
    const status = async () =>
      (await fetch(`${other.baseUrl}/api/stats`, { headers: { cookie: client.identity?.cookie ?? '' } }))
        .status;
    expect(elsewhere.email).toBe(client.email);
    expect(await status()).toBe(200);
    const stream = client.subscribe(operation('SessionProgress'), { sessionId: String(submitted.id) });
    await stream.next();
    const closed = stream.next().then(
      ({ done, value }) => done === true || value?.errors !== undefined,
      () => true,
    );
    granted(await leave(client));
    expect((await client.rest('/api/stats')).status).toBe(401);
    await outAtOnce(status);
    expect(await closed).toBe(true);
  } finally {
    await other.close();
  }
});

test('whoever watches what a teacher recorded for them is told that it is gone', async () => {
  const student = await api.signIn('Siti');
  const teacher = await taught(api, student);
  await settled();
  const { rows } = await api.pool.query<{ id: number }>(
    `update sessions set state = 'recorded' where user_id = $1 returning id`,
    [teacher.userId],
  );
  const watch = () => student.subscribe(operation('SessionProgress'), { sessionId: String(rows[0]?.id) });
  const stream = watch();
  await stream.next();
  granted(await leave(teacher));
  // the page opens it again
  await expect(stream.next()).rejects.toThrow();
  expect((await watch().next()).value).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
});

test('a job that runs at that moment ends without a word, and leaves no file', async () => {
  provider.play({ transcription: { steps: [{ answer: 'ok', held: true }] } });
  const before = await storedFiles();
  const asked = provider.requests.length;
  const client = await api.signIn();
  const { id } = granted(await SUBMIT_THROUGH.REST(client, { audio: spoken(14) }));
  await until(() => count(`sessions where id = $1 and state = 'transcribing'`, id));
  await until(() => provider.requests.length > asked);
  granted(await leave(client));
  provider.release();
  await settled();
  const { rows } = await api.pool.query(
    `select state, retry_count, output from pgboss.job where data ->> 'sessionId' = $1`,
    [String(id)],
  );
  expect(rows).toEqual([{ state: 'completed', retry_count: 0, output: null }]);
  expect(await storedFiles()).toEqual(before);
});

test('what waits in the queue goes too', async () => {
  const client = await api.signIn();
  const { id } = granted(await SUBMIT_THROUGH.REST(client, { transcription: 'I like to read.' }));
  await settled();
  await api.pool.query(
    `insert into pgboss.job (name, data, start_after) values ('assess-session', $1, now() + interval '1 hour')`,
    [{ sessionId: Number(id), attempt: 2 }],
  );
  granted(await leave(client));
  expect(await count(`pgboss.job where data ->> 'sessionId' = $1`, String(id))).toBe(0);
});

test('tokens that the impact admin issued open nothing any more', async () => {
  const admin = await api.signIn('Impact', { email: 'impact@lisan.test' });
  const { secret, token } = await issueToken(admin);
  const script = api.script(secret);
  const read = async () => (await script.rest('/api/analytics/malaysian-impact/2025-09')).status;
  expect(await read()).toBe(200);
  granted(await leave(admin));
  expect(
    await count(
      'research_tokens where id = $1 and revoked_at is not null and issued_by_id is null',
      token.id,
    ),
  ).toBe(1);
  await outAtOnce(read);
});

test('the only admin stays, also of two who leave at the same moment', async () => {
  await api.pool.query(`update users set role = 'student' where role = 'admin'`);
  const [first, second] = [
    await api.signIn('Head', { role: 'admin' }),
    await api.signIn('Deputy', { role: 'admin' }),
  ];
  const can = async (client: TestClient) =>
    granted(await askGraphql<{ canDeleteAccount: boolean }>(client, CAN)).canDeleteAccount;
  expect([await can(first), await can(second)]).toEqual([true, true]);
  const answers = await Promise.all([leave(first), leave(second)]);
  expect(answers.filter((answer) => 'refused' in answer)).toEqual([
    { refused: { code: 'CONFLICT', message: expect.stringMatching(/only admin/) } },
  ]);
  const left = 'refused' in answers[0] ? first : second;
  expect(await can(left)).toBe(false);
});
