import { Link } from 'react-router-dom';
import { MESSAGES } from 'schema/rules/messages';
import { useSessionReading } from '../../features/feedback/useSessionReading';
import { SessionList } from '../../features/sessions/SessionList';
import type { SessionSummaryFragment } from '../../generated/sessions';
import { EmptyState } from '../../ui/EmptyState';
import { ShowMore } from '../../ui/ShowMore';
import type { AnswerTrail } from './answerTrail';
import { useAnswerTrails } from './useAnswerTrails';

interface SessionHistoryProps {
  sessions: readonly SessionSummaryFragment[];
  hasMore: boolean;
  loadingMore: boolean;
  onMore: () => void;
}

/** All that was practised, newest first: heard again, read about, taken home. */
export function SessionHistory({ sessions, hasMore, loadingMore, onMore }: SessionHistoryProps) {
  const { dialog, ...reading } = useSessionReading();
  const trails = useAnswerTrails(sessions.length);
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
        <SessionList sessions={sessions} detailed noteOf={(id) => trailNote(trails.get(id))} {...reading} />
      )}
      <ShowMore hasMore={hasMore} loading={loadingMore} onMore={onMore} of="sessions" />
      {dialog}
    </section>
  );
}

/** How the same question went each time; side by side they are read in the feedback. */
const trailNote = (trail: AnswerTrail | undefined) =>
  trail && (
    <p className="small figures mb-0">
      {trail.place}
      {trail.marks && (
        <>
          : <strong>{trail.marks}</strong>
        </>
      )}
    </p>
  );
