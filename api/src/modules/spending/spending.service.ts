import type { SpendingPurpose } from 'schema/rules/choices';
import { dayIn } from 'schema/rules/wall-clock';
import type { Clock } from '../../clock.js';
import type { SpendingSettings } from '../../config/settings.js';
import type { RequestContext } from '../../context.js';
import { maySeeSpending } from './spending.policy.js';

/** What has been settled for one purpose on one day. */
export interface SpendingOfDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly purpose: SpendingPurpose;
  readonly calls: number;
  /** In the currency of the prices. */
  readonly amount: number;
}

export interface Spending {
  readonly today: string;
  readonly capPerDay: number | null;
  readonly capPerUserDay: number | null;
  readonly days: readonly SpendingOfDay[];
}

/** A month, and the day on which it began a month ago. */
const DAYS = 31;

/** What providers have cost. */
export class SpendingService {
  constructor(
    private readonly clock: Clock,
    private readonly caps: Pick<SpendingSettings, 'perDay' | 'perUserDay'>,
    private readonly timeZone: string,
  ) {}

  /** The last days, newest first; a day without a call has no row. */
  async spending(ctx: RequestContext): Promise<Spending> {
    maySeeSpending(ctx);
    const today = dayIn(this.timeZone, this.clock.now());
    const days = await ctx.em.execute<SpendingOfDay[]>(
      `select to_char(day, 'YYYY-MM-DD') as day, purpose, calls, amount::float8 / 1000000 as amount
       from spending_days where day > cast(? as date) - ${DAYS} order by day desc, purpose`,
      [today],
    );
    return { today, capPerDay: this.caps.perDay, capPerUserDay: this.caps.perUserDay, days };
  }
}
