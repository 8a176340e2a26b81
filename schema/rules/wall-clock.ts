/** What calendar and clock on the wall show; months from 1, hours from 0 to 23. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** As much of it as is used here. */
interface TemporalApi {
  readonly Now: { timeZoneId(): string };
  readonly Instant: {
    fromEpochMilliseconds(ms: number): { toZonedDateTimeISO(timeZone: string): WallClock };
  };
}

/** Where it is there, it is asked: it answers within half a millisecond, the first format of Intl after 20. */
const { Temporal: temporal } = globalThis as { Temporal?: TemporalApi };

/** The time zone of this device, such as `Asia/Kuala_Lumpur`. */
export const ownTimeZone = (): string =>
  temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the clocks of a time zone show at an instant. @throws RangeError where there is no such zone */
export function wallClock(timeZone: string, at: Date): WallClock {
  if (!temporal) return throughIntl(timeZone, at);
  const { year, month, day, hour, minute } = temporal.Instant.fromEpochMilliseconds(
    at.getTime(),
  ).toZonedDateTimeISO(timeZone);
  return { year, month, day, hour, minute };
}

/** Making a format takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function throughIntl(timeZone: string, at: Date): WallClock {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { ...ALL_PARTS, timeZone });
  formats.set(timeZone, format);
  const parts = format.formatToParts(at);
  const read = (wanted: keyof WallClock) => Number(parts.find(({ type }) => type === wanted)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

const ALL_PARTS = {
  calendar: 'gregory',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
} as const;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Calendar day of an instant in a time zone, as `YYYY-MM-DD`. @throws RangeError where there is no such zone */
export function dayIn(timeZone: string, at: Date): string {
  const { year, month, day } = wallClock(timeZone, at);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** `20:14`. */
export const hoursMinutes = ({ hour, minute }: WallClock): string =>
  `${twoDigits(hour)}:${twoDigits(minute)}`;
