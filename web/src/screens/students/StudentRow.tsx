import { Mic, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListedStudent } from '../../features/students/useStudents';
import type { SessionState } from '../../generated/students';
import { day, fullName } from '../../lib/format';
import { recordingFor } from '../../lib/recordingFor';
import { useViewer } from '../../lib/viewer';
import { JoinedBadge } from './JoinedBadge';

interface StudentRowProps {
  student: ListedStudent;
  onEdit: () => void;
  onRemove: () => void;
}

/** One student of the list: who, whether they joined, what was recorded last, and the way to the next answer. */
export function StudentRow({ student, onEdit, onRemove }: StudentRowProps) {
  const name = fullName(student);
  return (
    <li className="student-row">
      <div className="student-who">
        <Link to={`/students/${student.id}`}>{name}</Link>
        <span className="soft small">{student.email}</span>
      </div>
      <div className="student-facts">
        <JoinedBadge hasJoined={student.hasJoined} />
        <Latest student={student} />
      </div>
      <div className="student-actions">
        <Link
          className="btn btn-sm btn-outline-primary"
          to={recordingFor('/practice', student.id)}
          aria-label={`Record for ${name}`}
        >
          <Mic size={16} aria-hidden="true" />
          Record
        </Link>
        <button
          type="button"
          className="btn btn-quiet btn-icon student-wide"
          aria-label={`Edit ${name}`}
          onClick={onEdit}
        >
          <Pencil size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-icon student-wide"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          <Trash2 size={18} aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}

const UNMARKED: Record<SessionState, string> = {
  recorded: 'being marked',
  transcribing: 'being marked',
  assessing: 'being marked',
  assessed: 'not marked',
  notMarked: 'not marked',
  failed: 'marking failed',
};

function Latest({ student: { latest } }: Pick<StudentRowProps, 'student'>) {
  const { timeZone } = useViewer();
  const session = latest.edges[0]?.node;
  if (!session) return <span className="soft small">Nothing recorded yet</span>;
  const { createdAt, state, overallScore, maximumScore } = session;
  const outcome = overallScore === null ? UNMARKED[state] : `${overallScore} / ${maximumScore}`;
  return (
    <span className="soft small figures">
      {day(createdAt, timeZone)}, {outcome}
    </span>
  );
}
