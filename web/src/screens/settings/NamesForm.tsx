import { Form, Formik, type FormikHelpers } from 'formik';
import { NAME_MAX_CHARACTERS } from 'schema/rules/limits';
import { TOASTS } from 'schema/rules/messages';
import { type NamesInput, namesSchema } from 'schema/rules/validation';
import { useUpdateProfileMutation } from '../../generated/settings';
import { serverMessage } from '../../lib/apollo';
import { useAccess, useViewer } from '../../lib/viewer';
import { Field } from '../../ui/Field';
import { useToasts } from '../../ui/Toasts';
import { FixedEmail } from './FixedEmail';

/** First and last name in edit mode. `onLeave` leads back to view mode. */
export function NamesForm({ onLeave }: { onLeave: () => void }) {
  const viewer = useViewer();
  const { refresh } = useAccess();
  const toasts = useToasts();
  const [update] = useUpdateProfileMutation();

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
    onLeave();
    toasts.show({ title: 'Your name is saved' });
  };

  return (
    <Formik
      initialValues={{ firstName: viewer.firstName ?? '', lastName: viewer.lastName ?? '' }}
      validationSchema={namesSchema}
      onSubmit={save}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <fieldset className="settings-fields">
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
          <FixedEmail />
          <div className="d-flex justify-content-end gap-2 mt-3">
            <button type="button" className="btn btn-quiet" disabled={isSubmitting} onClick={onLeave}>
              Cancel
            </button>
            <button type="submit" className="btn btn-primary" disabled={isSubmitting}>
              {isSubmitting ? 'Saving...' : 'Save'}
            </button>
          </div>
        </Form>
      )}
    </Formik>
  );
}
