import { Form, getIn, useFormikContext } from 'formik';
import { type FormEvent, useEffect, useId } from 'react';
import { TOASTS } from 'schema/rules/messages';
import { Modal } from '../../ui/Modal';
import { useToasts } from '../../ui/Toasts';
import { ContributionFields } from './ContributionFields';
import { type ContributionDraft, EMPTY_DRAFT, faultsOf, isEmpty, keepDraft } from './contributionDraft';

interface ContributionFormProps {
  open: boolean;
  viewerId: string;
  onClose: () => void;
}

/**
 * The dialog around the fields. Until all of them are filled the button is disabled for the eye and for screen
 * readers, yet pressing it says what is missing and goes there: a button that stays silent helps nobody.
 */
export function ContributionForm({ open, viewerId, onClose }: ContributionFormProps) {
  const { values, isSubmitting, resetForm, handleSubmit } = useFormikContext<ContributionDraft>();
  const toasts = useToasts();
  const formId = useId();
  const { sentence, errors } = faultsOf(values);
  useEffect(() => keepDraft(viewerId, values), [values, viewerId]);

  const sayWhatIsMissing = (form: HTMLFormElement, description: string) => {
    toasts.show({ ...TOASTS.contributionIncomplete, description, variant: 'destructive' });
    const missing = [...form.elements].find((field) => getIn(errors, field.getAttribute('name') ?? '#'));
    if (missing instanceof HTMLElement) missing.focus();
  };

  return (
    <Modal
      open={open}
      onClose={isSubmitting ? undefined : onClose}
      title="Contribute Question"
      width="wide"
      footer={
        <>
          {!isEmpty(values) && (
            <button
              type="button"
              className="btn btn-quiet me-auto"
              disabled={isSubmitting}
              onClick={() => resetForm({ values: EMPTY_DRAFT })}
            >
              Clear
            </button>
          )}
          <button type="button" className="btn btn-quiet" onClick={onClose} disabled={isSubmitting}>
            Cancel
          </button>
          <button
            type="submit"
            form={formId}
            className="btn btn-primary"
            aria-disabled={sentence !== null}
            disabled={isSubmitting}
          >
            {isSubmitting ? 'Submitting...' : 'Submit Question'}
          </button>
        </>
      }
    >
      <Form
        id={formId}
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          if (sentence !== null) sayWhatIsMissing(event.currentTarget, sentence);
          handleSubmit(event);
        }}
      >
        <ContributionFields />
      </Form>
    </Modal>
  );
}
