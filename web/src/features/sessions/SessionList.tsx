import type { ReactNode } from 'react';
import type { SessionSummaryFragment } from '../../generated/sessions';
import { InSteps } from '../../ui/InSteps';
import { SessionRow } from './SessionRow';

const ROWS_AT_ONCE = 6;

interface SessionListProps {
  sessions: readonly SessionSummaryFragment[];
  onView: (sessionId: string) => void;
  onDownload: (sessionId: string) => void;
  /** The session whose report is being made. */
  busySessionId: string | null;
  /** With bands and recordings, as in the history; else as short as on the dashboard. */
  detailed?: boolean;
  /** What else is to be said of a session. */
  noteOf?: (sessionId: string) => ReactNode;
}

/** Sessions, newest first. */
export const SessionList = ({
  sessions,
  onView,
  onDownload,
  busySessionId,
  detailed,
  noteOf,
}: SessionListProps) => (
  <ul className="session-list">
    <InSteps size={ROWS_AT_ONCE}>
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          onView={() => onView(session.id)}
          onDownload={() => onDownload(session.id)}
          downloading={busySessionId === session.id}
          detailed={detailed}
          note={noteOf?.(session.id)}
        />
      ))}
    </InSteps>
  </ul>
);
