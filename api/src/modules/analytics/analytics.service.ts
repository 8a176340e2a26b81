import { IsolationLevel } from '@mikro-orm/core';
import {
  ALL_TIME,
  IMPACT_COHORTS,
  type ImpactCohort,
  impactPeriodLabel,
  isImpactPeriod,
} from 'schema/rules/impact';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { badInput } from '../../errors.js';
import { recordAudit } from '../audit/record-audit.js';
import { mayReadImpact } from './analytics.policy.js';
import { Impact, type ImpactOverview, type StudentImprovement } from './impact.js';
import { Pseudonyms } from './pseudonyms.js';
import type { MonthRow } from './sql/engagement-by-month.js';

interface ImpactSettings {
  /** Pseudonyms are stable within it. */
  readonly name: string;
  /** Months on offer, the one chosen at first before the others. */
  readonly months: readonly string[];
  /** In which months begin. */
  readonly timeZone: string;
}

export interface ImpactPeriod {
  readonly value: string;
  readonly label: string;
  readonly isDefault: boolean;
}

/** All figures at one moment. */
export interface ImpactFigures {
  readonly cohort: ImpactCohort;
  readonly period: string;
  readonly overview: ImpactOverview;
  readonly improvementData: readonly StudentImprovement[];
  readonly engagementByMonth: readonly MonthRow[];
  readonly includesDemoData: boolean;
}

/** The impact study. The impact admin sees everybody; what leaves the house has only students with consent. */
export class AnalyticsService {
  readonly #pseudonyms: Pseudonyms;

  constructor(
    private readonly clock: Clock,
    private readonly study: ImpactSettings,
  ) {
    this.#pseudonyms = new Pseudonyms(study.name, () => clock.now());
  }

  /** What the selector offers: all time, then the months of the study. Any other month may be asked for as well. */
  periods(ctx: RequestContext): ImpactPeriod[] {
    mayReadImpact(ctx);
    const [first] = this.study.months;
    return [ALL_TIME, ...this.study.months].map((value) => ({
      value,
      label: impactPeriodLabel(value),
      isDefault: value === (first ?? ALL_TIME),
    }));
  }

  /**
   * Figures that are read one by one.
   * @param period `all-time` or `YYYY-MM`; left out: the one chosen at first
   */
  async impact(ctx: RequestContext, cohort: string, period?: string | null): Promise<Impact> {
    mayReadImpact(ctx);
    return this.#impact(ctx, cohort, period ?? this.study.months[0] ?? ALL_TIME, ctx.grant !== null);
  }

  /** All figures at one moment, with at most so many students in `improvementData`. */
  async figures(ctx: RequestContext, cohort: string, period: string, limit: number): Promise<ImpactFigures> {
    mayReadImpact(ctx);
    return this.#figures(ctx, cohort, period, { onlyConsenting: ctx.grant !== null, limit });
  }

  /** All figures for a file: whoever asks, only of students with consent. Leaves an audit entry. */
  async exported(ctx: RequestContext, cohort: string, period: string): Promise<ImpactFigures> {
    mayReadImpact(ctx);
    const figures = await this.#figures(ctx, cohort, period, { onlyConsenting: true, limit: null });
    await recordAudit(ctx.em, {
      action: 'analytics.export',
      actorId: ctx.viewer?.id ?? null,
      subject: `${figures.cohort}-impact:${figures.period}${ctx.grant ? ` token:${ctx.grant.tokenId}` : ''}`,
      at: this.clock.now(),
    });
    return figures;
  }

  async #figures(
    ctx: RequestContext,
    cohort: string,
    period: string,
    { onlyConsenting, limit }: { readonly onlyConsenting: boolean; readonly limit: number | null },
  ): Promise<ImpactFigures> {
    await this.#pseudonyms.of(ctx.em);
    return ctx.em.transactional(
      async (em) => {
        const impact = await this.#impact({ em }, cohort, period, onlyConsenting);
        return {
          cohort: impact.cohort,
          period,
          overview: await impact.overview(),
          improvementData: await impact.improvements(limit),
          engagementByMonth: await impact.engagementByMonth(),
          includesDemoData: await impact.includesDemoData(),
        };
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
    );
  }

  async #impact(
    { em }: Pick<RequestContext, 'em'>,
    cohort: string,
    period: string,
    onlyConsenting: boolean,
  ): Promise<Impact> {
    const known = IMPACT_COHORTS.find((one) => one === cohort);
    if (!known) throw badInput(`Ask for one of ${IMPACT_COHORTS.join(', ')}.`, 'cohort');
    if (!isImpactPeriod(period)) throw badInput('Ask for all-time, or for a month as 2025-09.', 'period');
    const { timeZone } = this.study;
    const scope = { cohort: known, period, onlyConsenting, timeZone, now: this.clock.now() };
    return new Impact({ scope, em, pseudonym: await this.#pseudonyms.of(em) });
  }
}
