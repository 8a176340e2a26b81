import { Clock, Gauge, Layers, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { BAND_MAX, BAND_TONE_WORDS, bandTone } from 'schema/rules/scoring';
import type { DashboardQuery } from '../../generated/progress';
import { StatCard } from '../../ui/StatCard';
import './stat-cards.scss';

export type Stats = NonNullable<DashboardQuery['viewer']>['stats'];

interface StatCardsProps {
  stats: Stats;
  /** What the screen calls the mean band. */
  averageLabel: 'Average Score' | 'Average Band Score';
  practiceTime: { value: ReactNode; unit: string; note: string };
}

const improvementNote = (percent: number): string => {
  if (percent > 0) return 'above your first answers';
  return percent === 0 ? 'no change to see yet' : 'below your first answers';
};

/** The four numbers of §2. */
export function StatCards({ stats, averageLabel, practiceTime }: StatCardsProps) {
  const { totalSessions, averageScore, improvement } = stats;
  return (
    <section className="stat-cards" aria-label="Your numbers">
      <StatCard
        icon={Layers}
        label="Total Sessions"
        value={totalSessions}
        note={totalSessions === 1 ? 'answer given' : 'answers given'}
      />
      <StatCard
        icon={Gauge}
        tone="blue"
        label={averageLabel}
        value={averageScore.toFixed(1)}
        unit={`/ ${BAND_MAX}`}
        note={averageScore > 0 ? BAND_TONE_WORDS[bandTone(averageScore)] : 'no marks yet'}
      />
      <StatCard icon={Clock} tone="amber" label="Practice Time" {...practiceTime} />
      <StatCard
        icon={TrendingUp}
        tone="plum"
        label="Improvement"
        value={`${improvement > 0 ? '+' : ''}${improvement}%`}
        trend={improvement > 0 ? 'positive' : 'negative'}
        note={improvementNote(improvement)}
      />
    </section>
  );
}
