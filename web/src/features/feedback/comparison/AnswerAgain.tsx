import { Columns2, RotateCcw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyNamed } from '../../../lib/lazyNamed';
import { Spinner } from '../../../ui/Spinner';
import type { AssessedSession } from '../content/assessment';
import { comparableAnswers, marksInOrder } from './otherAnswers';
import { useAnswerAgain } from './useAnswerAgain';

const ComparedAnswers = lazyNamed(() => import('./ComparedAnswers'), 'ComparedAnswers');

export interface AgainActions {
  /** The screen below has the question; null: one has to go to it. */
  onRetry: (() => void) | null;
  /** The dialog closes before one goes. */
  onLeave: () => void;
}

interface AnswerAgainProps extends AgainActions {
  session: AssessedSession;
}

/** The same question once more, and how this answer stands beside the others to it. */
export function AnswerAgain({ session, onRetry, onLeave }: AnswerAgainProps) {
  const [comparing, setComparing] = useState(false);
  const { again, busy, problem } = useAnswerAgain(session, onLeave);
  const others = comparableAnswers(session);
  const marks = marksInOrder(session.answers);
  const canRepeat = onRetry !== null || session.questionId !== null;
  if (!canRepeat && others.length === 0) return null;
  return (
    <section className="feedback-again" aria-labelledby="feedback-again">
      <h3 id="feedback-again">The same question again</h3>
      <p className="mb-0">
        {marks
          ? `You have answered it ${timesWord(session.answers.length)}: ${marks}.`
          : 'Nothing teaches more than saying it once more, with one thing put right.'}
      </p>
      <div className="feedback-again-actions">
        {canRepeat && (
          <button
            type="button"
            className="btn btn-outline-primary"
            disabled={busy}
            onClick={onRetry ?? again}
          >
            <RotateCcw size={18} aria-hidden="true" />
            Try this question again
          </button>
        )}
        {others.length > 0 && (
          <button
            type="button"
            className="btn btn-outline-primary"
            aria-expanded={comparing}
            onClick={() => setComparing(!comparing)}
          >
            <Columns2 size={18} aria-hidden="true" />
            See both side by side
          </button>
        )}
      </div>
      {problem && (
        <p role="alert" className="small mb-0">
          {problem}
        </p>
      )}
      {comparing && (
        <Suspense fallback={<Spinner label="Loading the other answer" />}>
          <ComparedAnswers session={session} others={others} />
        </Suspense>
      )}
    </section>
  );
}

const timesWord = (count: number): string => (count === 2 ? 'twice' : `${count} times`);
