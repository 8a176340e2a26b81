import { useId, useState } from 'react';
import { ROLES, type Role } from 'schema/rules/choices';
import type { UserRowFragment } from '../../generated/admin';
import { Modal } from '../../ui/Modal';
import { Spinner } from '../../ui/Spinner';
import { nameOf, ROLE_WORDS } from './roles';

interface RoleDialogProps {
  user: UserRowFragment;
  busy: boolean;
  onChoose: (role: Role) => void;
  onCancel: () => void;
}

/** Says what each role brings, and asks once more. */
export function RoleDialog({ user, busy, onChoose, onCancel }: RoleDialogProps) {
  const [chosen, setChosen] = useState<Role>(user.role);
  const group = useId();
  return (
    <Modal
      open
      onClose={busy ? undefined : onCancel}
      title={`Role of ${nameOf(user)}`}
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={onCancel} disabled={busy}>
            Cancel
          </button>
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => onChoose(chosen)}
            disabled={busy || chosen === user.role}
          >
            {busy && <Spinner small label="One moment" />}
            Change role
          </button>
        </>
      }
    >
      <p className="soft">It holds from their next page on.</p>
      <fieldset className="role-choices">
        <legend className="visually-hidden">Role</legend>
        {ROLES.map((role) => (
          <label key={role} className="role-choice">
            <input
              type="radio"
              className="form-check-input"
              name={group}
              checked={role === chosen}
              onChange={() => setChosen(role)}
            />
            <span>
              <strong>{ROLE_WORDS[role].label}</strong>
              {role === user.role && <span className="soft"> (now)</span>}
              <span className="soft small">{ROLE_WORDS[role].may}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Modal>
  );
}
