import { useState } from 'react';
import type { GenerateQuestionsMutation } from '../../generated/questions';
import { Modal } from '../../ui/Modal';
import { GeneratedQuestions } from './GeneratedQuestions';
import { GenerationForm } from './GenerationForm';
import type { QuestionFilters } from './questionFilters';

export type Generated = GenerateQuestionsMutation['generateQuestions'] & { readonly asked: number };

interface GenerateDialogProps {
  open: boolean;
  /** The form begins with what the list is filtered by. */
  filters: QuestionFilters;
  onClose: () => void;
}

/** Makes new questions, and shows them. */
export function GenerateDialog({ open, filters, onClose }: GenerateDialogProps) {
  const [generated, setGenerated] = useState<Generated | null>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={() => setGenerated(null)}
      title="Generate Questions"
      width="wide"
    >
      {generated ? (
        <GeneratedQuestions generated={generated} onMore={() => setGenerated(null)} onDone={onClose} />
      ) : (
        <GenerationForm filters={filters} onGenerated={setGenerated} />
      )}
    </Modal>
  );
}
