import type { Pool } from 'pg';

/** Plain SQL, one statement at a time: what must be atomic here is written as one statement. */
export interface Sql {
  query<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]>;
}

export const createSql = (pool: Pick<Pool, 'query'>): Sql => ({
  query: async <T extends object>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<T>(text, [...values])).rows,
});
