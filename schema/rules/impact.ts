/** What the impact dashboard and the research exports can be asked for. */

export const IMPACT_COHORTS = ['malaysian', 'global'] as const;
export type ImpactCohort = (typeof IMPACT_COHORTS)[number];

export const ALL_TIME = 'all-time';
export const TOP_IMPROVERS = 10;
/** From fewer people no conclusion is drawn. */
export const SMALL_GROUP = 10;

/** `all-time`, or a month as `YYYY-MM`. */
export const isImpactPeriod = (period: string): boolean =>
  period === ALL_TIME || /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(period);

/** As the selector shows it: All Time, September 2025. */
export const impactPeriodLabel = (period: string): string =>
  period === ALL_TIME
    ? 'All Time'
    : new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${period}-01T00:00:00Z`),
      );
