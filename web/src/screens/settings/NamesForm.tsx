import { Form, Formik, type FormikHelpers } from 'formik';
import { useId } from 'react';
import { NAME_MAX_CHARACTERS } from 'schema/rules/limits';
import { TOASTS } from 'schema/rules/messages';
import { type NamesInput, namesSchema } from 'schema/rules/validation';
import { useUpdateProfileMutation } from '../../generated/settings';
import { serverMessage } from '../../lib/apollo';
import { useAccess, useViewer } from '../../lib/viewer';
import { Field } from '../../ui/Field';
import { useToasts } from '../../ui/Toasts';
import { EditButton } from './EditButton';
import { useEditMode } from './useEditMode';

/** First and last name, which one changes here, and the address, which one does not (§4, §5). */
export function NamesForm() {
  const viewer = useViewer();
  const { refresh } = useAccess();
  const toasts = useToasts();
  const [update] = useUpdateProfileMutation();
  const { editing, edit, leave, fields, editButton } = useEditMode<HTMLFieldSetElement>();
  const emailId = useId();

  const save = async (values: NamesInput, { resetForm }: FormikHelpers<NamesInput>) => {
    const input = namesSchema.cast(values);
    try {
      await update({ variables: { input } });
    } catch (error) {
      const description = serverMessage(error) ?? TOASTS.updateProfileFailed.description;
      toasts.show({ ...TOASTS.updateProfileFailed, description, variant: 'destructive' });
      return;
    }
    await refresh();
    resetForm({ values: input });
    leave();
    toasts.show({ title: 'Your name is saved' });
  };

  return (
    <Formik
      initialValues={{ firstName: viewer.firstName ?? '', lastName: viewer.lastName ?? '' }}
      validationSchema={namesSchema}
      onSubmit={save}
    >
      {({ isSubmitting, resetForm }) => (
        <Form noValidate>
          <div className="settings-head">
            <h2 id="profile" className="panel-title">
              Profile Information
            </h2>
            {!editing && <EditButton of="your name" buttonRef={editButton} onClick={edit} />}
          </div>
          <fieldset ref={fields} className="settings-fields" disabled={!editing}>
            <legend className="visually-hidden">Your name</legend>
            <Field
              name="firstName"
              label="First name"
              placeholder="Enter your first name"
              autoComplete="given-name"
              maxLength={NAME_MAX_CHARACTERS}
            />
            <Field
              name="lastName"
              label="Last name"
              placeholder="Enter your last name"
              autoComplete="family-name"
              maxLength={NAME_MAX_CHARACTERS}
            />
          </fieldset>
          <div className="settings-fields settings-fixed">
            <div>
              <label htmlFor={emailId} className="form-label">
                E-mail
              </label>
              <input
                id={emailId}
                type="email"
                className="form-control"
                value={viewer.email}
                disabled
                aria-describedby={`${emailId}-help`}
              />
              <p id={`${emailId}-help`} className="form-text mb-0">
                It comes from your sign-in and cannot be changed here.
              </p>
            </div>
          </div>
          {editing && (
            <div className="d-flex justify-content-end gap-2 mt-3">
              <button
                type="button"
                className="btn btn-quiet"
                disabled={isSubmitting}
                onClick={() => {
                  resetForm();
                  leave();
                }}
              >
                Cancel
              </button>
              <button type="submit" className="btn btn-primary" disabled={isSubmitting}>
                {isSubmitting ? 'Saving...' : 'Save'}
              </button>
            </div>
          )}
        </Form>
      )}
    </Formik>
  );
}
