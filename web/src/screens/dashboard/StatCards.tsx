import { Clock, Gauge, Layers, TrendingUp } from 'lucide-react';
import { BAND_MAX, BAND_TONE_WORDS, bandTone } from 'schema/rules/scoring';
import type { DashboardQuery } from '../../generated/progress';
import { StatCard } from '../../ui/StatCard';

type Stats = NonNullable<DashboardQuery['viewer']>['stats'];

const improvementNote = (percent: number): string => {
  if (percent > 0) return 'above your first answers';
  return percent === 0 ? 'no change to see yet' : 'below your first answers';
};

/** The four numbers of §2. */
export function StatCards({ stats }: { stats: Stats }) {
  const { totalSessions, averageScore, totalPracticeTime, improvement } = stats;
  return (
    <section className="dashboard-wide" aria-label="Your numbers">
      <div className="row g-3">
        <div className="col-6 col-xl-3">
          <StatCard
            icon={Layers}
            label="Total Sessions"
            value={totalSessions}
            note={totalSessions === 1 ? 'answer given' : 'answers given'}
          />
        </div>
        <div className="col-6 col-xl-3">
          <StatCard
            icon={Gauge}
            tone="blue"
            label="Average Score"
            value={averageScore.toFixed(1)}
            unit={`/ ${BAND_MAX}`}
            note={averageScore > 0 ? BAND_TONE_WORDS[bandTone(averageScore)] : 'no marks yet'}
          />
        </div>
        <div className="col-6 col-xl-3">
          <StatCard
            icon={Clock}
            tone="amber"
            label="Practice Time"
            value={Math.round(totalPracticeTime / 60)}
            unit="h"
            note={`${totalPracticeTime} ${totalPracticeTime === 1 ? 'minute' : 'minutes'} in all`}
          />
        </div>
        <div className="col-6 col-xl-3">
          <StatCard
            icon={TrendingUp}
            tone="plum"
            label="Improvement"
            value={`${improvement > 0 ? '+' : ''}${improvement}%`}
            trend={improvement > 0 ? 'positive' : 'negative'}
            note={improvementNote(improvement)}
          />
        </div>
      </div>
    </section>
  );
}
