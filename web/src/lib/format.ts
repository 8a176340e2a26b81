/** A person as lists and headings name them. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** Seconds as m:ss. */
export const minutesSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;

/** By what they show; making one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A year is told where it is not this one. @param timeZone the browser's own where it is null */
function inEnglish(iso: string, timeZone: string | null, time: 'time' | 'day only'): string {
  const at = new Date(iso);
  const year = at.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  const key = `${timeZone} ${year} ${time}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat('en-GB', {
      ...{ day: 'numeric', month: 'short', year, timeZone: timeZone ?? undefined },
      ...(time === 'time' && { hour: '2-digit', minute: '2-digit' }),
    });
  formats.set(key, format);
  return format.format(at);
}

/** "21 Nov", or "21 Nov 2025" in another year. */
export const day = (iso: string, timeZone: string | null): string => inEnglish(iso, timeZone, 'day only');

/** "21 Nov, 20:14", or "21 Nov 2025, 20:14" in another year. */
export const dayAndTime = (iso: string, timeZone: string | null): string => inEnglish(iso, timeZone, 'time');
