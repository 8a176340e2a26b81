import type pg from 'pg';
import type { CriterionMark } from '../../assessment/assessment.types.js';
import { BUILT_IN_ASSESSOR } from '../../assessment/assessor-identities.js';
import { MARKED_RESULT } from '../../sessions/testing/results.js';

const STUDENTS = 20;

interface DoubleMarked {
  readonly teacherId: string;
  /** Each student of twenty gives a twentieth of them. */
  readonly answers: number;
}

/**
 * Answers of Part 2 that a teacher has marked blind: one band below the built-in assessor, which gives 1 to 6 in turn.
 * Of the first answer the teacher has not marked the vocabulary. The first answers of ten students were marked once
 * more by the assessor, then calibrated.
 */
export async function doubleMarked(
  pool: pg.Pool,
  { teacherId, answers }: DoubleMarked,
): Promise<{ studentIds: string[] }> {
  const { rows: students } = await pool.query<{ id: string; user_id: string }>(MADE, [teacherId, STUDENTS]);
  for (let answer = 0; answer < answers; answer++) {
    const profileId = students[answer % STUDENTS]?.id;
    const band = 1 + (answer % 6);
    const { rows } = await pool.query<{ id: number }>(ANSWERED, [teacherId, profileId]);
    const id = rows[0]?.id;
    await pool.query(GIVEN, [
      ...[id, teacherId],
      JSON.stringify([
        { criterion: 'grammar', band: band - 1 },
        { criterion: 'vocabulary', band: answer === 0 ? null : band - 1 },
      ]),
    ]);
    const judged = [band, ...(answer < 10 ? [{ judged: band, band: Math.max(0, band - 2) }] : [])];
    for (const [index, one] of judged.entries())
      await pool.query(JUDGED, [id, index + 1, JSON.stringify(resultOf(one))]);
  }
  return { studentIds: students.map(({ user_id }) => user_id) };
}

function resultOf(band: number | Pick<CriterionMark, 'band' | 'judged'>) {
  const bands =
    typeof band === 'number'
      ? { band }
      : { ...band, calibration: { id: 900, fittedOn: '2026-10-01', answers: 100 } };
  return {
    ...MARKED_RESULT,
    assessor: BUILT_IN_ASSESSOR,
    marks: MARKED_RESULT.marks.map((mark) => ({ ...mark, ...bands })),
  };
}

const MADE = `with people as (
    insert into users (issuer, subject, email)
      select 'made', number, number || '@school.test' from generate_series(1, $2) as number returning id, subject
  ), consents as (
    insert into recording_consents (user_id, version, is_minor, guardian_confirmed, given_at)
      select id, '1', false, false, now() from people
  )
  insert into student_profiles (teacher_id, first_name, last_name, email, created_at, user_id)
    select $1::uuid, 'Student', subject, subject || '@school.test', now(), id from people returning id, user_id`;

const ANSWERED = `insert into sessions (user_id, student_profile_id, question_text, part_type, state, created_at)
  values ($1, $2, 'Talk about your school.', 'part2', 'assessed', '2026-09-10') returning id`;

const GIVEN = `insert into teacher_marks (session_id, teacher_id, marks, comment, is_blind, created_at)
  values ($1, $2, $3, '', true, now())`;

const JUDGED = `insert into assessments (session_id, attempt, result, created_at) values ($1, $2, $3, now())`;
