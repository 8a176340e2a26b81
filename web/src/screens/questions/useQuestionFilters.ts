import { startTransition, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewer } from '../../lib/viewer';
import { type QuestionFilters, readFilters, writeFilters } from './questionFilters';

interface ChosenFilters {
  readonly filters: QuestionFilters;
  readonly change: (changed: Partial<QuestionFilters>) => void;
}

/** The filters live in the address: a reload, a way back and a link that is passed on keep them. */
export function useQuestionFilters(): ChosenFilters {
  const { canReviewQuestions } = useViewer();
  const [address, setAddress] = useSearchParams();
  const inAddress = useMemo(() => readFilters(address, canReviewQuestions), [address, canReviewQuestions]);
  // The router changes the address in a transition; a box that was ticked must not wait for it.
  const [filters, showAtOnce] = useOptimistic(inAddress);
  return {
    filters,
    change: (changed) =>
      startTransition(() => {
        const next = { ...filters, ...changed };
        showAtOnce(next);
        setAddress(writeFilters(next), { replace: true });
      }),
  };
}
