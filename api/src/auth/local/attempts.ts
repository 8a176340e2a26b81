import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.js';
import { networkOf } from '../network-of.js';
import type { Sql } from '../sql.js';

type Scope = 'account at address' | 'account' | 'address';

interface Rule {
  readonly minutes: number;
  readonly max: Partial<Record<Scope, number>>;
}

/** A class of forty shares one address, so an address may do much more than an account. */
const RULES = {
  signIn: { minutes: 15, max: { 'account at address': 10, account: 100, address: 300 } },
  signUp: { minutes: 60, max: { address: 120 } },
  reset: { minutes: 60, max: { account: 5, address: 60 } },
} satisfies Record<string, Rule>;

export interface Who {
  readonly email: string;
  readonly address: string;
}

type Action = keyof typeof RULES;

/** Counts tries in fixed windows in PostgreSQL, for all instances together; keys are hashes, not addresses. */
export class Attempts {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a try before it is made, so that many at once do not slip through.
   * @returns null when it may be made, else the seconds to wait
   */
  async take(action: Action, who: Who): Promise<number | null> {
    const rule: Rule = RULES[action];
    const now = this.clock.now();
    const scopes = scopesOf(rule);
    const rows = await this.sql.query<{ key: Buffer; count: number; ends_at: Date }>(
      `insert into identity.attempts as attempt (key, count, ends_at)
       select key, 1, $2::timestamptz + make_interval(mins => $3) from unnest($1::bytea[]) key order by key
       on conflict (key) do update set
         count = case when attempt.ends_at <= $2 then 1 else attempt.count + 1 end,
         ends_at = case when attempt.ends_at <= $2 then excluded.ends_at else attempt.ends_at end
       returning key, count, ends_at`,
      [scopes.map((scope) => keyOf(action, scope, who)), now, rule.minutes],
    );
    const waits = scopes.map((scope) => {
      const row = rows.find(({ key }) => key.equals(keyOf(action, scope, who)));
      const isOver = row !== undefined && row.count > (rule.max[scope] ?? Number.POSITIVE_INFINITY);
      return isOver ? Math.ceil((row.ends_at.getTime() - now.getTime()) / 1000) : 0;
    });
    return Math.max(...waits) || null;
  }

  /** The try was right: the account starts afresh, its address gets this one try back. */
  async forgive(action: Action, who: Who): Promise<void> {
    const keys = scopesOf(RULES[action])
      .filter((scope) => scope !== 'address')
      .map((scope) => keyOf(action, scope, who));
    await this.sql.query(
      `with cleared as (delete from identity.attempts where key = any($1::bytea[]))
       update identity.attempts set count = count - 1 where key = $2 and count > 0`,
      [keys, keyOf(action, 'address', who)],
    );
  }
}

const ALL_SCOPES: readonly Scope[] = ['account at address', 'account', 'address'];

const scopesOf = (rule: Rule): Scope[] => ALL_SCOPES.filter((scope) => rule.max[scope] !== undefined);

function keyOf(action: Action, scope: Scope, { email, address }: Who): Buffer {
  const network = networkOf(address);
  const parts = { account: [email], address: [network], 'account at address': [email, network] }[scope];
  return createHash('sha256')
    .update(JSON.stringify([action, scope, ...parts]))
    .digest();
}
