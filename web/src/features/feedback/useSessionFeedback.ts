import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { isSettled } from 'schema/rules/choices';
import { ImprovedAnswerState, useSessionReadingQuery } from '../../generated/feedback';
import {
  SessionState,
  useRetryAssessmentMutation,
  useSessionProgressSubscription,
} from '../../generated/sessions';
import type { AssessedSession } from './content/assessment';

/** News of a stream that was cut is not repeated: as long as marks are awaited the session is also re-read. */
const REREAD_MS = 10_000;
/** A better version of the answer comes some seconds after the marks; no news tells of it once a session is settled. */
const IMPROVEMENT_MS = 3_000;

/** What becomes of the newest correction, where it has no marks yet. */
export type Remarking =
  | { readonly status: 'waiting'; readonly delay: string | null }
  | { readonly status: 'failed'; readonly reason: string | null; readonly retry: (() => void) | null };

export type FeedbackState =
  /** Being fetched, or the marks are still on their way; `delay` is why they do not come for now. */
  | { readonly status: 'loading'; readonly delay: string | null }
  | { readonly status: 'unreachable'; readonly retry: () => void }
  /** Could not be marked; `retry` where the viewer may have it marked again. */
  | { readonly status: 'failed'; readonly reason: string | null; readonly retry: (() => void) | null }
  /** Marked, but the marks are kept from this viewer for now; `reason` says why. */
  | { readonly status: 'withheld'; readonly reason: string }
  /** At least one attempt is there. */
  | { readonly status: 'ready'; readonly session: AssessedSession; readonly remarking: Remarking | null };

/** A session with all its markings; one that is being marked is followed until it is settled. */
export function useSessionFeedback(sessionId: string): FeedbackState {
  const { data, loading, error, refetch, startPolling, stopPolling } = useSessionReadingQuery({
    variables: { id: sessionId },
    fetchPolicy: 'cache-and-network',
  });
  const [retryAssessment] = useRetryAssessmentMutation();
  const session = data?.session;
  const waiting = session !== undefined && !isSettled(session.state);
  const pause = waiting ? REREAD_MS : awaitsImprovement(session) ? IMPROVEMENT_MS : 0;
  useEffect(() => {
    if (pause === 0) return;
    startPolling(pause);
    return stopPolling;
  }, [pause, startPolling, stopPolling]);
  useSessionProgressSubscription(
    waiting
      ? {
          variables: { sessionId },
          onData: ({ data: { data: news } }) => {
            if (news && isSettled(news.sessionProgress.state)) quietly(refetch)();
          },
        }
      : skipToken,
  );

  if (!session) {
    if (error && !loading) return { status: 'unreachable', retry: quietly(refetch) };
    return { status: 'loading', delay: null };
  }
  const retry = session.canRetry ? quietly(() => retryAssessment({ variables: { sessionId } })) : null;
  const failed = session.state === SessionState.Failed && { reason: session.stateReason, retry };
  if (session.attempts.length > 0) {
    const remarking: Remarking | null = failed ? { status: 'failed', ...failed } : waitingFor(session);
    return { status: 'ready', session, remarking };
  }
  if (error && !loading) return { status: 'unreachable', retry: quietly(refetch) };
  if (failed && !loading) return { status: 'failed', ...failed };
  if (session.state === SessionState.Assessed && session.stateReason && !loading)
    return { status: 'withheld', reason: session.stateReason };
  return { status: 'loading', delay: waiting ? session.stateReason : null };
}

const waitingFor = ({ state, stateReason }: AssessedSession): Remarking | null =>
  isSettled(state) ? null : { status: 'waiting', delay: stateReason };

const awaitsImprovement = (session: AssessedSession | undefined): boolean =>
  session?.attempts.at(-1)?.improvedAnswer?.state === ImprovedAnswerState.Awaited;

/** What fails is shown by the hook's own state, which the promise only repeats. */
const quietly = (attempt: () => Promise<unknown>) => () => {
  attempt().catch(() => undefined);
};
