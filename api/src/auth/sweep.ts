import type { Clock } from '../clock.js';
import type { Sql } from './sql.js';

const OUTBOX_KEPT = 500;

/** Deletes what has run out: to be called now and then, by any instance. */
export async function sweepIdentity(sql: Sql, clock: Clock): Promise<void> {
  const now = clock.now();
  await sql.query('delete from identity.oidc_records where expires_at < now()');
  await sql.query('delete from identity.logins where expires_at < $1', [now]);
  await sql.query('delete from identity.tokens where expires_at < $1', [now]);
  await sql.query('delete from identity.attempts where ends_at < $1', [now]);
  await sql.query(
    'delete from identity.outbox where id <= (select id from identity.outbox order by id desc offset $1 limit 1)',
    [OUTBOX_KEPT],
  );
}
