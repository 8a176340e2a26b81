import { useState } from 'react';
import {
  type InvitationFieldsFragment,
  useAcceptStudentInvitationMutation,
  useDeclineStudentInvitationMutation,
} from '../../generated/settings';
import { serverMessage } from '../../lib/apollo';
import { Badge } from '../../ui/Badge';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useToasts } from '../../ui/Toasts';
import { recordedSoFar } from './recordedSoFar';

const FAILED = 'Your answer could not be saved. Please try again.';
const BADGES = {
  pending: { words: 'Invitation', tone: 'coral' },
  accepted: { words: 'Joined', tone: 'teal' },
  declined: { words: 'Declined', tone: 'neutral' },
} as const;

/** One teacher's entry for the viewer, and the answer to it. */
export function Invitation({ invitation }: { invitation: InvitationFieldsFragment }) {
  const { id, teacherName, teacherInstitution, firstName, lastName, state, sessionCount } = invitation;
  const toasts = useToasts();
  const [accept, accepting] = useAcceptStudentInvitationMutation();
  const [decline, declining] = useDeclineStudentInvitationMutation();
  const [leaving, setLeaving] = useState(false);
  const busy = accepting.loading || declining.loading;

  const answer = async (send: typeof accept | typeof decline, done: string) => {
    try {
      await send({ variables: { id } });
      toasts.show({ title: done });
    } catch (error) {
      toasts.show({ title: 'Error', description: serverMessage(error) ?? FAILED, variant: 'destructive' });
    } finally {
      setLeaving(false);
    }
  };
  const join = () => void answer(accept, `You have joined ${teacherName}`);

  return (
    <li>
      <div className="invitation-who">
        <h3>
          {teacherName} <Badge tone={BADGES[state].tone}>{BADGES[state].words}</Badge>
        </h3>
        <p className="soft small">
          {teacherInstitution && `${teacherInstitution}. `}
          You are “{firstName} {lastName}” in the class list. {recordedSoFar(sessionCount)}
        </p>
      </div>
      {state === 'pending' && (
        <>
          <dl className="invitation-means small">
            <div>
              <dt>Accept</dt>
              <dd>You can read what {teacherName} records for you. Your own practice stays yours alone.</dd>
            </div>
            <div>
              <dt>Decline</dt>
              <dd>Nothing is joined to your account. You can still accept later.</dd>
            </div>
          </dl>
          <div className="d-flex justify-content-end gap-2">
            <button
              type="button"
              className="btn btn-quiet"
              aria-label={`Decline: ${teacherName}`}
              disabled={busy}
              onClick={() => void answer(decline, 'Invitation declined')}
            >
              Decline
            </button>
            <button
              type="button"
              className="btn btn-primary"
              aria-label={`Accept: ${teacherName}`}
              disabled={busy}
              onClick={join}
            >
              Accept
            </button>
          </div>
        </>
      )}
      {state === 'accepted' && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={`Leave: ${teacherName}`}
          onClick={() => setLeaving(true)}
        >
          Leave
        </button>
      )}
      {state === 'declined' && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={`Accept: ${teacherName}`}
          disabled={busy}
          onClick={join}
        >
          Accept after all
        </button>
      )}
      <ConfirmDialog
        open={leaving}
        title={`Leave ${teacherName}?`}
        confirm="Leave"
        busy={busy}
        onConfirm={() => void answer(decline, `You have left ${teacherName}`)}
        onCancel={() => setLeaving(false)}
      >
        <p className="mb-0">
          What {teacherName} records for you is no longer shown to you. {teacherName} keeps it, and you can
          accept again later.
        </p>
      </ConfirmDialog>
    </li>
  );
}
