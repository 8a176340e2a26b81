import { skipToken } from '@apollo/client/react';
import { type SessionDetailsQuery, useSessionDetailsQuery } from '../../generated/feedback';
import {
  SessionState,
  useRetryAssessmentMutation,
  useSessionProgressSubscription,
} from '../../generated/sessions';
import type { SessionFeedback } from './content/assessment';

type Session = SessionDetailsQuery['session'];

export type FeedbackState =
  /** Being fetched, or the marks are still on their way; `delay` is why they do not come for now. */
  | { status: 'loading'; delay: string | null }
  | { status: 'unreachable'; retry: () => void }
  /** Could not be marked; `retry` where the viewer may have it marked again. */
  | { status: 'failed'; reason: string | null; retry: (() => void) | null }
  | { status: 'ready'; session: Session; feedback: SessionFeedback };

/** A session with its feedback; one that is not marked yet is followed until it is. */
export function useSessionFeedback(sessionId: string): FeedbackState {
  const { data, loading, error, refetch } = useSessionDetailsQuery({
    variables: { id: sessionId },
    fetchPolicy: 'cache-and-network',
  });
  const [retryAssessment] = useRetryAssessmentMutation();
  const session = data?.session;
  const failed = session?.state === SessionState.Failed;
  const pending = session !== undefined && !session.feedback && !failed;
  useSessionProgressSubscription(pending ? { variables: { sessionId } } : skipToken);

  if (session?.feedback) return { status: 'ready', session, feedback: session.feedback };
  if (error && !loading) return { status: 'unreachable', retry: quietly(refetch) };
  if (failed && !loading)
    return {
      status: 'failed',
      reason: session.stateReason,
      retry: session.canRetry ? quietly(() => retryAssessment({ variables: { sessionId } })) : null,
    };
  return { status: 'loading', delay: pending ? session.stateReason : null };
}

/** What fails is shown by the hook's own state, which the promise only repeats. */
const quietly = (attempt: () => Promise<unknown>) => () => {
  attempt().catch(() => undefined);
};
