import { counted, type ImpactScope, type Statement } from './counted.js';

export interface MonthRow {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly uniqueStudents: number;
  readonly totalSessions: number;
}

/** Months with at least one session, the oldest first. */
export function engagementByMonth(scope: ImpactScope): Statement {
  const { text, values } = counted(scope);
  return {
    text: `${text}
select to_char(created_at at time zone ?, 'YYYY-MM') as month, count(distinct user_id)::int as "uniqueStudents",
  count(*)::int as "totalSessions"
from counted group by 1 order by 1`,
    values: [...values, scope.timeZone],
  };
}
