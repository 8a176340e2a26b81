import { Form, Formik } from 'formik';
import { INSTITUTION_TYPES } from 'schema/rules/choices';
import { TOASTS } from 'schema/rules/messages';
import { type ProfileInput, profileModalSchema, profileSchema } from 'schema/rules/validation';
import { useCompleteProfileMutation } from '../../generated/users';
import { serverMessage } from '../../lib/apollo';
import { useAccess, useViewer } from '../../lib/viewer';
import { Field } from '../../ui/Field';
import { useToasts } from '../../ui/Toasts';
import { StateField } from './StateField';

/** Offered while typing; any other country can be typed. */
const COUNTRIES = ['Malaysia', 'Brunei', 'Indonesia', 'Philippines', 'Singapore', 'Thailand', 'Vietnam'];

interface ProfileFormProps {
  /** Whose messages: of the full page or of the modal (§5). */
  wording: 'page' | 'modal';
  /** Where it was complete before, and is changed. */
  change?: { readonly onCancel: () => void; readonly onSaved: () => void };
}

/** Country, state, institution and its type; done when the user, read again, is complete. */
export function ProfileForm({ wording, change }: ProfileFormProps) {
  const viewer = useViewer();
  const { refresh } = useAccess();
  const toasts = useToasts();
  const [complete] = useCompleteProfileMutation();
  const schema = wording === 'page' ? profileSchema : profileModalSchema;

  const failed = change ? TOASTS.updateProfileFailed : TOASTS.profileFailed;

  const submit = async (values: Record<keyof ProfileInput, string>) => {
    try {
      await complete({ variables: { input: schema.cast(values) } });
      await refresh();
    } catch (error) {
      const description = serverMessage(error) ?? failed.description;
      toasts.show({ ...failed, description, variant: 'destructive' });
      return;
    }
    change?.onSaved();
  };

  return (
    <Formik
      initialValues={{
        country: viewer.country ?? '',
        state: viewer.state ?? '',
        institution: viewer.institution ?? '',
        institutionType: viewer.institutionType ?? '',
      }}
      validationSchema={schema}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <Field name="country" label="Country" autoComplete="country-name" suggestions={COUNTRIES} />
          <StateField />
          <Field name="institution" label="School or institution" autoComplete="organization" />
          <Field name="institutionType" label="Institution type" as="select">
            <option value="">Choose one</option>
            {INSTITUTION_TYPES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Field>
          {change ? (
            <div className="d-flex justify-content-end gap-2 mt-2">
              <button
                type="button"
                className="btn btn-quiet"
                disabled={isSubmitting}
                onClick={change.onCancel}
              >
                Cancel
              </button>
              <button type="submit" className="btn btn-primary" disabled={isSubmitting}>
                {isSubmitting ? 'Saving...' : 'Save'}
              </button>
            </div>
          ) : (
            <button type="submit" className="btn btn-primary btn-lg w-100 mt-2" disabled={isSubmitting}>
              {isSubmitting ? 'Saving...' : 'Complete Profile'}
            </button>
          )}
        </Form>
      )}
    </Formik>
  );
}
