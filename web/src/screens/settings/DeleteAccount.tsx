import { useId, useState } from 'react';
import { DeleteAccountDialog } from './DeleteAccountDialog';

/** The end of an account; what goes is told in the dialog. */
export function DeleteAccount({ canDelete }: { canDelete: boolean }) {
  const [asking, setAsking] = useState(false);
  const why = useId();
  return (
    <li>
      <div>
        <h3>Delete account</h3>
        <p id={why} className="soft small">
          {canDelete
            ? 'Your account and everything in it, for good. Download your data first.'
            : 'You are the only admin. Make somebody else an admin first; then your account can go.'}
        </p>
      </div>
      <button
        type="button"
        className="btn btn-quiet settings-danger"
        disabled={!canDelete}
        aria-describedby={why}
        onClick={() => setAsking(true)}
      >
        Delete account
      </button>
      {asking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </li>
  );
}
