import { counted, type ImpactScope, type Statement } from './counted.js';

/** Sums of one cohort and period; marks in sixths of a mark of 12. */
export interface OverviewRow {
  /** All students, whether they practised or not. */
  readonly students: number;
  readonly malaysian: number;
  readonly international: number;
  /** Whether some of them are made up for the demo. */
  readonly hasInvented: boolean;
  readonly active: number;
  readonly recent: number;
  readonly sessions: number;
  readonly assessed: number;
  readonly markTotal: number;
  /** Assessed at least twice. */
  readonly compared: number;
  readonly improved: number;
  readonly improvementTotal: number;
  /** Standard deviation of the sample; null of fewer than two. */
  readonly improvementSpread: number | null;
}

export function overview(scope: ImpactScope): Statement {
  const { text, values } = counted(scope);
  return {
    text: `${text}
select all_students.*, practice.* from (
  select count(*)::int as students, count(*) filter (where is_malaysian)::int as malaysian,
    count(*) filter (where has_country and not is_malaysian)::int as international,
    coalesce(bool_or(is_invented), false) as "hasInvented"
  from cohort
) as all_students cross join (
  select count(*)::int as active, count(*) filter (where last_at >= recent)::int as recent,
    coalesce(sum(sessions), 0)::int as sessions, coalesce(sum(assessed), 0)::int as assessed,
    coalesce(sum(total), 0)::float8 as "markTotal", count(improvement)::int as compared,
    count(*) filter (where improvement > 0)::int as improved,
    coalesce(sum(improvement), 0)::float8 as "improvementTotal",
    stddev_samp(improvement)::float8 as "improvementSpread"
  from students cross join period
) as practice`,
    values,
  };
}
