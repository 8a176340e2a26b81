/** A person as lists and headings name them. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** Seconds as m:ss. */
export const minutesSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;

/** Made when they are wanted: the first one of a page takes longer than the first drawing of a screen. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** @param timeZone the browser's own where it is null */
function inEnglish(at: Date, parts: Intl.DateTimeFormatOptions, timeZone: string | null = null): string {
  const key = `${timeZone} ${JSON.stringify(parts)}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: timeZone ?? undefined });
  formats.set(key, format);
  return format.format(at);
}

const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** A year is told where it is not this one. */
const dayParts = (at: Date) =>
  ({
    day: 'numeric',
    month: 'short',
    year: at.getFullYear() === new Date().getFullYear() ? undefined : 'numeric',
  }) as const;

/** "21 Nov", or "21 Nov 2025" in another year. */
export function day(iso: string, timeZone: string | null): string {
  const at = new Date(iso);
  return inEnglish(at, dayParts(at), timeZone);
}

/** "21 Nov, 20:14", or "21 Nov 2025, 20:14" in another year. */
export function dayAndTime(iso: string, timeZone: string | null): string {
  const at = new Date(iso);
  return inEnglish(at, { ...dayParts(at), ...TIME }, timeZone);
}

/** "20:14", where the browser stands. @param ms since 1970 */
export const timeOfDay = (ms: number): string => inEnglish(new Date(ms), TIME);

/** "20:14" for today, "20 Nov, 20:14" for earlier days. @param ms since 1970 */
export function timeOrDay(ms: number): string {
  const at = new Date(ms);
  const isToday = at.toDateString() === new Date().toDateString();
  return inEnglish(at, isToday ? TIME : { day: 'numeric', month: 'short', ...TIME });
}

/** "21 November 2026". */
export const longDay = (iso: string): string => inEnglish(new Date(iso), { dateStyle: 'long' });
