import { createHash } from 'node:crypto';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './auth/network-of.js';
import type { RequestContext } from './context.js';
import { rateLimited } from './errors.js';

/** How often in `minutes` an account may do it, and an address that is not signed in (a class shares one). */
const RULES = {
  /** Contact messages, testimonials, contributions. */
  form: { minutes: 60, account: 30, address: 60 },
  /** A teacher's entries for students: whole classes at once, at the start of a year. */
  roster: { minutes: 60, account: 150, address: 0 },
  /** A teacher's marks: whole classes at once. */
  marking: { minutes: 60, account: 200, address: 0 },
  /** Recordings and pictures. */
  upload: { minutes: 60, account: 300, address: 0 },
  /** What may cost a call of a provider: generated questions, partner turns, assessments without a recording. */
  ai: { minutes: 60, account: 200, address: 0 },
  /** Everything of one's own in one file. */
  export: { minutes: 60, account: 5, address: 0 },
  /** A bearer token that nobody issued. */
  badToken: { minutes: 15, account: 100, address: 100 },
} as const;
export type LimitedAction = keyof typeof RULES;

/** Limits per account, per address only for visitors; counted in PostgreSQL, for all instances together. */
export interface RateLimits {
  /** Counts before it is done, so that many at once do not slip through. @throws RATE_LIMITED with seconds to wait */
  take(ctx: RequestContext, action: LimitedAction): Promise<void>;
  /** The account is going, in the transaction of `em`: its counters go with it. */
  forget(em: EntityManager, userId: string): Promise<void>;
}

/** Fixed windows in the table `rate_limits`; keys are hashes, not addresses. */
export class PgRateLimits implements RateLimits {
  constructor(private readonly orm: MikroORM) {}

  async take(ctx: RequestContext, action: LimitedAction): Promise<void> {
    const rule = RULES[action];
    const points = ctx.viewer ? rule.account : rule.address;
    const limiter = new RateLimiterPostgres({
      storeClient: await this.orm.em.getConnection().getNativeClient(),
      storeType: 'client',
      schemaName: 'limits',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false, // the worker sweeps
      keyPrefix: action,
      points,
      duration: rule.minutes * 60,
    });
    try {
      await limiter.consume(keyOf(ctx));
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw rateLimited(Math.ceil(refused.msBeforeNext / 1000));
      throw refused;
    }
  }

  async forget(em: EntityManager, userId: string): Promise<void> {
    const key = hashOf(['account', userId]);
    const keys = Object.keys(RULES).map((action) => `${action}:${key}`);
    await em.execute(
      'delete from limits.rate_limits where key in (select jsonb_array_elements_text(?::jsonb))',
      [JSON.stringify(keys)],
    );
  }
}

const keyOf = ({ viewer, address }: RequestContext): string =>
  hashOf(viewer ? ['account', viewer.id] : ['address', networkOf(address)]);

const hashOf = (who: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(who)).digest('base64url');
