import { dayIn } from 'schema/rules/wall-clock';

export const DEMO_TIME_ZONE = 'Asia/Kuala_Lumpur';

/** Malaysia keeps one offset all year, so a day there is always 24 hours. */
const DEMO_UTC_OFFSET = '+08:00';
const DAY_MS = 86_400_000;

/** An instant told from the day of loading: calendar days in Malaysia before it, and a time of that day. */
export interface DemoTime {
  readonly daysAgo: number;
  /** `HH:MM` in Malaysia. */
  readonly at: string;
}

export function demoInstant(now: Date, { daysAgo, at }: DemoTime): Date {
  const today = dayIn(DEMO_TIME_ZONE, now);
  return new Date(Date.parse(`${today}T${at}:00${DEMO_UTC_OFFSET}`) - daysAgo * DAY_MS);
}
