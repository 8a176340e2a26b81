import { ChevronLeft, Mic, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StudentFieldsFragment } from '../../generated/students';
import { fullName } from '../../lib/format';
import { recordingFor } from '../../lib/recordingFor';
import { lazyDialog } from '../../ui/lazyDialog';
import { PageHeading } from '../../ui/PageHeading';
import { JoinedBadge, joinedWords } from './JoinedBadge';
import { RemoveStudentDialog } from './RemoveStudentDialog';

const EditStudentDialog = lazyDialog(
  () => import('./EditStudentDialog'),
  'EditStudentDialog',
  ({ student }) => student !== null,
);

interface StudentHeadProps {
  student: StudentFieldsFragment;
  onRemoved: () => void;
}

/** Who it is, whether they joined, and what can be done. */
export function StudentHead({ student, onRemoved }: StudentHeadProps) {
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const name = fullName(student);
  return (
    <header className="student-head">
      <Link className="student-back" to="/students">
        <ChevronLeft size={18} aria-hidden="true" /> Students
      </Link>
      <div className="student-title">
        <PageHeading title={name}>{name}</PageHeading>
        <p className="soft">
          {student.grade && <>{student.grade}, </>}
          {student.email}
        </p>
        <p className="student-joined small">
          <JoinedBadge hasJoined={student.hasJoined} /> {joinedWords(student.hasJoined)}
        </p>
      </div>
      <div className="student-buttons">
        <Link className="btn btn-primary btn-lg" to={recordingFor('/practice', student.id)}>
          <Mic size={20} aria-hidden="true" /> Record for this student
        </Link>
        <button type="button" className="btn btn-quiet" onClick={() => setEditing(true)}>
          <Pencil size={18} aria-hidden="true" /> Edit
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => setRemoving(true)}>
          <Trash2 size={18} aria-hidden="true" /> Remove
        </button>
      </div>
      <EditStudentDialog
        student={editing ? student : null}
        onClose={() => setEditing(false)}
        grades={student.grade ? [student.grade] : []}
      />
      <RemoveStudentDialog
        student={removing ? student : null}
        onCancel={() => setRemoving(false)}
        onRemoved={onRemoved}
      />
    </header>
  );
}
