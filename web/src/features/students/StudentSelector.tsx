import { UserRound, UsersRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fullName } from '../../lib/format';
import { lazyNamed } from '../../lib/lazyNamed';
import { useViewer } from '../../lib/viewer';
import type { ChosenStudent, Speaker } from './useChosenStudent';
import './student-selector.scss';

const StudentPicker = lazyNamed(() => import('./StudentPicker'), 'StudentPicker');

interface StudentSelectorProps {
  speaker: Speaker;
  /** While somebody speaks. */
  disabled: boolean;
  /** Null: the viewer. What belongs to the one before goes with them. */
  onChoose: (studentId: string | null) => void;
}

/** For whom a teacher records, always in sight, and the way to another one. Nothing for all others. */
export function StudentSelector({ speaker: { chosen }, disabled, onChoose }: StudentSelectorProps) {
  const { canManageStudents } = useViewer();
  const [picking, setPicking] = useState(false);
  // Loaded with the first opening; stays, so that the dialog can give the focus back.
  const [opened, setOpened] = useState(false);
  if (!canManageStudents) return null;
  const isStudent = chosen.status === 'student';
  const Icon = isStudent ? UsersRound : UserRound;
  return (
    <section
      className={`student-selector ${isStudent ? 'tone-plum is-student' : 'tone-teal'}`}
      aria-label="Who speaks"
    >
      <span className="tile">
        <Icon size={20} aria-hidden="true" />
      </span>
      <p role="status" className="student-selector-who">
        <Who chosen={chosen} />
      </p>
      {chosen.status === 'failed' && (
        <button type="button" className="btn btn-quiet" onClick={chosen.retry}>
          Try again
        </button>
      )}
      <button
        type="button"
        className="btn btn-quiet"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => {
          setOpened(true);
          setPicking(true);
        }}
      >
        {chosen.status === 'myself' ? 'Choose a student' : 'Change'}
      </button>
      {opened && (
        <Suspense fallback={null}>
          <StudentPicker
            open={picking}
            chosenId={isStudent ? chosen.student.id : null}
            onClose={() => setPicking(false)}
            onChoose={(studentId) => {
              setPicking(false);
              onChoose(studentId);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

function Who({ chosen }: { chosen: ChosenStudent }) {
  switch (chosen.status) {
    case 'myself':
      return 'Practising as myself';
    case 'student':
      return (
        <>
          Recording for <strong>{fullName(chosen.student)}</strong>
          {chosen.student.grade && <span className="soft small">{chosen.student.grade}</span>}
        </>
      );
    case 'loading':
      return 'Looking up your student';
    case 'failed':
      return 'Your student could not be looked up.';
    case 'notFound':
      return 'This student is not on your list.';
  }
}
