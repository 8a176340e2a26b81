import { ArrowRight, Check, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { TOASTS } from 'schema/rules/messages';
import { type BankQuestionFragment, useAddQuestionToPracticeMutation } from '../../generated/questions';
import type { PracticeTarget } from '../../lib/practiceTarget';
import { useToasts } from '../../ui/Toasts';
import { forgetPractice } from './bankCache';
import { failureToast } from './failureToast';

interface PracticeActionsProps {
  question: BankQuestionFragment;
  describedBy: string;
}

/** Puts a question at the head of the practice list, and leads to it. */
export function PracticeActions({ question, describedBy }: PracticeActionsProps) {
  const toasts = useToasts();
  const [added, setAdded] = useState(false);
  const [add] = useAddQuestionToPracticeMutation({ update: forgetPractice });

  const addIt = async () => {
    try {
      await add({ variables: { id: question.id } });
    } catch (error) {
      toasts.show(failureToast(error, TOASTS.addToPracticeFailed));
      return;
    }
    setAdded(true);
    toasts.show(TOASTS.addedToPractice);
  };

  return (
    <>
      <button
        type="button"
        className="btn btn-sm btn-quiet"
        aria-describedby={describedBy}
        onClick={() => void addIt()}
      >
        {added ? <Check size={18} aria-hidden="true" /> : <ListPlus size={18} aria-hidden="true" />}
        Add to Practice
      </button>
      <Link
        className="btn btn-sm entry-go"
        aria-describedby={describedBy}
        to={question.partType === 'part3' ? '/conversation' : '/practice'}
        state={{ questionId: question.id, difficulty: question.difficulty } satisfies PracticeTarget}
      >
        Go to Practice <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </>
  );
}
