import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askGraphql, askRest, type DoorAnswer } from '../../testing/both-doors.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';

let api: TestApi;
let teacher: TestClient;
let otherTeacher: TestClient;
let student: TestClient;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  api.clock.moveTo('2026-03-01T12:00:00Z');
  teacher = await api.signIn('Siti', { role: 'teacher' });
  otherTeacher = await api.signIn('Ravi', { role: 'teacher' });
  student = await api.signIn('Mei');
  admin = await api.signIn('Ali', { role: 'admin' });
});
afterAll(() => api.close());

interface Student {
  readonly id: string;
  readonly firstName: string;
  readonly email: string;
  readonly grade: string | null;
  readonly hasJoined: boolean;
}

const FIELDS = 'id firstName lastName email grade hasJoined createdAt';
const ADD = `mutation ($input: StudentInput!) { addStudent(input: $input) { ${FIELDS} } }`;
const ONE = `query ($id: ID!) { student(id: $id) { ${FIELDS} } }`;

interface Door {
  readonly name: string;
  readonly add: (client: TestClient, input: object) => Promise<DoorAnswer<Student>>;
  readonly one: (client: TestClient, id: string) => Promise<DoorAnswer<Student>>;
}
const DOORS: Door[] = [
  {
    name: 'GraphQL',
    add: (client, input) => askGraphql(client, ADD, { input }),
    one: (client, id) => askGraphql(client, ONE, { id }),
  },
  {
    name: 'REST',
    add: (client, input) => askRest(client, 'POST', '/api/teacher/students', input),
    one: (client, id) => askRest(client, 'GET', `/api/teacher/students/${encodeURIComponent(id)}`),
  },
];

let serial = 0;
const KAVIN = { firstName: 'Kavin', lastName: 'Raj', grade: 'Form 4' };
const draft = (change: object = {}) => ({ ...KAVIN, email: `kavin${++serial}@school.test`, ...change });

const added = async (client = teacher, change: object = {}): Promise<Student> => {
  const answer = await DOORS[0]?.add(client, draft(change));
  if (!answer || 'refused' in answer) throw new Error(JSON.stringify(answer));
  return answer.value;
};
const count = async () => (await api.pool.query('select count(*)::int from student_profiles')).rows[0].count;
const refused = (code: string, more: object = {}) => ({
  refused: expect.objectContaining({ code, ...more }),
});

