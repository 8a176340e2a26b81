import { BesideMachine } from '../../../features/feedback/teacher-marks/BesideMachine';
import type { SessionToMarkQuery } from '../../../generated/teacher-marks';
import { Modal } from '../../../ui/Modal';
import './mark-dialog.scss';

type SessionToMark = NonNullable<SessionToMarkQuery['session']>;

interface GivenStepProps {
  session: SessionToMark;
  given: NonNullable<SessionToMark['teacherMarking']['given']>;
  open: boolean;
  onClose: () => void;
  onChange: () => void;
}

/** Marks are given: the machine's stand beside them. */
export const GivenStep = ({ session, given, open, onClose, onChange }: GivenStepProps) => (
  <Modal
    open={open}
    onClose={onClose}
    title="Your marks"
    width="wide"
    footer={
      <>
        <button type="button" className="btn btn-quiet" onClick={onChange}>
          Change your marks
        </button>
        <button type="button" className="btn btn-primary" onClick={onClose}>
          Done
        </button>
      </>
    }
  >
    <h3 className="marking-question">{session.questionText}</h3>
    <p className="soft small">
      {session.teacherMarking.machine
        ? 'Both stay: the student sees your marks beside Lisan’s.'
        : 'Lisan has no marks for this answer so far.'}
      {given.isChanged && ' Your first marks are kept for the comparison of teachers and Lisan.'}
    </p>
    <BesideMachine
      marker="You"
      partType={session.partType}
      given={given}
      machine={session.teacherMarking.machine}
    />
  </Modal>
);
