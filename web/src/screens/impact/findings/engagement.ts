import { ALL_TIME, impactPeriodLabel } from 'schema/rules/impact';
import type { ImpactQuery } from '../../../generated/impact';
import { counted, listed, whole } from './words';

type MonthRow = ImpactQuery['allTime']['engagementByMonth'][number];
export type Month = Pick<MonthRow, 'month' | 'uniqueStudents' | 'totalSessions'>;

const monthNumber = (month: string): number => {
  const [year = 0, place = 1] = month.split('-').map(Number);
  return year * 12 + place - 1;
};
const monthName = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/**
 * Every month from the first to the last in which somebody practised, the chosen one too: a month of holidays is a
 * month with 0, not a hole.
 */
export function everyMonth(rows: readonly Month[], period: string): Month[] {
  const at = new Map(rows.map((row) => [monthNumber(row.month), row]));
  const numbers = [...at.keys(), ...(period === ALL_TIME ? [] : [monthNumber(period)])];
  if (numbers.length === 0) return [];
  const first = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - first + 1 }, (_, index) => {
    const number = first + index;
    return at.get(number) ?? { month: monthName(number), uniqueStudents: 0, totalSessions: 0 };
  });
}

/** What practice did in the chosen month, or when there was most of it. */
export const engagementFinding = (months: readonly Month[], period: string): string =>
  period === ALL_TIME ? mostPractised(months) : comparedWithBefore(months, period);

function comparedWithBefore(months: readonly Month[], period: string): string {
  const place = months.findIndex(({ month }) => month === period);
  const [now, before] = [months[place], months[place - 1]];
  const sessions = `${counted(now?.totalSessions ?? 0, 'session')} in ${impactPeriodLabel(period)}`;
  if (!now || !before) return `${sessions}, the first month with practice`;
  const more = now.totalSessions - before.totalSessions;
  const then = impactPeriodLabel(before.month);
  if (more === 0) return `${sessions}, as many as in ${then}`;
  return `${sessions}, ${whole(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than in ${then}`;
}

function mostPractised(months: readonly Month[]): string {
  const all = months.reduce((sum, { totalSessions }) => sum + totalSessions, 0);
  const most = Math.max(0, ...months.map(({ totalSessions }) => totalSessions));
  if (most === 0) return 'No session yet';
  const when = months.filter(({ totalSessions }) => totalSessions === most).map(({ month }) => month);
  const names = listed(when.map(impactPeriodLabel));
  if (most === all) return `${all === 1 ? 'The only session' : `All ${whole(all)} sessions`} in ${names}`;
  if (when.length === 1) return `Most practice in ${names}: ${whole(most)} of ${counted(all, 'session')}`;
  return `Most practice in ${names}: ${counted(most, 'session')} each`;
}

export const engagementTable = (months: readonly Month[]) => ({
  columns: ['Month', 'Students', 'Sessions'],
  rows: months
    .toReversed()
    .map(({ month, uniqueStudents, totalSessions }) => [
      impactPeriodLabel(month),
      whole(uniqueStudents),
      whole(totalSessions),
    ]),
});
