import type { Speaker } from '../../features/students/useChosenStudent';
import { EmptyState } from '../../ui/EmptyState';
import { PracticeSkeleton } from './PracticeSkeleton';

/** In place of the question while it is not known for whom an answer would be. */
export const UnknownSpeaker = ({ speaker: { chosen, choose } }: { speaker: Speaker }) =>
  chosen.status === 'loading' ? (
    <PracticeSkeleton />
  ) : (
    <EmptyState
      title="Who speaks?"
      action={
        <button type="button" className="btn btn-primary" onClick={() => choose(null)}>
          Practise as myself
        </button>
      }
    >
      Nothing is recorded before that is known. Choose a student above, or practise as yourself.
    </EmptyState>
  );
