import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';

/** Any constant: two instances that start together must not both migrate. */
const MIGRATION_LOCK = 4_119_003;

/** Brings the database up to date under an advisory lock. */
export async function migrate(orm: MikroORM, url: string): Promise<void> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await orm.migrator.up();
  } finally {
    await holder.end();
  }
}
