import { useMemo } from 'react';
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
  const filters = useMemo(() => readFilters(address, canReviewQuestions), [address, canReviewQuestions]);
  return {
    filters,
    change: (changed) => setAddress(writeFilters({ ...filters, ...changed }), { replace: true }),
  };
}
