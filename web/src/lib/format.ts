/** A person as lists and headings name them. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** Seconds as m:ss. */
export const minutesSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;

/** A year is told where it is not this one. */
const yearOf = (at: Date): 'numeric' | undefined =>
  at.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';

/** "21 Nov", or "21 Nov 2025" in another year, in the given time zone, the browser's own where it is null. */
export const day = (iso: string, timeZone: string | null): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: yearOf(new Date(iso)),
    timeZone: timeZone ?? undefined,
  }).format(new Date(iso));

/** "21 Nov, 20:14", or "21 Nov 2025, 20:14" in another year; time zone as for {@link day}. */
export const dayAndTime = (iso: string, timeZone: string | null): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: yearOf(new Date(iso)),
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timeZone ?? undefined,
  }).format(new Date(iso));
