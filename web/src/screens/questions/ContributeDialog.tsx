import { Formik } from 'formik';
import { useState } from 'react';
import { useViewer } from '../../lib/viewer';
import { ContributionForm } from './ContributionForm';
import { EMPTY_DRAFT, faultsOf, readDraft } from './contributionDraft';
import { useContribution } from './useContribution';

interface ContributeDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Writes a question for everyone; a teacher looks at it first. */
export function ContributeDialog({ open, onClose }: ContributeDialogProps) {
  const { id: viewerId } = useViewer();
  const [initial] = useState(() => readDraft(viewerId));
  const contribute = useContribution();
  return (
    <Formik
      initialValues={initial}
      validate={(draft) => faultsOf(draft).errors}
      validateOnBlur={false}
      onSubmit={async (draft, form) => {
        const refusal = await contribute(draft);
        if (refusal) return form.setErrors(refusal);
        form.resetForm({ values: EMPTY_DRAFT });
        onClose();
      }}
    >
      <ContributionForm open={open} viewerId={viewerId} onClose={onClose} />
    </Formik>
  );
}
