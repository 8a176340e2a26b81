import { ALL_TIME, isImpactPeriod } from 'schema/rules/impact';
import type { RequestContext } from '../../context.js';
import { badInput } from '../../errors.js';
import { type AgreementRow, agreementTable } from './agreement-table.js';
import { mayReadImpact } from './analytics.policy.js';
import { doubleMarks } from './double-marks.js';

/** How far the assessors agree with teachers. */
export class AgreementService {
  constructor(private readonly timeZone: string) {}

  /**
   * By assessor version, calibration and criterion.
   * @param period `all-time` or `YYYY-MM`; left out: all time
   */
  async agreement(ctx: RequestContext, period: string = ALL_TIME): Promise<AgreementRow[]> {
    mayReadImpact(ctx);
    if (!isImpactPeriod(period)) throw badInput('Ask for all-time, or for a month as 2025-09.', 'period');
    return agreementTable(await doubleMarks(ctx.em, this.timeZone), period);
  }
}
