import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Sql } from '../sql.js';

interface Row {
  readonly payload: AdapterPayload;
  readonly consumed_at: Date | null;
}

/** What the provider keeps (sessions, interactions, codes, tokens, grants) in PostgreSQL, so that it survives a restart. */
export class OidcRecords implements Adapter {
  constructor(
    private readonly sql: Sql,
    private readonly model: string,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresInSeconds?: number): Promise<void> {
    await this.sql.query(
      `insert into identity.oidc_records (model, id, payload, expires_at)
       values ($1, $2, $3, now() + make_interval(secs => $4))
       on conflict (model, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
      [this.model, id, JSON.stringify(payload), expiresInSeconds ?? null],
    );
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('id', id);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('uid', uid);
  }

  /** Belongs to the device flow, which is off. */
  async findByUserCode(): Promise<undefined> {}

  /** Of two requests with the same code at the same moment only one gets through. */
  async consume(id: string): Promise<void> {
    const consumed = await this.sql.query(
      `update identity.oidc_records set consumed_at = now()
       where model = $1 and id = $2 and consumed_at is null returning id`,
      [this.model, id],
    );
    if (consumed.length === 0) throw new errors.InvalidGrant('already used');
  }

  async destroy(id: string): Promise<void> {
    await this.sql.query('delete from identity.oidc_records where model = $1 and id = $2', [this.model, id]);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.sql.query('delete from identity.oidc_records where model = $1 and grant_id = $2', [
      this.model,
      grantId,
    ]);
  }

  async #findBy(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    const [row] = await this.sql.query<Row>(
      `select payload, consumed_at from identity.oidc_records
       where model = $1 and ${column} = $2 and (expires_at is null or expires_at > now())`,
      [this.model, value],
    );
    if (!row) return undefined;
    return row.consumed_at
      ? { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) }
      : row.payload;
  }
}

/**
 * Ends every session of this account at the provider, in all browsers, with its grants and tokens. An
 * interaction that has the right (old) password behind it but was not resumed yet would become a session, too.
 */
export async function endProviderSessions(sql: Sql, accountId: string): Promise<void> {
  await sql.query(
    `delete from identity.oidc_records
     where account_id = $1 or payload #>> '{result,login,accountId}' = $1`,
    [accountId],
  );
}
