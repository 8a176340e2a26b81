import { useState } from 'react';
import { useSessionToMarkQuery } from '../../../generated/teacher-marks';
import { EmptyState } from '../../../ui/EmptyState';
import { Modal } from '../../../ui/Modal';
import { Spinner } from '../../../ui/Spinner';
import { GivenStep } from './GivenStep';
import { MarkStep } from './MarkStep';

export interface MarkDialogProps {
  /** Which session; kept while the dialog closes. */
  sessionId: string;
  open: boolean;
  onClose: () => void;
}

/** A session of a student: heard, read and marked; then the machine's marks beside one's own. */
export function MarkDialog({ sessionId, open, onClose }: MarkDialogProps) {
  const { data, error, refetch } = useSessionToMarkQuery({
    variables: { id: sessionId },
    fetchPolicy: 'cache-and-network',
  });
  const [changing, setChanging] = useState(false);
  const session = data?.session;
  const given = session?.teacherMarking.given;
  const close = () => {
    setChanging(false);
    onClose();
  };
  if (session && given && !changing)
    return (
      <GivenStep
        session={session}
        given={given}
        open={open}
        onClose={close}
        onChange={() => setChanging(true)}
      />
    );
  if (session)
    return (
      <MarkStep
        key={session.id}
        session={session}
        open={open}
        onClose={close}
        onGiven={() => setChanging(false)}
      />
    );
  return (
    <Modal open={open} onClose={close} title="Your marks">
      {error ? (
        <div role="alert">
          <EmptyState
            title="This answer could not be loaded"
            action={
              <button
                type="button"
                className="btn btn-primary"
                onClick={() => void refetch().catch(() => {})}
              >
                Try again
              </button>
            }
          >
            Nothing is lost. Check your connection.
          </EmptyState>
        </div>
      ) : (
        <Spinner label="Loading the answer" />
      )}
    </Modal>
  );
}
