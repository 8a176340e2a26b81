import { Link } from 'react-router-dom';
import { MESSAGES } from 'schema/rules/messages';
import { useSessionReading } from '../../features/feedback/useSessionReading';
import { SessionList } from '../../features/sessions/SessionList';
import type { SessionSummaryFragment } from '../../generated/sessions';
import { EmptyState } from '../../ui/EmptyState';
import './recent-sessions.scss';

/** The last sessions, their marks, feedback and reports. */
export function RecentSessions({ sessions }: { sessions: readonly SessionSummaryFragment[] }) {
  const { dialog, ...reading } = useSessionReading();
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
        <SessionList sessions={sessions} {...reading} />
      )}
      {dialog}
    </section>
  );
}
