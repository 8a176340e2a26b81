import { useState } from 'react';
import type { BankQuestionFragment } from '../../generated/questions';
import { Modal } from '../../ui/Modal';
import { CustomQuestionAdded } from './CustomQuestionAdded';
import { CustomQuestionForm } from './CustomQuestionForm';

interface CustomQuestionDialogProps {
  open: boolean;
  onClose: () => void;
}

/** A question for oneself alone. */
export function CustomQuestionDialog({ open, onClose }: CustomQuestionDialogProps) {
  const [added, setAdded] = useState<BankQuestionFragment | null>(null);
  return (
    <Modal open={open} onClose={onClose} onClosed={() => setAdded(null)} title="Add your own question">
      {added ? <CustomQuestionAdded question={added} /> : <CustomQuestionForm onAdded={setAdded} />}
    </Modal>
  );
}
