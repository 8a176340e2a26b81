import { Suspense, useState } from 'react';
import { useReportDownload } from '../../features/feedback/report/useReportDownload';
import { SessionRow } from '../../features/sessions/SessionRow';
import type { SessionSummaryFragment } from '../../generated/sessions';
import { lazyNamed } from '../../lib/lazyNamed';
import { EmptyState } from '../../ui/EmptyState';
import { ShowMore } from '../../ui/ShowMore';

const FeedbackModal = lazyNamed(() => import('../../features/feedback/FeedbackModal'), 'FeedbackModal');

interface StudentSessionsProps {
  name: string;
  sessions: readonly SessionSummaryFragment[];
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
}

/** What was recorded for a student, newest first: heard, read about, handed out. */
export function StudentSessions({ name, sessions, hasMore, loading, onMore }: StudentSessionsProps) {
  const [viewed, setViewed] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const { download, busySessionId } = useReportDownload();
  const view = (sessionId: string) => {
    setViewed(sessionId);
    setOpen(true);
  };
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
        <ul className="session-list">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onView={() => view(session.id)}
              onDownload={() => void download(session.id)}
              downloading={busySessionId === session.id}
              detailed
            />
          ))}
        </ul>
      )}
      <ShowMore hasMore={hasMore} loading={loading} onMore={onMore} of="sessions" />
      {viewed && (
        <Suspense fallback={null}>
          <FeedbackModal open={open} onClose={() => setOpen(false)} sessionId={viewed} />
        </Suspense>
      )}
    </section>
  );
}
