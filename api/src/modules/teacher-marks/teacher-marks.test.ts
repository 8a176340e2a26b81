import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askGraphql, askRest, type DoorAnswer } from '../../testing/both-doors.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { addedStudent } from '../sessions/testing/answers.js';
import { markedFor } from './testing/marked-sessions.js';

let api: TestApi;
let teacher: TestClient;
let otherTeacher: TestClient;
let admin: TestClient;
let mei: TestClient;
let profileId: string;
beforeAll(async () => {
  api = await startTestApi();
  teacher = await api.signIn('Siti', { role: 'teacher' });
  otherTeacher = await api.signIn('Ravi', { role: 'teacher' });
  admin = await api.signIn('Ali', { role: 'admin' });
  mei = await api.signIn('Mei', { email: 'mei@school.test' });
  profileId = await addedStudent(teacher, 'mei@school.test');
  await askGraphql(mei, 'mutation ($id: ID!) { acceptStudentInvitation(id: $id) { state } }', {
    id: profileId,
  });
});
afterAll(() => api.close());

interface Marking {
  readonly canMark: boolean;
  readonly given: {
    readonly marks: readonly object[];
    readonly total: number | null;
    readonly comment: string;
    readonly isBlind: boolean;
    readonly isChanged: boolean;
  } | null;
  readonly machine: readonly object[] | null;
}
const MARKING = `teacherMarking { canMark machine { criterion band }
  given { marks { criterion band notMarkedReason } total comment isBlind isChanged } }`;
const OWN = [
  { criterion: 'vocabulary', band: 3.5 },
  { criterion: 'grammar', band: null, notMarkedReason: 'Only one sentence.' },
];
const MACHINE = [
  { criterion: 'grammar', band: 4 },
  { criterion: 'vocabulary', band: 5 },
];
const bands = (grammar: number, vocabulary: number) => [
  { criterion: 'grammar', band: grammar },
  { criterion: 'vocabulary', band: vocabulary },
];

interface Door {
  read(client: TestClient, id: number): Promise<DoorAnswer<Marking>>;
  give(
    client: TestClient,
    id: number,
    marks: readonly object[],
    comment?: string,
  ): Promise<DoorAnswer<Marking>>;
  marksFirst(client: TestClient, isOn: boolean): Promise<DoorAnswer<object>>;
}
const within = <Inner>(answer: DoorAnswer<{ teacherMarking: Inner }>): DoorAnswer<Inner> =>
  'refused' in answer ? answer : { value: answer.value.teacherMarking };
const DOORS: Record<'GraphQL' | 'REST', Door> = {
  GraphQL: {
    read: async (client, id) =>
      within(await askGraphql(client, `query ($id: ID!) { session(id: $id) { ${MARKING} } }`, { id })),
    give: async (client, sessionId, marks, comment) =>
      within(
        await askGraphql(
          client,
          `mutation ($input: GiveTeacherMarksInput!) { giveTeacherMarks(input: $input) { ${MARKING} } }`,
          { input: { sessionId, marks, comment } },
        ),
      ),
    marksFirst: (client, isOn) =>
      askGraphql(client, 'mutation ($isOn: Boolean!) { setMarksFirst(isOn: $isOn) { marksFirst } }', {
        isOn,
      }),
  },
  REST: {
    read: (client, id) => askRest(client, 'GET', `/api/sessions/${id}/teacher-marks`),
    give: (client, id, marks, comment) =>
      askRest(client, 'POST', `/api/sessions/${id}/teacher-marks`, { marks, comment }),
    marksFirst: (client, isOn) => askRest(client, 'PUT', '/api/teacher/marks-first', { isOn }),
  },
};