describe.each(DOORS)('a student through $name', ({ add, one }) => {
  test('is added, and read again by their teacher', async () => {
    const input = draft({ firstName: '  Kavin ', email: ' KAVIN.Raj@School.test', lastName: 'a/l Raj' });
    const answer = await add(await api.signIn('New', { role: 'teacher' }), input);
    expect(answer).toEqual({
      value: {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        firstName: 'Kavin',
        lastName: 'a/l Raj',
        email: 'kavin.raj@school.test',
        grade: 'Form 4',
        hasJoined: false,
        createdAt: expect.stringMatching(/^2026-03-01T12:/),
      },
    });
  });

  test.each([{ grade: null }, { grade: '  ' }, { grade: undefined }])(
    'needs no grade (%j)',
    async (change) => {
      expect(await add(teacher, draft(change))).toMatchObject({ value: { grade: null } });
    },
  );

  test.each([
    [{ firstName: ' ' }, 'firstName', "Please enter the student's first name"],
    [{ lastName: '\u0000' }, 'lastName', "Please enter the student's last name"],
    [{ lastName: 'x'.repeat(101) }, 'lastName', 'At most 100 characters'],
    [{ email: '' }, 'email', "Please enter the student's email address"],
    [{ email: 'kavin' }, 'email', 'Please enter a valid email address'],
    [{ email: `${'x'.repeat(250)}@school.test` }, 'email', 'Please enter a valid email address'],
    [{ grade: 'x'.repeat(51) }, 'grade', 'At most 50 characters'],
  ])('with %j is refused', async (change, field, message) => {
    const before = await count();
    expect(await add(teacher, draft(change))).toEqual(refused('BAD_USER_INPUT', { field, message }));
    expect(await count()).toBe(before);
  });

  test('twice with one address is a conflict, for this teacher only', async () => {
    const input = draft();
    await add(teacher, input);
    expect(await add(teacher, { ...input, email: input.email.toUpperCase() })).toEqual(
      refused('CONFLICT', {
        field: 'email',
        message: 'You have already added a student with this email address.',
      }),
    );
    expect(await add(otherTeacher, input)).toMatchObject({ value: { email: input.email } });
  });

  test('ten times at once is there once', async () => {
    const input = draft();
    const newcomer = await api.signIn('Lim', { role: 'teacher' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(newcomer, input)));
    expect(answers.filter((answer) => 'value' in answer)).toHaveLength(1);
    expect(
      answers.filter((answer) => 'refused' in answer && answer.refused.code === 'CONFLICT'),
    ).toHaveLength(9);
  });

  test('is there for their teacher alone', async () => {
    const { id } = await added();
    expect(await one(teacher, id)).toMatchObject({ value: { id, ...KAVIN } });
    expect(await one(teacher, id.toUpperCase())).toMatchObject({ value: { id } });
    expect(await one(otherTeacher, id)).toEqual(refused('NOT_FOUND', { message: 'Student not found.' }));
    expect(await one(student, id)).toEqual(refused('FORBIDDEN'));
    expect(await one(admin, id)).toEqual(refused('FORBIDDEN'));
    expect(await one(api.visitor(), id)).toEqual(refused('UNAUTHENTICATED'));
  });

  test.each(['0', 'x', "' or true --", '00000000-0000-0000-0000-000000000000', '%00', '💥'])(
    'with the id %p is not there',
    async (id) => expect(await one(teacher, id)).toEqual(refused('NOT_FOUND')),
  );

  test.each<[string, () => TestClient | Promise<TestClient>, string]>([
    ['a visitor', () => api.visitor(), 'UNAUTHENTICATED'],
    ['a student', () => student, 'FORBIDDEN'],
    ['an admin', () => admin, 'FORBIDDEN'],
    [
      'a teacher without a profile',
      () => api.signIn('Eva', { role: 'teacher', hasProfile: false }),
      'FORBIDDEN',
    ],
  ])('is not added by %s', async (_who, client, code) => {
    expect(await add(await client(), draft())).toEqual(refused(code));
  });

  test('whole classes are added in an hour; then the next ones wait', async () => {
    const busy = await api.signIn('Busy', { role: 'teacher' });
    const added = await Promise.all(Array.from({ length: 150 }, () => add(busy, draft())));
    for (const answer of added) expect(answer).toHaveProperty('value');
    expect(await add(busy, draft())).toEqual(refused('RATE_LIMITED'));
  });
});

test.each([
  ['a list', '[]'],
  ['numbers', '{"firstName":1,"lastName":{},"email":[],"grade":true}'],
  ['an address that is a list', '{"firstName":"A","lastName":"B","email":["a@b.test"]}'],
  ['nothing', ''],
])('a body of %s is bad input', async (_name, body) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await otherTeacher.rest('/api/teacher/students', { method: 'POST', headers, body });
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'BAD_USER_INPUT' }]);
});

