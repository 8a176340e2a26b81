import { skipToken } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { isSettled } from 'schema/rules/choices';
import { type SessionDetailsFragment, useSessionDetailsQuery } from '../../generated/feedback';
import { useSessionProgressSubscription } from '../../generated/sessions';

/** News of a stream that was cut is not repeated: as long as marks are awaited the session is also re-read. */
const REREAD_MS = 10_000;

/** A session on its way to its marks, kept up to date; undefined until it is known. */
export function useAssessment(sessionId: string | null): SessionDetailsFragment | undefined {
  const { data, previousData, refetch, startPolling, stopPolling } = useSessionDetailsQuery(
    sessionId === null ? skipToken : { variables: { id: sessionId }, fetchPolicy: 'cache-and-network' },
  );
  const known = data?.session ?? previousData?.session;
  const session = known?.id === sessionId ? known : undefined;
  const waiting = sessionId !== null && (!session || !isSettled(session.state));
  const [streamsEnded, setStreamsEnded] = useState(0);
  useSessionProgressSubscription(
    waiting
      ? { variables: { sessionId }, onComplete: () => setStreamsEnded((ended) => ended + 1) }
      : skipToken,
  );
  // Its last news may have come together with the answer to an earlier question, and lost to that.
  const reread = useEffectEvent(() => {
    if (waiting) void refetch().catch(() => {});
  });
  useEffect(() => {
    if (streamsEnded > 0) reread();
  }, [streamsEnded]);

  useEffect(() => {
    if (!waiting) return;
    const again = () => reread();
    startPolling(REREAD_MS);
    window.addEventListener('online', again);
    return () => {
      stopPolling();
      window.removeEventListener('online', again);
    };
  }, [waiting, startPolling, stopPolling]);

  return session;
}
