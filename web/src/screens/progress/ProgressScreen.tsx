import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from 'schema/rules/limits';
import { SessionUpdates } from '../../features/sessions/SessionUpdates';
import { StatCards } from '../../features/sessions/StatCards';
import { useProgressQuery } from '../../generated/progress';
import { useSessionsQuery } from '../../generated/sessions';
import { EmptyState } from '../../ui/EmptyState';
import { Gradually } from '../../ui/Gradually';
import { PageHeading } from '../../ui/PageHeading';
import { GrowthPanel } from './GrowthPanel';
import { ProgressSkeleton } from './ProgressSkeleton';
import { hoursAndMinutes } from './practiceTime';
import { SessionHistory } from './SessionHistory';
import { useMoreSessions } from './useMoreSessions';
import './progress.scss';

/** What was practised, and how it grows. */
export function ProgressScreen() {
  const progress = useProgressQuery({ variables: { charted: PAGE_SIZE_MAX } });
  const history = useSessionsQuery({ variables: { first: PAGE_SIZE_DEFAULT } });
  const more = useMoreSessions(history.fetchMore);
  const { viewer, sessions: charted } = progress.data ?? {};
  const listed = history.data?.sessions;
  const stats = viewer?.stats;

  return (
    <>
      <PageHeading title="Progress">Progress</PageHeading>
      {stats && charted && listed ? (
        <Gradually placeholder={<ProgressSkeleton />}>
          <div className="progress-screen">
            <GrowthPanel
              sessions={charted.edges.map(({ node }) => node)}
              hasOlder={charted.pageInfo.hasNextPage}
            />
            <StatCards
              stats={stats}
              averageLabel="Average Band Score"
              practiceTime={practiceTime(stats.totalPracticeTime)}
            />
            <SessionHistory
              sessions={listed.edges.map(({ node }) => node)}
              hasMore={listed.pageInfo.hasNextPage}
              loadingMore={more.loading}
              onMore={() => more.load(listed.pageInfo.endCursor)}
            />
            <SessionUpdates sessions={listed.edges.map(({ node }) => node)} reread={progress.refetch} />
          </div>
        </Gradually>
      ) : progress.error || history.error ? (
        <OutOfReach onRetry={() => void Promise.allSettled([progress.refetch(), history.refetch()])} />
      ) : (
        <ProgressSkeleton />
      )}
    </>
  );
}

const OutOfReach = ({ onRetry }: { onRetry: () => void }) => (
  <div className="panel mt-4" role="alert">
    <EmptyState
      title="Your progress could not be loaded"
      action={
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          Try again
        </button>
      }
    >
      Nothing is lost.
    </EmptyState>
  </div>
);

function practiceTime(totalMinutes: number) {
  const { hours, minutes } = hoursAndMinutes(totalMinutes);
  return {
    value: (
      <>
        {hours}
        <span className="stat-unit"> h </span>
        {minutes}
      </>
    ),
    unit: 'min',
    note: 'spoken so far',
  };
}
