import { Suspense, useId } from 'react';
import { lazyNamed } from '../../lib/lazyNamed';
import { useViewer } from '../../lib/viewer';
import { EditButton } from './EditButton';
import { FixedEmail } from './FixedEmail';
import { useEditMode } from './useEditMode';

// Forms and their rules are downloaded when somebody edits.
const NamesForm = lazyNamed(() => import('./NamesForm'), 'NamesForm');

/** First and last name, which one changes here, and the address, which one does not (§4, §5). */
export function Names() {
  const { editing, edit, leave, fields, editButton } = useEditMode<HTMLDivElement>(NamesForm.preload);
  return (
    <>
      <div className="settings-head">
        <h2 id="profile" className="panel-title">
          Profile Information
        </h2>
        {!editing && <EditButton of="your name" buttonRef={editButton} onClick={edit} />}
      </div>
      <div ref={fields}>
        {editing ? (
          <Suspense fallback={<ReadNames />}>
            <NamesForm onLeave={leave} />
          </Suspense>
        ) : (
          <ReadNames />
        )}
      </div>
    </>
  );
}

function ReadNames() {
  const { firstName, lastName } = useViewer();
  return (
    <>
      <fieldset className="settings-fields" disabled>
        <legend className="visually-hidden">Your name</legend>
        <ReadName label="First name" placeholder="Enter your first name" value={firstName ?? ''} />
        <ReadName label="Last name" placeholder="Enter your last name" value={lastName ?? ''} />
      </fieldset>
      <FixedEmail />
    </>
  );
}

interface ReadNameProps {
  label: string;
  placeholder: string;
  value: string;
}

function ReadName({ label, ...name }: ReadNameProps) {
  const id = useId();
  return (
    <div className="mb-3">
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <input id={id} className="form-control" readOnly {...name} />
    </div>
  );
}
