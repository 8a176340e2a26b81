import type { Clock } from '../../clock.js';
import type { Sql } from '../sql.js';
import { hashToken, isToken, newToken } from '../tokens.js';
import { hashPassword } from './passwords.js';

export type LinkKind = 'verify' | 'reset';

const HOURS = { verify: 24, reset: 1 } as const;

/** Who a link from a mail is for. */
export interface LinkOwner {
  readonly accountId: string;
  readonly email: string;
}

/** Links that prove who reads a mailbox: each works once and for a while. The database keeps their hash. */
export class MailLinks {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** @returns the token to put into the link */
  async issue(kind: LinkKind, accountId: string): Promise<string> {
    const token = newToken();
    await this.sql.query(
      `insert into identity.tokens (token_hash, account_id, kind, expires_at)
       values ($1, $2, $3, $4::timestamptz + make_interval(hours => $5))`,
      [hashToken(token), accountId, kind, this.clock.now(), HOURS[kind]],
    );
    return token;
  }

  /** Nobody has got this link. */
  async withdraw(token: string): Promise<void> {
    await this.sql.query('delete from identity.tokens where token_hash = $1', [hashToken(token)]);
  }

  /** Reads a link without using it up, for mail scanners open links too. */
  async peek(kind: LinkKind, token: unknown): Promise<LinkOwner | null> {
    if (!isToken(token)) return null;
    const [owner] = await this.sql.query<LinkOwner>(
      `select account.id as "accountId", account.email
       from identity.tokens token join identity.accounts account on account.id = token.account_id
       where token.token_hash = $1 and token.kind = $2 and token.used_at is null and token.expires_at > $3`,
      [hashToken(token), kind, this.clock.now()],
    );
    return owner ?? null;
  }

  async hasOpen(kind: LinkKind, accountId: string): Promise<boolean> {
    const open = await this.sql.query(
      `select 1 from identity.tokens
       where account_id = $1 and kind = $2 and used_at is null and expires_at > $3 limit 1`,
      [accountId, kind, this.clock.now()],
    );
    return open.length > 0;
  }

  async verifyEmail(token: string): Promise<LinkOwner | null> {
    const [owner] = await this.sql.query<LinkOwner>(
      `with used as (${USE})
       update identity.accounts account set email_verified_at = coalesce(email_verified_at, $3) from used
       where account.id = used.account_id returning account.id as "accountId", account.email`,
      [hashToken(token), 'verify', this.clock.now()],
    );
    return owner ?? null;
  }

  /** Sets a new password and closes all other reset links. Whoever reads the mailbox owns the address, so it is verified. */
  async resetPassword(token: string, password: string): Promise<LinkOwner | null> {
    const [owner] = await this.sql.query<LinkOwner>(
      `with used as (${USE}), closed as (
         update identity.tokens token set used_at = $3 from used
         where token.account_id = used.account_id and token.kind = $2 and token.used_at is null
           and token.token_hash <> $1
       )
       update identity.accounts account
       set password_hash = $4, email_verified_at = coalesce(email_verified_at, $3) from used
       where account.id = used.account_id returning account.id as "accountId", account.email`,
      [hashToken(token), 'reset', this.clock.now(), await hashPassword(password)],
    );
    return owner ?? null;
  }
}

/** Two requests with one token: the second finds it used. */
const USE = `update identity.tokens set used_at = $3
  where token_hash = $1 and kind = $2 and used_at is null and expires_at > $3 returning account_id`;
