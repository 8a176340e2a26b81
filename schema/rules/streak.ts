export interface Streak {
  currentStreak: number;
  longestStreak: number;
  totalPracticeDays: number;
}

export const STREAK_LEVELS = [
  { from: 30, name: 'Legend' },
  { from: 14, name: 'Champion' },
  { from: 7, name: 'Fire' },
  { from: 3, name: 'Hot' },
  { from: 0, name: 'Getting Started' },
] as const;

/** Level of a streak (§4): 0–2 Getting Started … 30+ Legend. */
export const streakLevel = (currentStreak: number): string =>
  STREAK_LEVELS.find((level) => currentStreak >= level.from)?.name ?? 'Getting Started';

const DAY_MS = 86_400_000;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/**
 * Streak of a set of practice days. Today not yet practised does not break it.
 * @param days distinct `YYYY-MM-DD` in the user's time zone, any order
 * @param today `YYYY-MM-DD` in the same time zone
 */
export function streakOf(days: readonly string[], today: string): Streak {
  const numbers = [...new Set(days)].map(dayNumber).sort((a, b) => a - b);
  let longest = 0;
  let run = 0;
  let previous = Number.NaN;
  for (const day of numbers) {
    run = day === previous + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    previous = day;
  }
  const alive = numbers.length > 0 && dayNumber(today) - previous <= 1;
  return { currentStreak: alive ? run : 0, longestStreak: longest, totalPracticeDays: numbers.length };
}
