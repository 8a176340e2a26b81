import type { EntityManager } from '@mikro-orm/postgresql';
import type { InvitationState } from 'schema/rules/choices';
import type { Cursor } from '../../paging.js';

/** A student profile as the person whom it is about sees it. */
export interface StudentInvitationRow {
  readonly id: string;
  /** The teacher's address where no name is known. */
  readonly teacherName: string;
  readonly teacherInstitution: string | null;
  /** As the teacher wrote it. */
  readonly firstName: string;
  readonly lastName: string;
  readonly state: InvitationState;
  /** What the teacher has recorded for this profile so far; an open conversation is none yet. */
  readonly sessionCount: number;
  readonly createdAt: Date;
}

const COLUMNS = `profile.id, profile.first_name as "firstName", profile.last_name as "lastName",
  coalesce(nullif(concat_ws(' ', teacher.first_name, teacher.last_name), ''), teacher.email) as "teacherName",
  teacher.institution as "teacherInstitution", profile.created_at as "createdAt",
  case when profile.user_id is not null then 'accepted'
    when profile.declined_at is not null then 'declined' else 'pending' end as state,
  (select count(*)::int from sessions session
    where session.student_profile_id = profile.id and not session.is_open) as "sessionCount"`;

/** What they accepted is theirs; what nobody accepted is for whoever has proved the address. */
const IS_FOR_ME = `me.id = ? and (profile.user_id = me.id
  or (profile.user_id is null and me.email_verified and profile.email = me.email))`;

/** Raw rows give timestamps as strings. */
type RawRow = Omit<StudentInvitationRow, 'createdAt'> & { createdAt: string };
const toRow = (raw: RawRow): StudentInvitationRow => ({ ...raw, createdAt: new Date(raw.createdAt) });

/** Newest first, in every state. */
export async function invitationRowsOf(
  em: EntityManager,
  userId: string,
  limit: number,
  after: Cursor | null,
): Promise<StudentInvitationRow[]> {
  const rows = await em.execute<RawRow[]>(
    `select ${COLUMNS} from student_profiles profile join users me on ${IS_FOR_ME}
       join users teacher on teacher.id = profile.teacher_id
     ${after ? 'where (profile.created_at, profile.id) < (?, ?)' : ''}
     order by profile.created_at desc, profile.id desc limit ?`,
    [userId, ...(after ? [after.createdAt, after.id] : []), limit],
  );
  return rows.map(toRow);
}

/** @returns null: there is none, or it is not theirs */
export async function invitationRowOf(
  em: EntityManager,
  userId: string,
  id: string,
): Promise<StudentInvitationRow | null> {
  const [row] = await em.execute<RawRow[]>(
    `select ${COLUMNS} from student_profiles profile join users me on ${IS_FOR_ME}
       join users teacher on teacher.id = profile.teacher_id
     where profile.id = ?`,
    [userId, id],
  );
  return row ? toRow(row) : null;
}

/** In one statement, so that two accounts with the same address cannot both join. @returns null: not theirs */
export async function answerInvitation(
  em: EntityManager,
  userId: string,
  id: string,
  answer: { readonly joinedAs: string | null; readonly declinedAt: Date | null },
): Promise<StudentInvitationRow | null> {
  const [row] = await em.execute<RawRow[]>(
    `update student_profiles profile set user_id = ?, declined_at = ? from users me, users teacher
     where profile.id = ? and teacher.id = profile.teacher_id and ${IS_FOR_ME} returning ${COLUMNS}`,
    [answer.joinedAs, answer.declinedAt, id, userId],
  );
  return row ? toRow(row) : null;
}
