import { Gauge, Layers, UserCheck, Users } from 'lucide-react';
import type { ImpactQuery } from '../../generated/impact';
import { StatCard } from '../../ui/StatCard';
import { marks, sample, whole } from './findings/words';

/** The four figures that stand for a cohort and its period. */
export function Overview({ impact: { overview, markedSessions } }: { impact: ImpactQuery['impact'] }) {
  const {
    totalStudents,
    activeStudents,
    engagementRate,
    completedSessions,
    averageScore,
    recentActiveStudents,
  } = overview;
  return (
    <section className="impact-cards" aria-label="Overview">
      <StatCard
        icon={Users}
        label="Total Students"
        value={whole(totalStudents)}
        note="with an account, in every period"
      />
      <StatCard
        icon={UserCheck}
        tone="blue"
        label="Active Students"
        value={whole(activeStudents)}
        unit={`${marks(engagementRate)}%`}
        note={`${whole(recentActiveStudents)} in the last 30 days of the period`}
      />
      <StatCard
        icon={Layers}
        tone="amber"
        label="Completed Sessions"
        value={whole(completedSessions)}
        note={`${whole(markedSessions)} of them marked`}
      />
      <StatCard
        icon={Gauge}
        tone="plum"
        label="Average Score"
        value={markedSessions === 0 ? '–' : marks(averageScore)}
        unit="/ 12"
        note={markedSessions === 0 ? 'no marks yet' : sample(markedSessions, 'marked session')}
      />
    </section>
  );
}
