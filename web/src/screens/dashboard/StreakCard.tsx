import { Flame } from 'lucide-react';
import { STREAK_LEVELS, type Streak, streakLevel } from 'schema/rules/streak';

/** The level above, where there is one. */
const levelAbove = (currentStreak: number) =>
  [...STREAK_LEVELS].reverse().find((level) => level.from > currentStreak);

/** Days in a row, the level they give, and what is missing to the next one. */
export function StreakCard({ streak }: { streak: Streak }) {
  const { currentStreak, longestStreak, totalPracticeDays } = streak;
  const next = levelAbove(currentStreak);
  const from = STREAK_LEVELS.find((level) => currentStreak >= level.from)?.from ?? 0;
  const share = next ? (currentStreak - from) / (next.from - from) : 1;
  const missing = next ? next.from - currentStreak : 0;
  return (
    <section className="panel streak" aria-labelledby="streak">
      <div className="streak-head">
        <span className="tile tone-coral">
          <Flame size={22} aria-hidden="true" />
        </span>
        <h2 id="streak" className="panel-title">
          Practice streak
        </h2>
        <span className="streak-level">{streakLevel(currentStreak)}</span>
      </div>
      <p className="streak-days figures">
        {currentStreak} <span>{currentStreak === 1 ? 'day' : 'days'} in a row</span>
      </p>
      <svg className="streak-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="streak-track" width="100" height="4" />
        <rect className="streak-fill" width={share * 100} height="4" />
      </svg>
      <p className="small soft">
        {next
          ? `${missing} more ${missing === 1 ? 'day' : 'days'} to ${next.name}`
          : 'The highest level there is'}
      </p>
      <dl className="streak-figures">
        <div>
          <dt>Longest</dt>
          <dd className="figures">{longestStreak}</dd>
        </div>
        <div>
          <dt>Days practised</dt>
          <dd className="figures">{totalPracticeDays}</dd>
        </div>
      </dl>
    </section>
  );
}
