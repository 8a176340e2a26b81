import { Formik } from 'formik';
import { useState } from 'react';
import {
  CONTACT_LINE_MAX_CHARACTERS,
  CONTACT_MESSAGE_MAX_CHARACTERS,
  EMAIL_MAX_CHARACTERS,
} from 'schema/rules/limits';
import { useSendContactMessageMutation } from '../../generated/contact';
import { readDraft } from '../../lib/draft';
import { tabStorage } from '../../lib/storage';
import { useViewer } from '../../lib/viewer';
import { DraftKeeper } from '../../ui/DraftKeeper';
import { Field } from '../../ui/Field';
import { useToasts } from '../../ui/Toasts';
import { ValidatedForm } from '../../ui/ValidatedForm';
import { CONTACT_FORMS } from './forms';

interface ContactFormProps {
  /** Whose rules and sentences. */
  of: keyof typeof CONTACT_FORMS;
  onSent: () => void;
}

/** A message to the team. Who writes is known, and may still be changed. */
export function ContactForm({ of, onSent }: ContactFormProps) {
  const { schema, sent, failed, refused } = CONTACT_FORMS[of];
  const { id, firstName, lastName, email } = useViewer();
  const toasts = useToasts();
  const [send] = useSendContactMessageMutation();
  const [blank] = useState({
    name: [firstName, lastName].filter(Boolean).join(' '),
    ...{ email, subject: '', message: '' },
  });
  // The same in both places: what was begun in one can be ended in the other.
  const draftKey = `lisan.message.${id}`;
  const [initial] = useState(() => readDraft(draftKey, blank));

  const submit = async (values: typeof blank) => {
    try {
      await send({ variables: { input: schema.cast(values) } });
    } catch (error) {
      toasts.show({ ...failed(error), variant: 'destructive' });
      return;
    }
    tabStorage.remove(draftKey);
    toasts.show(sent);
    onSent();
  };

  return (
    <Formik initialValues={initial} validationSchema={schema} validateOnBlur={false} onSubmit={submit}>
      {({ values, isSubmitting }) => (
        <ValidatedForm
          onRefused={() => {
            const toast = refused(values);
            if (toast) toasts.show({ ...toast, variant: 'destructive' });
          }}
        >
          <DraftKeeper draftKey={draftKey} blank={blank} />
          <div className="row gx-3">
            <div className="col-md-6">
              <Field name="name" label="Name" autoComplete="name" maxLength={CONTACT_LINE_MAX_CHARACTERS} />
            </div>
            <div className="col-md-6">
              <Field
                name="email"
                label="E-mail"
                type="email"
                autoComplete="email"
                maxLength={EMAIL_MAX_CHARACTERS}
              />
            </div>
          </div>
          <Field name="subject" label="Subject" maxLength={CONTACT_LINE_MAX_CHARACTERS} />
          <Field
            name="message"
            label="Message"
            as="textarea"
            rows={6}
            maxLength={CONTACT_MESSAGE_MAX_CHARACTERS}
          />
          <button type="submit" className="btn btn-primary btn-lg contact-send" disabled={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Send Message'}
          </button>
        </ValidatedForm>
      )}
    </Formik>
  );
}
