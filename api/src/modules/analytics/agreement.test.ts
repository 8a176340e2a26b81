import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askGraphql } from '../../testing/both-doors.js';
import { issueToken } from '../../testing/contract/records.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import type { MarkedResult } from '../assessment/assessment.types.js';
import { MARKED_RESULT } from '../sessions/testing/results.js';
import { agreementTable } from './agreement-table.js';
import type { DoubleMark } from './double-marks.js';

const BUILT_IN = MARKED_RESULT.assessor;

describe('what is told', () => {
  const marks = (count: number, more: Partial<DoubleMark> = {}, firstStudent = 0): DoubleMark[] =>
    Array.from({ length: count }, (_, index) => ({
      ...{ assessor: BUILT_IN, criterion: 'grammar', human: 4, machine: 4, judged: 4, month: '2026-09' },
      ...{ calibration: null, partType: 'part2', sessionId: index },
      studentUserId: `student ${firstStudent + index}`,
      ...more,
    }));

  test('nothing of fewer than ten students, however many answers they gave', () => {
    expect(agreementTable(marks(9), 'all-time')).toEqual([]);
    expect(agreementTable([...marks(9), ...marks(9), ...marks(9)], 'all-time')).toEqual([]);
    expect(agreementTable(marks(10), 'all-time')).toMatchObject([{ n: 10, exact: 1, bias: 0, kappa: null }]);
  });

  test('each assessor version and criterion by itself, in the order of the rubric', () => {
    const table = agreementTable(
      [
        ...marks(10, { assessor: { ...BUILT_IN, version: '2' }, machine: 5 }),
        ...marks(10, { criterion: 'vocabulary', human: 4.5 }),
        ...marks(10),
        ...marks(9, { criterion: 'communicative' }),
      ],
      'all-time',
    );
    expect(table).toMatchObject([
      { assessorVersion: '1', criterion: 'grammar', exact: 1 },
      { assessorVersion: '1', criterion: 'vocabulary', exact: 0, withinOne: 1, bias: -0.5 },
      { assessorVersion: '2', criterion: 'grammar', exact: 0, bias: 1 },
    ]);
  });

  test('a month, unless a small one could be had by subtracting', () => {
    const two = [...marks(12), ...marks(10, { month: '2026-10', machine: 5 }, 50)];
    expect(agreementTable(two, '2026-10')).toMatchObject([{ period: '2026-10', n: 10, bias: 1 }]);
    const three = [...two, ...marks(3, { month: '2026-11' }, 90)];
    for (const month of ['2026-09', '2026-10', '2026-11']) expect(agreementTable(three, month)).toEqual([]);
    expect(agreementTable(three, 'all-time')).toMatchObject([{ n: 25 }]);
    expect(agreementTable(two, '2026-08')).toEqual([]);
  });
});

describe('through the door', () => {
  let api: TestApi;
  let impactAdmin: TestClient;
  let teacher: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    impactAdmin = await api.signIn('Farid', { role: 'admin', email: 'impact@lisan.test' });
    teacher = await api.signIn('Siti', { role: 'teacher' });
    await api.pool.query(MADE, [teacher.userId]);
  });
  afterAll(() => api.close());

  const ASK = `query ($period: String) { assessmentAgreement(period: $period) {
    assessorName assessorVersion criterion period n exact withinOne bias kappa } }`;
  const told = async (client: TestClient, period?: string) => askGraphql<object[]>(client, ASK, { period });

  test('first, blind marks of students with consent, beside the first result of each version', async () => {
    for (let student = 1; student <= 14; student++) await answered(student);
    const expected = {
      value: [
        // ten of them: the machine gave 4, the teacher 4 to five of them and 3 to the others
        { ...ROW, criterion: 'grammar', n: 10, exact: 0.5, withinOne: 1, bias: 0.5, kappa: 0 },
        { ...ROW, criterion: 'vocabulary', n: 10, exact: 0, withinOne: 1, bias: 0.5, kappa: 0 },
      ],
    };
    expect(await told(impactAdmin)).toEqual(expected);
    const { secret } = await issueToken(impactAdmin);
    expect(await told(api.script(secret))).toEqual(expected);
    expect(await told(impactAdmin, '2026-09')).toMatchObject({ value: [{ n: 10 }, { n: 10 }] });
    expect(await told(impactAdmin, '2026-10')).toEqual({ value: [] });
  });

  test('what is no period is refused, and so is whoever may not see the study', async () => {
    expect(await told(impactAdmin, 'yesterday')).toMatchObject({ refused: { code: 'BAD_USER_INPUT' } });
    expect(await told(teacher)).toMatchObject({ refused: { code: 'FORBIDDEN' } });
    expect(await told(api.visitor())).toMatchObject({ refused: { code: 'UNAUTHENTICATED' } });
  });

  const ROW = { assessorName: 'built-in', assessorVersion: '1', period: 'all-time' };
  const SECOND: MarkedResult = {
    ...MARKED_RESULT,
    marks: MARKED_RESULT.marks.map((mark) => ({ ...mark, band: 0 })),
  };

  /** The first ten count; then one each without consent, not blind, with consent withdrawn, and not joined. */
  async function answered(student: number): Promise<void> {
    const { rows } = await api.pool.query<{ id: number }>(
      `insert into sessions (user_id, student_profile_id, question_text, part_type, state, created_at)
       select teacher_id, id, 'Talk about your school.', 'part2', 'assessed', '2026-09-10' from student_profiles
       where email = $1 returning id`,
      [`${student}@school.test`],
    );
    const id = rows[0]?.id;
    const first = [
      { criterion: 'grammar', band: student % 2 ? 4 : 3 },
      { criterion: 'vocabulary', band: 4.5 },
    ];
    const later = first.map((mark) => ({ ...mark, band: 6 }));
    for (const [marks, isBlind] of [[first, student !== 12] as const, [later, true] as const])
      await api.pool.query(
        `insert into teacher_marks (session_id, teacher_id, marks, comment, is_blind, created_at)
         values ($1, $2, $3, '', $4, now())`,
        [id, teacher.userId, JSON.stringify(marks), isBlind],
      );
    for (const [index, result] of [MARKED_RESULT, SECOND].entries())
      await api.pool.query(
        'insert into assessments (session_id, attempt, result, created_at) values ($1, $2, $3, now())',
        [id, index + 1, JSON.stringify(result)],
      );
  }

  /** Fourteen students of the teacher: 11 never agreed, 13 has withdrawn, 14 has not joined. */
  const MADE = `with people as (
    insert into users (issuer, subject, email)
      select 'made', number, number || '@school.test' from generate_series(1, 14) as number returning id, subject
  ), consents as (
    insert into recording_consents (user_id, version, is_minor, guardian_confirmed, given_at, withdrawn_at)
      select id, '1', false, false, now(), case when subject = '13' then now() end from people where subject <> '11'
  )
  insert into student_profiles (teacher_id, first_name, last_name, email, created_at, user_id)
    select $1::uuid, 'Student', subject, subject || '@school.test', now(), case when subject <> '14' then id end from people`;
});