describe.each(['GraphQL', 'REST'] as const)('through %s', (name) => {
  const door = DOORS[name];
  const marked = () => markedFor(api, { teacherId: teacher.userId, profileId });

  test('own marks first, then the machine’s beside them; the student sees both', async () => {
    const id = await marked();
    expect(await door.read(teacher, id)).toMatchObject({
      value: { canMark: true, given: null, machine: null },
    });
    expect(await door.read(mei, id)).toMatchObject({
      value: { canMark: false, given: null, machine: MACHINE },
    });
    const shown = {
      given: {
        marks: [
          { criterion: 'grammar', band: null, notMarkedReason: 'Only one sentence.' },
          { criterion: 'vocabulary', band: 3.5, notMarkedReason: null },
        ],
        ...{ total: null, comment: '<b>Say</b> why.', isBlind: false, isChanged: false },
      },
      machine: MACHINE,
    };
    expect(await door.give(teacher, id, OWN, ' <b>Say</b> why. ')).toMatchObject({
      value: { canMark: true, ...shown },
    });
    expect(await door.read(mei, id)).toMatchObject({ value: { canMark: false, ...shown } });
    const { rows } = await api.pool.query('select overall_score as mark from sessions where id = $1', [id]);
    expect(rows).toEqual([{ mark: 9 }]);
  });

  test('changed marks are shown, the first ones are kept', async () => {
    const id = await marked();
    await door.give(teacher, id, bands(2, 2));
    expect(await door.give(teacher, id, bands(4.5, 5))).toMatchObject({
      value: { given: { total: 9.5, comment: '', isChanged: true } },
    });
    const { rows } = await api.pool.query<{ marks: object[] }>(
      'select marks from teacher_marks where session_id = $1 order by id',
      [id],
    );
    expect(rows.map(({ marks }) => marks)).toMatchObject([bands(2, 2), bands(4.5, 5)]);
  });

  test('what is no mark is refused, and nothing is kept of it', async () => {
    const id = await marked();
    for (const wrong of [[], bands(4, 5).slice(1), bands(4, 6.5), bands(4, 0.25)])
      expect(await door.give(teacher, id, wrong)).toMatchObject({ refused: { code: 'BAD_USER_INPUT' } });
    expect(await door.give(teacher, id, bands(4, 5), 'a'.repeat(1001))).toMatchObject({
      refused: { code: 'BAD_USER_INPUT', field: 'comment' },
    });
    expect(await door.read(teacher, id)).toMatchObject({ value: { given: null } });
  });

  test.each<[string, () => TestClient, string]>([
    ['another teacher', () => otherTeacher, 'NOT_FOUND'],
    ['the student', () => mei, 'FORBIDDEN'],
    ['an admin', () => admin, 'FORBIDDEN'],
    ['a visitor', () => api.visitor(), 'UNAUTHENTICATED'],
  ])('%s may not mark', async (_who, client, code) => {
    const id = await marked();
    expect(await door.give(client(), id, bands(4, 5))).toMatchObject({ refused: { code } });
    expect(await door.read(teacher, id)).toMatchObject({ value: { given: null } });
  });

  test('one’s own practice, and a conversation that goes on, are not marked', async () => {
    const own = await markedFor(api, { teacherId: teacher.userId, profileId: null });
    expect(await door.read(teacher, own)).toMatchObject({ value: { canMark: false, machine: MACHINE } });
    expect(await door.give(teacher, own, bands(4, 5))).toMatchObject({ refused: { code: 'CONFLICT' } });
    const open = await marked();
    await api.pool.query('update sessions set is_open = true where id = $1', [open]);
    expect(await door.give(teacher, open, bands(4, 5))).toMatchObject({ refused: { code: 'CONFLICT' } });
  });

  test('who marks first sees the machine’s marks nowhere before, and marks blind', async () => {
    const seen = await marked();
    await door.marksFirst(teacher, true);
    const id = await marked();
    expect(await seenBy(teacher, id)).toEqual(NOTHING_SEEN);
    expect(await seenBy(teacher, seen)).toEqual(ALL_SEEN);
    expect(await seenBy(mei, id)).toEqual(ALL_SEEN);
    expect(await door.give(teacher, id, bands(4, 5))).toMatchObject({
      value: { given: { isBlind: true }, machine: MACHINE },
    });
    expect(await seenBy(teacher, id)).toEqual(ALL_SEEN);
    expect(await door.give(teacher, id, bands(5, 5))).toMatchObject({
      value: { given: { isBlind: true, isChanged: true } },
    });
  });

  test('who stops marking first sees what was kept back, and is blind no more', async () => {
    await door.marksFirst(teacher, true);
    const id = await marked();
    await door.marksFirst(teacher, false);
    expect(await seenBy(teacher, id)).toEqual(ALL_SEEN);
    await door.marksFirst(teacher, true);
    expect(await door.give(teacher, id, bands(4, 5))).toMatchObject({ value: { given: { isBlind: false } } });
    await door.marksFirst(teacher, false);
  });

  test('marks before there are any of the machine are blind', async () => {
    const id = await marked();
    await api.pool.query('delete from assessments where session_id = $1', [id]);
    expect(await door.give(teacher, id, bands(4, 5))).toMatchObject({ value: { given: { isBlind: true } } });
  });

  /** The machine's total and whether its result can be had, by each way there is. */
  async function seenBy(client: TestClient, id: number) {
    const { data } = await client.graphql<{ session: Seen }>(SEEN, { id });
    const whole = await Promise.all(
      ['feedback', 'feedback/debug'].map((path) => client.rest(`/api/sessions/${id}/${path}`)),
    );
    const answer = await askRest<{ overallScore: number | null }>(client, 'GET', `/api/sessions/${id}`);
    const attempts = await askRest<object[]>(client, 'GET', `/api/sessions/${id}/attempts`);
    return {
      graphql: data?.session.overallScore ?? null,
      answers: data?.session.answers.find(({ sessionId }) => sessionId === String(id))?.overallScore ?? null,
      attempts: data?.session.attempts.length,
      feedback: data?.session.feedback?.totalScore ?? null,
      rest: 'value' in answer && answer.value.overallScore,
      restAttempts: 'value' in attempts && attempts.value.length,
      statuses: whole.map(({ status }) => status),
      listed: await listedMark(client, id),
    };
  }

  async function listedMark(client: TestClient, id: number) {
    const page = 'sessions(first: 100) { edges { node { id overallScore } } }';
    const field = client === teacher ? 'student' : 'studentInvitation';
    const answer = await askGraphql<Listed>(client, `query ($id: ID!) { ${field}(id: $id) { ${page} } }`, {
      id: profileId,
    });
    const nodes = 'value' in answer ? answer.value.sessions.edges.map(({ node }) => node) : [];
    return nodes.find((node) => node.id === String(id))?.overallScore;
  }
});

