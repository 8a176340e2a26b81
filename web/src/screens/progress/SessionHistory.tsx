import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES } from 'schema/rules/messages';
import { useReportDownload } from '../../features/feedback/report/useReportDownload';
import { SessionRow } from '../../features/sessions/SessionRow';
import type { SessionSummaryFragment } from '../../generated/sessions';
import { lazyNamed } from '../../lib/lazyNamed';
import { EmptyState } from '../../ui/EmptyState';
import { ShowMore } from '../../ui/ShowMore';

const FeedbackModal = lazyNamed(() => import('../../features/feedback/FeedbackModal'), 'FeedbackModal');

interface SessionHistoryProps {
  sessions: readonly SessionSummaryFragment[];
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
}

/** All that was practised, newest first: heard again, read about, taken home. */
export function SessionHistory({ sessions, hasMore, loadingMore, onMore }: SessionHistoryProps) {
  const [viewed, setViewed] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const { download, busySessionId } = useReportDownload();
  const view = (sessionId: string) => {
    setViewed(sessionId);
    setOpen(true);
  };
  return (
    <section className="panel" aria-labelledby="history">
      <h2 id="history" className="panel-title">
        Session History
      </h2>
      {sessions.length === 0 ? (
        <EmptyState
          title={MESSAGES.noSessions}
          action={
            <Link className="btn btn-primary" to="/practice">
              Practise now
            </Link>
          }
        >
          Your first answer takes one minute. Its recording, marks and feedback will stand here.
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
      <ShowMore hasMore={hasMore} loading={loadingMore} onMore={onMore} of="sessions" />
      {viewed && (
        <Suspense fallback={null}>
          <FeedbackModal open={open} onClose={() => setOpen(false)} sessionId={viewed} />
        </Suspense>
      )}
    </section>
  );
}
