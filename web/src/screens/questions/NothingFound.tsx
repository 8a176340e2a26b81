import { MESSAGES } from 'schema/rules/messages';
import { EmptyState } from '../../ui/EmptyState';
import { countFilters, type QuestionFilters } from './questionFilters';

interface NothingFoundProps {
  filters: QuestionFilters;
  onReset: () => void;
  onContribute: () => void;
}

/** Nobody has contributed yet; or there are questions, but none that the filters let through. */
export function NothingFound({ filters, onReset, onContribute }: NothingFoundProps) {
  const narrowing = countFilters({ ...filters, contributed: false });
  if (narrowing > 0) {
    const reviewed = filters.pending && narrowing === 1;
    return (
      <EmptyState
        title={reviewed ? 'Nothing is waiting' : 'No question fits these filters'}
        action={
          <button type="button" className="btn btn-primary" onClick={onReset}>
            Show all questions
          </button>
        }
      >
        {reviewed
          ? 'Every question has been looked at.'
          : 'Take one of them away, or search for other words.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={MESSAGES.noStudentQuestions}
      action={
        <button type="button" className="btn btn-primary" onClick={onContribute}>
          Contribute Question
        </button>
      }
    >
      Write the first one. A teacher checks it, then everyone can practise it.
    </EmptyState>
  );
}
