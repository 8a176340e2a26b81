import { useId } from 'react';
import { useViewer } from '../../lib/viewer';

/** The address, which does not change here (§4). */
export function FixedEmail() {
  const { email } = useViewer();
  const id = useId();
  return (
    <div className="settings-fields settings-fixed">
      <div>
        <label htmlFor={id} className="form-label">
          E-mail
        </label>
        <input
          id={id}
          type="email"
          className="form-control"
          value={email}
          disabled
          aria-describedby={`${id}-help`}
        />
        <p id={`${id}-help`} className="form-text mb-0">
          It comes from your sign-in and cannot be changed here.
        </p>
      </div>
    </div>
  );
}
