import { useSessionReading } from '../../features/feedback/useSessionReading';
import { SessionList } from '../../features/sessions/SessionList';
import type { SessionSummaryFragment } from '../../generated/sessions';
import { EmptyState } from '../../ui/EmptyState';
import { ShowMore } from '../../ui/ShowMore';

interface StudentSessionsProps {
  name: string;
  sessions: readonly SessionSummaryFragment[];
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
}

/** What was recorded for a student, newest first: heard, read about, handed out. */
export function StudentSessions({ name, sessions, hasMore, loading, onMore }: StudentSessionsProps) {
  const { dialog, ...reading } = useSessionReading();
  return (
    <section className="panel" aria-labelledby="recorded">
      <h2 id="recorded" className="panel-title">
        Recorded for {name}
      </h2>
      {sessions.length === 0 ? (
        <EmptyState title="Nothing recorded yet">
          The answers that you record for {name}, with their marks, will stand here.
        </EmptyState>
      ) : (
        <SessionList sessions={sessions} detailed {...reading} />
      )}
      <ShowMore hasMore={hasMore} loading={loading} onMore={onMore} of="sessions" />
      {dialog}
    </section>
  );
}
