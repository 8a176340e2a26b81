import { MESSAGES } from 'schema/rules/messages';
import { EmptyState } from '../../ui/EmptyState';
import { Spinner } from '../../ui/Spinner';
import { Assessment } from './Assessment';
import { useSessionFeedback } from './useSessionFeedback';

/** The states of the modal: loading, out of reach, could not be marked, and the assessment itself. */
export function FeedbackBody({ sessionId }: { sessionId: string }) {
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
    case 'ready':
      return <Assessment session={state.session} feedback={state.feedback} />;
  }
}

const TryAgain = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className="btn btn-primary" onClick={onClick}>
    Try again
  </button>
);
