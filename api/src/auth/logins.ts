import type { Clock } from '../clock.js';
import { type AuthCookies, LOGIN_DAYS } from './cookies.js';
import { LoginCache, type ResolvedLogin } from './login-cache.js';
import type { Sql } from './sql.js';
import { hashToken, isToken, newToken } from './tokens.js';

interface LoginsDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly cookies: AuthCookies;
  /** Tells the other instances, which call `forget`; this process has forgotten the login already. */
  readonly onRevoked: (loginId: string) => void | Promise<void>;
}

export interface NewLogin {
  readonly userId: string;
  readonly issuer: string;
  readonly subject: string;
  /** The provider's proof of this sign-in, its hint when signing out. */
  readonly idToken: string;
}

/** A login that signs out. It may have been revoked already: the provider's session may still be open. */
export interface EndingLogin extends ResolvedLogin {
  readonly idToken: string;
  readonly isRevoked: boolean;
}

/** Logins: a row each, that can be revoked; the cookie carries a random token, the row its hash. */
export class Logins {
  readonly #cache: LoginCache;

  constructor(private readonly deps: LoginsDeps) {
    this.#cache = new LoginCache(deps.clock);
  }

  /** @returns the cookie's value and the row's id */
  async create(login: NewLogin): Promise<{ token: string; loginId: string }> {
    const token = newToken();
    const now = this.deps.clock.now();
    const [row] = await this.deps.sql.query<{ id: string }>(
      `insert into identity.logins (token_hash, user_id, issuer, subject, id_token, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $6::timestamptz + make_interval(days => $7)) returning id`,
      [hashToken(token), login.userId, login.issuer, login.subject, login.idToken, now, LOGIN_DAYS],
    );
    if (!row) throw new Error('the login was not written');
    return { token, loginId: row.id };
  }

  /** Whose request is this? Null when signed out, expired or revoked. */
  async resolve(cookieHeader: string | undefined): Promise<ResolvedLogin | null> {
    const hash = this.#hashOf(cookieHeader);
    if (!hash) return null;
    const key = hash.toString('base64');
    const cached = this.#cache.get(key);
    if (cached) return { loginId: cached.loginId, userId: cached.userId };

    const { generation } = this.#cache;
    const [row] = await this.deps.sql.query<{ id: string; user_id: string; expires_at: Date }>(
      `select id, user_id, expires_at from identity.logins
       where token_hash = $1 and revoked_at is null and expires_at > $2`,
      [hash, this.deps.clock.now()],
    );
    if (!row) return null;
    const login = { loginId: row.id, userId: row.user_id };
    this.#cache.keep(key, login, row.expires_at, generation);
    return login;
  }

  /** The login that signs out, with what the provider needs to end its own session. */
  async ending(cookieHeader: string | undefined): Promise<EndingLogin | null> {
    const hash = this.#hashOf(cookieHeader);
    if (!hash) return null;
    const [row] = await this.deps.sql.query<EndingLogin>(
      `select id as "loginId", user_id as "userId", id_token as "idToken", revoked_at is not null as "isRevoked"
       from identity.logins where token_hash = $1`,
      [hash],
    );
    return row ?? null;
  }

  revoke(loginId: string): Promise<void> {
    return this.#revokeWhere('id = $2', [loginId]);
  }

  revokeAllOf(userId: string): Promise<void> {
    return this.#revokeWhere('user_id = $2', [userId]);
  }

  /** Whether any login of this user is over; what ended otherwise than by signing out is found by this. */
  async hasEndedOf(userId: string): Promise<boolean> {
    const ended = await this.deps.sql.query(
      `select 1 from identity.logins
       where user_id = $1 and (revoked_at is not null or expires_at <= $2) limit 1`,
      [userId, this.deps.clock.now()],
    );
    return ended.length > 0;
  }

  /** For the provider, which knows its own ids only. */
  revokeAllOfSubject(issuer: string, subject: string): Promise<void> {
    return this.#revokeWhere('issuer = $2 and subject = $3', [issuer, subject]);
  }

  /** Another instance has revoked this login. */
  forget(loginId: string): void {
    this.#cache.forget(loginId);
  }

  /** Revocations elsewhere may have been missed. */
  forgetAll(): void {
    this.#cache.forgetAll();
  }

  async #revokeWhere(condition: string, values: readonly string[]): Promise<void> {
    const revoked = await this.deps.sql.query<{ id: string }>(
      `update identity.logins set revoked_at = $1 where revoked_at is null and ${condition} returning id`,
      [this.deps.clock.now(), ...values],
    );
    for (const { id } of revoked) this.#cache.forget(id);
    await Promise.all(revoked.map(({ id }) => this.deps.onRevoked(id)));
  }

  #hashOf(cookieHeader: string | undefined): Buffer | null {
    const token = this.deps.cookies.read(cookieHeader, this.deps.cookies.login);
    return isToken(token) ? hashToken(token) : null;
  }
}
