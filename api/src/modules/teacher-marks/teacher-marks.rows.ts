import type { EntityManager } from '@mikro-orm/postgresql';
import { TEACHER_MARKS_MAX, type TeacherMark } from 'schema/rules/teacher-marks';
import { marksWithheld } from '../sessions/marks-withheld.js';

/** The marks of a session's teacher, as they stand now. */
export interface GivenMarks {
  readonly marks: readonly TeacherMark[];
  readonly comment: string;
  readonly givenAt: Date;
  /** The first ones were given before the machine's could be seen. */
  readonly isBlind: boolean;
  /** They were other ones at first. */
  readonly isChanged: boolean;
}

/** The newest marks of each session that has any, by its id; only of what the reader may read. */
export async function givenMarksOf(
  em: EntityManager,
  readerId: string,
  sessionIds: readonly number[],
): Promise<Map<number, GivenMarks>> {
  type Raw = Omit<GivenMarks, 'givenAt'> & { readonly sessionId: number; readonly givenAt: string };
  const rows = await em.execute<Raw[]>(
    `select distinct on (given.session_id) given.session_id as "sessionId", given.marks, given.comment,
       given.created_at as "givenAt", first_value(given.is_blind) over earlier as "isBlind",
       count(*) over earlier > 1 as "isChanged"
     from teacher_marks given join sessions session on session.id = given.session_id
       left join student_profiles profile on profile.id = session.student_profile_id
     where given.session_id = any(?::int[]) and (session.user_id = ? or profile.user_id = ?)
     window earlier as (partition by given.session_id order by given.id)
     order by given.session_id, given.id desc`,
    [`{${sessionIds.join(',')}}`, readerId, readerId],
  );
  return new Map(
    rows.map(({ sessionId, givenAt, ...marks }) => [sessionId, { ...marks, givenAt: new Date(givenAt) }]),
  );
}

interface NewMarks {
  readonly sessionId: number;
  readonly teacherId: string;
  readonly marks: readonly TeacherMark[];
  readonly comment: string;
  readonly at: Date;
}

/**
 * Adds marks; whether they are blind is decided in the same statement. They are while the machine has none, or as long
 * as its marks were kept from the teacher.
 * @returns false for a conversation that is not handed in, and where marks were given too often
 */
export async function insertTeacherMarks(em: EntityManager, given: NewMarks): Promise<boolean> {
  const { sessionId, teacherId, marks, comment, at } = given;
  const added = await em.execute<{ id: number }[]>(
    `insert into teacher_marks (session_id, teacher_id, marks, comment, is_blind, created_at)
     select session.id, ?, cast(? as jsonb), ?,
       ${marksWithheld('session')} or not exists (select from assessments where session_id = session.id), ?
     from sessions session
     where session.id = ? and not session.is_open
       and (select count(*) from teacher_marks where session_id = session.id) < ?
     returning id`,
    [teacherId, JSON.stringify(marks), comment, at, sessionId, TEACHER_MARKS_MAX],
  );
  return added.length > 0;
}
