import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from 'schema/rules/choices';
import type { Cursor } from '../../paging.js';

/** A user as admins read the list: a plain row, not an entity. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: Role;
  readonly country: string | null;
  readonly state: string | null;
  readonly institution: string | null;
  readonly institutionType: string | null;
  readonly createdAt: Date;
}

/** Raw rows give timestamps as strings. */
type RawRow = Omit<UserRow, 'createdAt'> & { readonly createdAt: string };

const COLUMNS = `id, email, email_verified as "emailVerified", first_name as "firstName", last_name as "lastName",
  role, country, state, institution, institution_type as "institutionType", created_at as "createdAt"`;

interface ListRequest {
  /** For ILIKE, over name and address; null: all. */
  readonly pattern: string | null;
  readonly role: Role | null;
  readonly limit: number;
  readonly start: Cursor | null;
}

/** Newest first. */
export async function userRows(
  em: EntityManager,
  { pattern, role, limit, start }: ListRequest,
): Promise<UserRow[]> {
  const conditions = [
    pattern !== null && {
      sql: `(concat_ws(' ', first_name, last_name) ilike ? or email ilike ?)`,
      values: [pattern, pattern],
    },
    role !== null && { sql: 'role = ?', values: [role] },
    start !== null && { sql: '(created_at, id) < (?, ?)', values: [start.createdAt, start.id] },
  ].filter((condition) => condition !== false);
  const rows = await em.execute<RawRow[]>(
    `select ${COLUMNS} from users where ${['true', ...conditions.map(({ sql }) => sql)].join(' and ')}
     order by created_at desc, id desc limit ?`,
    [...conditions.flatMap(({ values }) => values), limit],
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}
