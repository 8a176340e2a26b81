import pg from 'pg';
import { createTestDatabase } from '../../testing/test-database.js';
import { createSql, type Sql } from '../sql.js';

export interface IdentityDatabase {
  readonly sql: Sql;
  close(): Promise<void>;
}

/** An empty, migrated database of this test file's own. */
export async function openIdentityDatabase(): Promise<IdentityDatabase> {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  return {
    sql: createSql(pool),
    async close() {
      await pool.end();
      await database.drop();
    },
  };
}
