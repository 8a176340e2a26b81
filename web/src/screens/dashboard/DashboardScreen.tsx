import { Suspense } from 'react';
import { RECENT_SESSIONS } from 'schema/rules/limits';
import { dayIn, ownTimeZone } from 'schema/rules/wall-clock';
import { OtherPlaces } from '../../features/other-places/OtherPlaces';
import { SessionUpdates } from '../../features/sessions/SessionUpdates';
import { StatCards } from '../../features/sessions/StatCards';
import { useDashboardQuery } from '../../generated/progress';
import { lazyNamed } from '../../lib/lazyNamed';
import { useViewer } from '../../lib/viewer';
import { EmptyState } from '../../ui/EmptyState';
import { Gradually } from '../../ui/Gradually';
import { PageHeading } from '../../ui/PageHeading';
import { DashboardSkeleton } from './DashboardSkeleton';
import { greetingName } from './greetingName';
import { NextStepCard } from './NextStepCard';
import { nextStep } from './nextStep';
import { practiceHours } from './practiceHours';
import { RecentSessions } from './RecentSessions';
import { StreakCard } from './StreakCard';
import './dashboard.scss';

const StudentsCard = lazyNamed(() => import('./StudentsCard'), 'StudentsCard');

/** Greeting, next best step, numbers, last sessions. */
export function DashboardScreen() {
  const viewer = useViewer();
  const { data, error, refetch } = useDashboardQuery({ variables: { recent: RECENT_SESSIONS } });
  const sessions = data?.sessions?.edges.map(({ node }) => node) ?? [];
  const timeZone = viewer.timeZone ?? ownTimeZone();

  return (
    <>
      <PageHeading title="Dashboard" className="dashboard-greeting">
        Welcome back, {greetingName(viewer)}
      </PageHeading>
      <OtherPlaces />
      {error && !data?.viewer && (
        <div className="panel mt-4" role="alert">
          <EmptyState
            title="Your numbers could not be loaded"
            action={
              <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
                Try again
              </button>
            }
          >
            Nothing is lost.
          </EmptyState>
        </div>
      )}
      {!data && !error && <DashboardSkeleton />}
      {data?.viewer && (
        <Gradually placeholder={<DashboardSkeleton />}>
          <div className="dashboard">
            {viewer.canManageStudents && (
              <Suspense fallback={<div className="skeleton dashboard-wide dashboard-students-size" />}>
                <StudentsCard />
              </Suspense>
            )}
            <NextStepCard
              step={nextStep(
                data.viewer.streak,
                sessions.some(
                  ({ createdAt }) => dayIn(timeZone, new Date(createdAt)) === dayIn(timeZone, new Date()),
                ),
              )}
            />
            <StreakCard streak={data.viewer.streak} />
            <div className="dashboard-wide">
              <StatCards
                stats={data.viewer.stats}
                averageLabel="Average Score"
                practiceTime={practiceHours(data.viewer.stats.totalPracticeTime)}
              />
            </div>
            <RecentSessions sessions={sessions} />
            <SessionUpdates sessions={sessions} reread={refetch} />
          </div>
        </Gradually>
      )}
    </>
  );
}
