import type { ProgressQuery } from '../../generated/progress';

export type MarkedSession = ProgressQuery['sessions']['edges'][number]['node'];

export const CRITERIA_OF_CHART = [
  { name: 'Grammar', field: 'grammarScore' },
  { name: 'Vocabulary', field: 'vocabularyScore' },
  { name: 'Communicative competence', field: 'communicativeScore' },
] as const;

/** One answer's band. */
export interface BandAt {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly band: number;
}

/** The bands of one criterion, oldest first. @param sessions in any order */
export const bandsOf = (
  sessions: readonly MarkedSession[],
  field: (typeof CRITERIA_OF_CHART)[number]['field'],
): BandAt[] =>
  sessions
    .flatMap((session) => {
      const band = session[field];
      return band === null ? [] : { at: Date.parse(session.createdAt), band };
    })
    .sort((a, b) => a.at - b.at);

export type Period = 'day' | 'week' | 'month';

const DAY_MS = 86_400_000;
/** Up to three weeks every day has its average, up to a year every week. */
const DAYS_BY_DAY = 21;
const DAYS_BY_WEEK = 366;

export function periodFor(spanMs: number): Period {
  if (spanMs <= DAYS_BY_DAY * DAY_MS) return 'day';
  return spanMs <= DAYS_BY_WEEK * DAY_MS ? 'week' : 'month';
}

export interface TimeAxis {
  /** The instants at its ends. */
  readonly domain: readonly [number, number];
  /** Instants with a date below. */
  readonly ticks: readonly number[];
}

/** The first, the middle and the last instant; what all happened within a day stands in the middle, close together. */
export function timeAxisOf(instants: readonly number[]): TimeAxis {
  const first = Math.min(...instants);
  const last = Math.max(...instants);
  const middle = (first + last) / 2;
  if (last - first < DAY_MS) return { domain: [middle - DAY_MS, middle + DAY_MS], ticks: [middle] };
  return { domain: [first, last], ticks: [first, middle, last] };
}

export interface Average {
  /** First day of the period, as `YYYY-MM-DD`. */
  readonly starts: string;
  /** The middle of its answers, where its average is drawn. */
  readonly at: number;
  readonly band: number;
  readonly answers: number;
}

/** First day of the period that a calendar day is in; weeks begin on Monday. */
function startOf(period: Period, calendarDay: string): string {
  if (period === 'month') return `${calendarDay.slice(0, 7)}-01`;
  const start = new Date(`${calendarDay}T00:00:00Z`);
  if (period === 'week') start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7));
  return start.toISOString().slice(0, 10);
}

/**
 * Means by day, week or month, oldest first; a period without an answer has none.
 * @param dayOf calendar day of an instant, where the student is
 */
export function averagesOf(
  bands: readonly BandAt[],
  period: Period,
  dayOf: (at: number) => string,
): Average[] {
  const periods = Map.groupBy(bands, ({ at }) => startOf(period, dayOf(at)));
  return [...periods].map(([starts, inside]) => ({
    starts,
    at: inside.reduce((sum, { at }) => sum + at, 0) / inside.length,
    band: inside.reduce((sum, { band }) => sum + band, 0) / inside.length,
    answers: inside.length,
  }));
}
