import { useState } from 'react';
import type { InvitationFieldsFragment } from '../../generated/settings';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { TaughtSessions } from './TaughtSessions';
import type { useInvitationAnswer } from './useInvitationAnswer';

interface JoinedTeacherProps {
  invitation: InvitationFieldsFragment;
  answer: ReturnType<typeof useInvitationAnswer>;
}

/** A teacher whom the viewer has joined: what was recorded, and the way out. */
export function JoinedTeacher({ invitation: { id, teacherName, sessionCount }, answer }: JoinedTeacherProps) {
  const [shown, setShown] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    await answer.leave();
    setLeaving(false);
  };
  return (
    <>
      <div className="d-flex justify-content-end gap-2">
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={`Leave: ${teacherName}`}
          onClick={() => setLeaving(true)}
        >
          Leave
        </button>
        {sessionCount > 0 && (
          <button
            type="button"
            className="btn btn-quiet"
            aria-label={`${shown ? 'Hide' : 'Show'} sessions: ${teacherName}`}
            aria-expanded={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide sessions' : 'Show sessions'}
          </button>
        )}
      </div>
      {shown && (
        <div className="invitation-sessions">
          <TaughtSessions invitationId={id} />
        </div>
      )}
      <ConfirmDialog
        open={leaving}
        title={`Leave ${teacherName}?`}
        confirm="Leave"
        busy={answer.busy}
        onConfirm={() => void leave()}
        onCancel={() => setLeaving(false)}
      >
        <p className="mb-0">
          What {teacherName} records for you is no longer shown to you. {teacherName} keeps it, and you can
          accept again later.
        </p>
      </ConfirmDialog>
    </>
  );
}
