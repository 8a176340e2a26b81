import { type FormEvent, useId, useState } from 'react';
import { useOutbox } from '../../features/recorder/OutboxProvider';
import { discardTurns } from '../../features/recorder/turnDatabase';
import { useDeleteAccountMutation } from '../../generated/settings';
import { serverMessage } from '../../lib/apollo';
import { leaveFor } from '../../lib/navigate';
import { useViewer } from '../../lib/viewer';
import { Modal } from '../../ui/Modal';
import { Spinner } from '../../ui/Spinner';
import { useToasts } from '../../ui/Toasts';
import { forgetPreferences } from './forgetPreferences';

const FAILED = 'Failed to delete your account. Please try again.';

/** Says what goes, asks for the address, deletes, and leaves. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const viewer = useViewer();
  const toasts = useToasts();
  const { sender } = useOutbox();
  const [deleteAccount] = useDeleteAccountMutation();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const formId = useId();
  const inputId = useId();
  const matches = email.trim().toLowerCase() === viewer.email.trim().toLowerCase();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!matches || busy) return;
    setBusy(true);
    try {
      await deleteAccount({ variables: { input: { email } } });
    } catch (error) {
      toasts.show({ title: 'Error', description: serverMessage(error) ?? FAILED, variant: 'destructive' });
      setBusy(false);
      return;
    }
    forgetPreferences(viewer.id);
    // What this device cannot delete is never sent: nobody signs in as this user again.
    await Promise.allSettled([sender?.discardAll(), discardTurns(viewer.id)]);
    leaveFor('/api/logout');
  };

  return (
    <Modal
      open
      onClose={busy ? undefined : onClose}
      title="Delete your account?"
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={onClose} disabled={busy}>
            Cancel
          </button>
          <button type="submit" form={formId} className="btn btn-danger" disabled={!matches || busy}>
            {busy && <Spinner small label="Deleting your account" />}
            Delete my account
          </button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <p>At once, and for good, on the server and on this device:</p>
        <ul className="settings-points">
          <li>Your profile, your picture and your login here</li>
          <li>All your sessions: recordings, transcripts, marks and feedback</li>
          <li>Answers on this device that were not sent yet</li>
          <li>Your own questions, your reviews and your messages to us</li>
          {viewer.canManageStudents && (
            <li>Your students’ entries, with every session that you recorded for them</li>
          )}
        </ul>
        <p>
          Two things stay: a question of yours that a teacher has verified, without your name, and what a
          teacher recorded for you, with that teacher. Nothing else can be brought back.
        </p>
        <label htmlFor={inputId} className="form-label">
          To confirm, type <strong className="settings-email">{viewer.email}</strong>
        </label>
        <input
          id={inputId}
          type="email"
          className="form-control"
          value={email}
          autoComplete="off"
          onChange={(event) => setEmail(event.target.value)}
        />
      </form>
    </Modal>
  );
}
