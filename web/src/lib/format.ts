import { hoursMinutes, ownTimeZone, type WallClock, wallClock } from 'schema/rules/wall-clock';

/** A person as lists and headings name them. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** Seconds as m:ss. */
export const minutesSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** As British English shortens it. */
const shortMonth = (name: string): string => (name === 'September' ? 'Sept' : name.slice(0, 3));

const monthOf = ({ month }: WallClock): string => MONTHS[month - 1] ?? '';

/** What the clock shows there, or where the browser stands. */
const clockAt = (at: Date, timeZone: string | null): WallClock => wallClock(timeZone ?? ownTimeZone(), at);

/** A year is told where it is not this one. */
function dayOf(clock: WallClock, timeZone: string | null): string {
  const isThisYear = clock.year === clockAt(new Date(), timeZone).year;
  return `${clock.day} ${shortMonth(monthOf(clock))}${isThisYear ? '' : ` ${clock.year}`}`;
}

/** "21 Nov", or "21 Nov 2025" in another year. */
export const day = (iso: string, timeZone: string | null): string =>
  dayOf(clockAt(new Date(iso), timeZone), timeZone);

/** "21 Nov, 20:14", or "21 Nov 2025, 20:14" in another year. */
export function dayAndTime(iso: string, timeZone: string | null): string {
  const clock = clockAt(new Date(iso), timeZone);
  return `${dayOf(clock, timeZone)}, ${hoursMinutes(clock)}`;
}

/** "20:14", where the browser stands. @param ms since 1970 */
export const timeOfDay = (ms: number): string => hoursMinutes(clockAt(new Date(ms), null));

/** "20:14" for today, else as `dayAndTime`. @param ms since 1970 */
export function timeOrDay(ms: number): string {
  const at = new Date(ms);
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday ? timeOfDay(ms) : dayAndTime(at.toISOString(), null);
}

/** "21 November 2026". */
export function longDay(iso: string, timeZone: string | null = null): string {
  const clock = clockAt(new Date(iso), timeZone);
  return `${clock.day} ${monthOf(clock)} ${clock.year}`;
}

/** "21 November 2026, 21:04". */
export const longDayAndTime = (iso: string, timeZone: string | null): string =>
  `${longDay(iso, timeZone)}, ${hoursMinutes(clockAt(new Date(iso), timeZone))}`;
