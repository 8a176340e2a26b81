import { MESSAGES } from 'schema/rules/messages';
import { EmptyState } from '../../ui/EmptyState';
import { Spinner } from '../../ui/Spinner';
import { Assessment } from './Assessment';
import type { AgainActions } from './comparison/AnswerAgain';
import { useSessionFeedback } from './useSessionFeedback';

interface FeedbackBodyProps extends AgainActions {
  sessionId: string;
}

/** The states of the modal: loading, out of reach, could not be marked, and the assessment itself. */
export function FeedbackBody({ sessionId, ...again }: FeedbackBodyProps) {
  const state = useSessionFeedback(sessionId);
  switch (state.status) {
    case 'loading':
      return (
        <div className="feedback-wait">
          <Spinner label="Loading Feedback..." />
          <p role="status" className="soft">
            {state.delay}
          </p>
        </div>
      );
    case 'unreachable':
      return (
        <div role="alert">
          <EmptyState title={MESSAGES.feedbackFetchFailed} action={<TryAgain onClick={state.retry} />}>
            Your answer is safe. Check your connection.
          </EmptyState>
        </div>
      );
    case 'failed':
      return (
        <EmptyState
          title="This answer could not be marked"
          action={state.retry && <TryAgain onClick={state.retry} />}
        >
          {state.reason ?? 'Your answer is safe.'}
        </EmptyState>
      );
    case 'withheld':
      return <EmptyState title="Your turn to mark">{state.reason}</EmptyState>;
    case 'ready':
      return <Assessment key={sessionId} session={state.session} remarking={state.remarking} {...again} />;
  }
}

const TryAgain = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className="btn btn-primary" onClick={onClick}>
    Try again
  </button>
);
