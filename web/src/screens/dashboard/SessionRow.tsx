import { FileDown, MessagesSquare, Mic } from 'lucide-react';
import type { SessionSummaryFragment } from '../../generated/sessions';
import { dayAndTime, minutesSeconds } from '../../lib/format';
import { useViewer } from '../../lib/viewer';
import { Spinner } from '../../ui/Spinner';
import { SessionOutcome } from './SessionOutcome';

const PARTS = {
  part2: { name: 'Part 2', icon: Mic, tone: 'teal' },
  part3: { name: 'Part 3', icon: MessagesSquare, tone: 'plum' },
} as const;

interface SessionRowProps {
  session: SessionSummaryFragment;
  onView: () => void;
  onDownload: () => void;
  downloading: boolean;
}

export function SessionRow({ session, onView, onDownload, downloading }: SessionRowProps) {
  const { timeZone } = useViewer();
  const { name, icon: Icon, tone } = PARTS[session.partType];
  return (
    <li className="recent-row">
      <span className={`tile tone-${tone}`}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className="recent-what">
        <p className="recent-question">{session.questionText}</p>
        <p className="soft small figures">
          {name}, {dayAndTime(session.createdAt, timeZone)}, {minutesSeconds(session.duration)}
        </p>
      </div>
      <SessionOutcome session={session} />
      <div className="recent-buttons">
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          aria-label={`View: ${session.questionText}`}
          onClick={onView}
        >
          View
        </button>
        <button
          type="button"
          className="btn btn-sm btn-quiet"
          aria-label={`PDF: ${session.questionText}`}
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
