import type { EntityManager } from '@mikro-orm/postgresql';
import type { StudentInput } from 'schema/rules/validation';
import type { Cursor } from '../../paging.js';

/** A student as their teacher sees them. */
export interface StudentRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly grade: string | null;
  /** Somebody with this address accepted. */
  readonly hasJoined: boolean;
  readonly createdAt: Date;
}

const COLUMNS = `id, first_name as "firstName", last_name as "lastName", email, grade,
  user_id is not null as "hasJoined", created_at as "createdAt"`;

/** Raw rows give timestamps as strings. */
type RawRow = Omit<StudentRow, 'createdAt'> & { createdAt: string };
const toRow = (raw: RawRow): StudentRow => ({ ...raw, createdAt: new Date(raw.createdAt) });

interface ListRequest {
  readonly teacherId: string;
  /** Of a name or an address, for ILIKE; null: all. */
  readonly pattern: string | null;
  readonly limit: number;
  readonly after: Cursor | null;
}

/** Newest first. */
export async function studentRowsOf(
  em: EntityManager,
  { teacherId, pattern, limit, after }: ListRequest,
): Promise<StudentRow[]> {
  const rows = await em.execute<RawRow[]>(
    `select ${COLUMNS} from student_profiles where teacher_id = ?
       ${pattern === null ? '' : "and (first_name || ' ' || last_name ilike ? or email ilike ?)"}
       ${after ? 'and (created_at, id) < (?, ?)' : ''} order by created_at desc, id desc limit ?`,
    [
      teacherId,
      ...(pattern === null ? [] : [pattern, pattern]),
      ...(after ? [after.createdAt, after.id] : []),
      limit,
    ],
  );
  return rows.map(toRow);
}

/** Those of the ids that are students of this teacher. */
export async function studentRowsById(
  em: EntityManager,
  teacherId: string,
  ids: readonly string[],
): Promise<StudentRow[]> {
  const rows = await em.execute<RawRow[]>(
    `select ${COLUMNS} from student_profiles where teacher_id = ? and id = any(?::uuid[])`,
    [teacherId, `{${ids.join(',')}}`],
  );
  return rows.map(toRow);
}

/** @returns null when the teacher has a student with this address, also one that is being added at this moment */
export async function insertStudent(
  em: EntityManager,
  teacherId: string,
  { firstName, lastName, email, grade }: StudentInput,
  createdAt: Date,
): Promise<StudentRow | null> {
  const [row] = await em.execute<RawRow[]>(
    `insert into student_profiles (teacher_id, first_name, last_name, email, grade, created_at)
     values (?, ?, ?, ?, ?, ?) on conflict (teacher_id, email) do nothing returning ${COLUMNS}`,
    [teacherId, firstName, lastName, email, grade, createdAt],
  );
  return row ? toRow(row) : null;
}

/** Another address is another person: whoever joined under the old one is let go. */
export async function updateStudent(
  em: EntityManager,
  teacherId: string,
  id: string,
  { firstName, lastName, email, grade }: StudentInput,
): Promise<StudentRow | null> {
  const [row] = await em.execute<RawRow[]>(
    `update student_profiles set first_name = ?, last_name = ?, grade = ?, email = ?,
       user_id = case when email = ? then user_id end, declined_at = case when email = ? then declined_at end
     where id = ? and teacher_id = ? returning ${COLUMNS}`,
    [firstName, lastName, grade, email, email, email, id, teacherId],
  );
  return row ? toRow(row) : null;
}
