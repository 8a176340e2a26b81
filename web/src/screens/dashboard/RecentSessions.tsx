import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES } from 'schema/rules/messages';
import { useReportDownload } from '../../features/feedback/report/useReportDownload';
import { SessionRow } from '../../features/sessions/SessionRow';
import type { SessionSummaryFragment } from '../../generated/sessions';
import { lazyNamed } from '../../lib/lazyNamed';
import { EmptyState } from '../../ui/EmptyState';
import './recent-sessions.scss';

const FeedbackModal = lazyNamed(() => import('../../features/feedback/FeedbackModal'), 'FeedbackModal');

/** The last sessions, their marks, feedback and reports. */
export function RecentSessions({ sessions }: { sessions: readonly SessionSummaryFragment[] }) {
  const [viewed, setViewed] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const { download, busySessionId } = useReportDownload();
  const view = (sessionId: string) => {
    setViewed(sessionId);
    setOpen(true);
  };
  return (
    <section className="panel dashboard-wide" aria-labelledby="recent">
      <div className="recent-head">
        <h2 id="recent" className="panel-title">
          Recent Practice Sessions
        </h2>
        {sessions.length > 0 && <Link to="/progress">View All Sessions</Link>}
      </div>
      {sessions.length === 0 ? (
        <EmptyState
          title={MESSAGES.noSessions}
          action={
            <Link className="btn btn-primary" to="/practice">
              Practise now
            </Link>
          }
        >
          Your answers and their marks will stand here.
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
            />
          ))}
        </ul>
      )}
      {viewed && (
        <Suspense fallback={null}>
          <FeedbackModal open={open} onClose={() => setOpen(false)} sessionId={viewed} />
        </Suspense>
      )}
    </section>
  );
}
