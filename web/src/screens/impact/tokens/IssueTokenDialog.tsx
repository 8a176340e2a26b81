import { Form, Formik } from 'formik';
import { useState } from 'react';
import { NAME_MAX_CHARACTERS, TOKEN_DAYS_MAX } from 'schema/rules/limits';
import { researchTokenSchema } from 'schema/rules/validation';
import { TokenScope, useIssueResearchTokenMutation } from '../../../generated/tokens';
import { serverMessage } from '../../../lib/apollo';
import { Field } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { useToasts } from '../../../ui/Toasts';
import { NewSecret } from './NewSecret';
import { SCOPE_NAMES } from './tokenState';

const FORM = 'issue-token';
const schema = researchTokenSchema.pick(['name', 'expiresInDays']);
const EMPTY = { name: '', expiresInDays: 90 };

interface IssueTokenDialogProps {
  open: boolean;
  onIssued: () => void;
  onClose: () => void;
}

/** First the form, then the secret, this once. */
export function IssueTokenDialog({ open, onIssued, onClose }: IssueTokenDialogProps) {
  // The secret goes through neither the cache nor anything else that outlives this dialog.
  const [issue, { loading }] = useIssueResearchTokenMutation({ fetchPolicy: 'no-cache' });
  const [secret, setSecret] = useState<string | null>(null);
  const toasts = useToasts();

  const submit = async (values: typeof EMPTY) => {
    try {
      const input = { ...schema.cast(values), scopes: [TokenScope.AnalyticsRead] };
      const { data } = await issue({ variables: { input } });
      setSecret(data?.issueResearchToken.secret ?? null);
      onIssued();
    } catch (error) {
      const description = serverMessage(error) ?? 'The token could not be issued. Please try again.';
      toasts.show({ title: 'Error', description, variant: 'destructive' });
    }
  };

  return (
    <Modal
      open={open}
      // neither Esc nor a click beside it may lose what is shown only once
      onClose={secret === null && !loading ? onClose : undefined}
      onClosed={() => setSecret(null)}
      title={secret === null ? 'Issue a token' : 'Copy the token now'}
      footer={
        secret === null ? (
          <>
            <button type="button" className="btn btn-quiet" onClick={onClose} disabled={loading}>
              Cancel
            </button>
            <button type="submit" form={FORM} className="btn btn-primary" disabled={loading}>
              {loading ? 'Issuing...' : 'Issue'}
            </button>
          </>
        ) : (
          <button type="button" className="btn btn-primary" onClick={onClose}>
            I have kept it
          </button>
        )
      }
    >
      {secret === null ? (
        <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={submit}>
          <Form id={FORM} noValidate>
            <Field
              name="name"
              label="Name"
              help="To know it again by: who uses it, and for what."
              autoComplete="off"
              maxLength={NAME_MAX_CHARACTERS}
            />
            <Field
              name="expiresInDays"
              label="Days until it expires"
              type="number"
              help={`1 to ${TOKEN_DAYS_MAX}.`}
            />
            <p className="soft small mb-0">
              It opens the figures of the impact study ({SCOPE_NAMES[TokenScope.AnalyticsRead]}), and nothing
              else.
            </p>
          </Form>
        </Formik>
      ) : (
        <NewSecret secret={secret} />
      )}
    </Modal>
  );
}