test('the statuses of REST', async () => {
  const body = JSON.stringify(draft());
  const headers = { 'content-type': 'application/json' };
  const client = await api.signIn('Status', { role: 'teacher' });
  expect((await client.rest('/api/teacher/students', { method: 'POST', headers, body })).status).toBe(201);
  const list = await client.rest('/api/teacher/students');
  expect([list.status, list.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await list.json()).toEqual([expect.objectContaining(KAVIN)]);
});

describe('the list', () => {
  const STUDENTS = `query ($first: Int!, $after: String, $search: String) {
    students(first: $first, after: $after, search: $search) {
      edges { node { firstName email } } pageInfo { endCursor hasNextPage }
    }
  }`;
  interface Page {
    edges: { node: Student }[];
    pageInfo: { endCursor: string; hasNextPage: boolean };
  }
  const page = async (variables: object) => {
    const answer = await askGraphql<Page>(lister, STUDENTS, { first: 10, ...variables });
    if ('refused' in answer) return { refused: answer.refused.code };
    return { names: answer.value.edges.map(({ node }) => node.firstName), ...answer.value.pageInfo };
  };
  let lister: TestClient;
  beforeAll(async () => {
    lister = await api.signIn('Lister', { role: 'teacher' });
    for (const [firstName, email] of [
      ['Aisyah', 'aisyah@school.test'],
      ['Bala', 'b_1@school.test'],
      ['100%', 'percent@school.test'],
      ['Chong', 'bx1@other.test'],
    ]) {
      await added(lister, { firstName, email });
    }
  });

  test('is newest first, in pages', async () => {
    const newest = await page({ first: 3 });
    expect(newest).toMatchObject({ names: ['Chong', '100%', 'Bala'], hasNextPage: true });
    const after = 'endCursor' in newest ? newest.endCursor : '';
    expect(await page({ first: 3, after })).toMatchObject({
      names: ['Aisyah'],
      hasNextPage: false,
    });
  });

  test.each<[string, string[]]>([
    ['AISY', ['Aisyah']],
    ['chong raj', ['Chong']],
    ['other.test', ['Chong']],
    ['b_1', ['Bala']],
    ['100%', ['100%']],
    ['\\', []],
    [' \u0000 ', ['Chong', '100%', 'Bala', 'Aisyah']],
    ["'; drop table users; --", []],
  ])('finds %p', async (search, names) => expect(await page({ search })).toMatchObject({ names }));

  test('refuses what it cannot look for', async () => {
    expect(await page({ search: 'x'.repeat(101) })).toEqual({ refused: 'BAD_USER_INPUT' });
    expect(await page({ first: 101 })).toEqual({ refused: 'BAD_USER_INPUT' });
    const cursorOfNumbers = Buffer.from('2026-01-01T00:00:00.000Z|7').toString('base64url');
    expect(await page({ after: cursorOfNumbers })).toEqual({ refused: 'BAD_USER_INPUT' });
  });
});

describe('an entry', () => {
  const UPDATE = `mutation ($id: ID!, $input: StudentInput!) { updateStudent(id: $id, input: $input) { ${FIELDS} } }`;
  const REMOVE = 'mutation ($id: ID!) { removeStudent(id: $id) }';
  const update = (client: TestClient, id: string, input: object) =>
    askGraphql<Student>(client, UPDATE, { id, input });
  let editor: TestClient;
  beforeAll(async () => {
    editor = await api.signIn('Editor', { role: 'teacher' });
  });

  test('is written anew', async () => {
    const { id, email } = await added(editor);
    const input = { firstName: 'Kavindran', lastName: 'Raj', email, grade: null };
    expect(await update(editor, id, input)).toMatchObject({ value: { id, ...input } });
    expect(await update(otherTeacher, id, input)).toEqual(refused('NOT_FOUND'));
    expect(await update(student, id, input)).toEqual(refused('FORBIDDEN'));
    expect(await update(editor, 'x', input)).toEqual(refused('NOT_FOUND'));
    expect(await update(editor, id, { ...input, firstName: '' })).toEqual(refused('BAD_USER_INPUT'));
    const { email: taken } = await added(editor);
    expect(await update(editor, id, { ...input, email: taken })).toEqual(
      refused('CONFLICT', { field: 'email' }),
    );
  });

  test('is removed by its teacher, and the act is noted', async () => {
    const { id } = await added(editor);
    expect(await askGraphql(otherTeacher, REMOVE, { id })).toEqual(refused('NOT_FOUND'));
    expect(await askGraphql(student, REMOVE, { id })).toEqual(refused('FORBIDDEN'));
    expect(await askGraphql(editor, REMOVE, { id })).toEqual({ value: id });
    expect(await askGraphql(editor, REMOVE, { id })).toEqual(refused('NOT_FOUND'));
    const { rows } = await api.pool.query('select action, actor_id from audit_entries where subject = $1', [
      `student:${id}`,
    ]);
    expect(rows).toEqual([{ action: 'students.remove', actor_id: editor.userId }]);
  });
});