interface Listed {
  readonly sessions: { readonly edges: { node: { id: string; overallScore: number | null } }[] };
}
interface Seen {
  readonly overallScore: number | null;
  readonly answers: readonly { sessionId: string; overallScore: number | null }[];
  readonly attempts: readonly object[];
  readonly feedback: { readonly totalScore: number | null } | null;
}
const SEEN = `query ($id: ID!) { session(id: $id) {
  overallScore feedback { totalScore } attempts { attempt } answers { sessionId overallScore } } }`;
const NOTHING_SEEN = {
  ...{ graphql: null, answers: null, attempts: 0, feedback: null, rest: null, restAttempts: 0 },
  ...{ statuses: [404, 404], listed: null },
};
const ALL_SEEN = {
  ...{ graphql: 9, answers: 9, attempts: 1, feedback: 9, rest: 9, restAttempts: 1 },
  ...{ statuses: [200, 200], listed: 9 },
};

test('after twenty times no more marks are taken', async () => {
  const id = await markedFor(api, { teacherId: teacher.userId, profileId });
  await api.pool.query(
    `insert into teacher_marks (session_id, teacher_id, marks, comment, is_blind, created_at)
     select $1, $2, '[]', '', false, now() from generate_series(1, 20)`,
    [id, teacher.userId],
  );
  expect(await DOORS.REST.give(teacher, id, bands(4, 5))).toMatchObject({ refused: { code: 'CONFLICT' } });
});

test('who is no teacher any more marks nothing', async () => {
  const left = await api.signIn('Left', { role: 'teacher' });
  const student = await addedStudent(left, 'left.student@school.test');
  const id = await markedFor(api, { teacherId: left.userId, profileId: student });
  await askGraphql(admin, 'mutation ($id: ID!) { grantRole(userId: $id, role: student) { id } }', {
    id: left.userId,
  });
  expect(await DOORS.REST.give(left, id, bands(4, 5))).toMatchObject({ refused: { code: 'FORBIDDEN' } });
});
