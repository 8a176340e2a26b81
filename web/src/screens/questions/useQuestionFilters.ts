import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useViewer } from '../../lib/viewer';
import { NO_FILTERS, type QuestionFilters, readFilters, writeFilters } from './questionFilters';

export interface ChosenFilters {
  readonly filters: QuestionFilters;
  readonly change: (changed: Partial<QuestionFilters>) => void;
  readonly reset: () => void;
}

/** The filters live in the address: a reload, a way back and a link that is passed on keep them. */
export function useQuestionFilters(): ChosenFilters {
  const { canReviewQuestions } = useViewer();
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readFilters(address, canReviewQuestions), [address, canReviewQuestions]);
  const show = (next: QuestionFilters) => setAddress(writeFilters(next), { replace: true });
  return {
    filters,
    change: (changed) => show({ ...filters, ...changed }),
    reset: () => show(NO_FILTERS),
  };
}
