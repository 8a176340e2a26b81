import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { Rejection } from './useReview';

/** Asks once more before a question is deleted. */
export const RejectDialog = ({ rejection }: { rejection: Rejection }) => (
  <ConfirmDialog
    open={rejection.open}
    title="Reject this question?"
    confirm="Reject"
    busy={rejection.busy}
    onConfirm={() => void rejection.confirm()}
    onCancel={rejection.cancel}
    onClosed={rejection.closed}
  >
    <p className="fw-semibold text-break">{rejection.question?.text}</p>
    <p className="mb-0">It is deleted for everyone, its author too. This cannot be undone.</p>
  </ConfirmDialog>
);
