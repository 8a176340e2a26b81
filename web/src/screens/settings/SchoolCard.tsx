import { Suspense } from 'react';
import { INSTITUTION_TYPES } from 'schema/rules/choices';
import { lazyNamed } from '../../lib/lazyNamed';
import { useViewer } from '../../lib/viewer';
import { Spinner } from '../../ui/Spinner';
import { useToasts } from '../../ui/Toasts';
import { EditButton } from './EditButton';
import { useEditMode } from './useEditMode';

const ProfileForm = lazyNamed(() => import('../../features/profile-form/ProfileForm'), 'ProfileForm');

/** What the profile was completed with, to be corrected when somebody moves or changes school. */
export function SchoolCard() {
  const { country, state, institution, institutionType } = useViewer();
  const { editing, edit, leave, fields, editButton } = useEditMode<HTMLDivElement>(ProfileForm.preload);
  const toasts = useToasts();
  const saved = () => {
    leave();
    toasts.show({ title: 'Your school is saved' });
  };
  const facts = [
    ['School or institution', institution],
    ['Institution type', INSTITUTION_TYPES.find(({ value }) => value === institutionType)?.label],
    ['State or region', state],
    ['Country', country],
  ];
  return (
    <section className="panel" aria-labelledby="school">
      <div className="settings-head">
        <h2 id="school" className="panel-title">
          School
        </h2>
        {!editing && <EditButton of="your school" buttonRef={editButton} onClick={edit} />}
      </div>
      <div ref={fields}>
        {editing ? (
          <Suspense fallback={<Spinner label="Loading" />}>
            <ProfileForm wording="page" change={{ onCancel: leave, onSaved: saved }} />
          </Suspense>
        ) : (
          <dl className="settings-facts">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
