import { createHash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
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
  /** Recordings and pictures. */
  upload: { minutes: 60, account: 300, address: 0 },
  /** What may cost a call of a provider: generated questions, partner turns, assessments without a recording. */
  ai: { minutes: 60, account: 200, address: 0 },
  /** A bearer token that nobody issued. */
  badToken: { minutes: 15, account: 100, address: 100 },
} as const;
export type LimitedAction = keyof typeof RULES;

/** Limits per account, per address only for visitors; counted in PostgreSQL, for all instances together. */
export interface RateLimits {
  /** Counts before it is done, so that many at once do not slip through. @throws RATE_LIMITED with seconds to wait */
  take(ctx: RequestContext, action: LimitedAction): Promise<void>;
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
}

function keyOf({ viewer, address }: RequestContext): string {
  const who = viewer ? ['account', viewer.id] : ['address', networkOf(address)];
  return createHash('sha256').update(JSON.stringify(who)).digest('base64url');
}
