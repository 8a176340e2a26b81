import type { Clock } from '../clock.js';
import type { Sql } from './sql.js';
import type { UserDirectory } from './user-directory.js';

const OUTBOX_KEPT = 500;

interface SweepDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly users: Pick<UserDirectory, 'loginsEnded'>;
}

/** Deletes what has run out: to be called now and then, by any instance. */
export async function sweepIdentity({ sql, clock, users }: SweepDeps): Promise<void> {
  const now = clock.now();
  // told before the rows go, for afterwards nobody could tell
  const ended = await sql.query<{ id: string }>(
    'select distinct user_id as id from identity.logins where expires_at < $1',
    [now],
  );
  if (ended.length > 0) await users.loginsEnded(ended.map(({ id }) => id));
  await sql.query('delete from identity.oidc_records where expires_at < now()');
  await sql.query('delete from identity.logins where expires_at < $1', [now]);
  await sql.query('delete from identity.tokens where expires_at < $1', [now]);
  await sql.query('delete from identity.attempts where ends_at < $1', [now]);
  await sql.query(
    'delete from identity.outbox where id <= (select id from identity.outbox order by id desc offset $1 limit 1)',
    [OUTBOX_KEPT],
  );
}
