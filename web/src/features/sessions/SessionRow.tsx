import { FileDown, MessagesSquare, Mic } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { SessionSummaryFragment } from '../../generated/sessions';
import { dayAndTime, minutesSeconds } from '../../lib/format';
import { lazyNamed } from '../../lib/lazyNamed';
import { useViewer } from '../../lib/viewer';
import { Spinner } from '../../ui/Spinner';
import { SessionBands } from './SessionBands';
import { SessionOutcome } from './SessionOutcome';
import './session-row.scss';

// The dashboard plays nothing.
const RecordingPlayer = lazyNamed(() => import('../../ui/RecordingPlayer'), 'RecordingPlayer');

const PARTS = {
  part2: { name: 'Part 2', icon: Mic, tone: 'teal' },
  part3: { name: 'Part 3', icon: MessagesSquare, tone: 'plum' },
} as const;

/** How long it was and, where one would look for its recording, why there is none. */
function lengthOf({ duration, audioUrl }: SessionSummaryFragment, detailed: boolean): string {
  if (duration === 0 && !audioUrl) return 'typed';
  return detailed && !audioUrl ? `${minutesSeconds(duration)}, no recording` : minutesSeconds(duration);
}

interface SessionRowProps {
  session: SessionSummaryFragment;
  onView: () => void;
  onDownload: () => void;
  downloading: boolean;
  /** With its bands and its recording, as in the history; else as short as on the dashboard. */
  detailed?: boolean;
  /** Beneath what and when. */
  note?: ReactNode;
}

/** One session of a list: what and when, its mark, and what can be done with it. */
export function SessionRow({
  session,
  onView,
  onDownload,
  downloading,
  detailed = false,
  note,
}: SessionRowProps) {
  const { timeZone } = useViewer();
  const { questionText, audioUrl } = session;
  const { name, icon: Icon, tone } = PARTS[session.partType];
  const view = detailed ? 'View Feedback' : 'View';
  return (
    <li className={`session-row ${detailed ? 'session-row-detailed' : ''}`}>
      <span className={`tile tone-${tone}`}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className="session-what">
        <p className="session-question">{questionText}</p>
        <p className="soft small figures">
          {name}, {dayAndTime(session.createdAt, timeZone)}, {lengthOf(session, detailed)}
        </p>
        {note}
      </div>
      <div className="session-marks">
        <SessionOutcome session={session} />
        {detailed && <SessionBands session={session} />}
      </div>
      {detailed && audioUrl && (
        <div className="session-recording">
          <Suspense fallback={null}>
            <RecordingPlayer src={audioUrl} title={questionText} />
          </Suspense>
        </div>
      )}
      <div className="session-buttons">
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          aria-label={`${view}: ${questionText}`}
          onClick={onView}
        >
          {view}
        </button>
        <button
          type="button"
          className="btn btn-sm btn-quiet"
          aria-label={`PDF: ${questionText}`}
          onClick={onDownload}
          disabled={downloading}
        >
          {downloading ? (
            <Spinner small label="Making the report" />
          ) : (
            <FileDown size={16} aria-hidden="true" />
          )}
          PDF
        </button>
      </div>
    </li>
  );
}
