import { skipToken, useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { isSettled } from 'schema/rules/choices';
import { type SessionSummaryFragment, useSessionProgressSubscription } from '../../generated/sessions';
import { forgetNumbers } from '../../lib/progressCache';
import { useViewer } from '../../lib/viewer';

const REREAD_MS = 15_000;

interface SessionUpdatesProps {
  /** Newest first. */
  sessions: readonly SessionSummaryFragment[];
  /** Asks the server again for the sessions that are shown. */
  reread: () => Promise<unknown>;
}

/**
 * Keeps the rows of sessions that are still on their way up to date. Only the newest has a stream: a browser
 * allows six connections to one server over all its tabs, and an answer needs one of them. The others are read
 * again from time to time. Shows nothing.
 */
export function SessionUpdates({ sessions, reread }: SessionUpdatesProps) {
  const client = useApolloClient();
  const { id: viewerId } = useViewer();
  const newest = sessions.find(({ state }) => !isSettled(state));
  useSessionProgressSubscription(
    newest
      ? {
          variables: { sessionId: newest.id },
          // The row itself has changed with what the stream told.
          onData: ({ data: { data } }) => {
            if (data && isSettled(data.sessionProgress.state)) forgetNumbers(client.cache, viewerId);
          },
        }
      : skipToken,
  );

  const waiting = newest !== undefined;
  const quietly = useEffectEvent(() => void reread().catch(() => {}));
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => quietly(), REREAD_MS);
    return () => clearInterval(timer);
  }, [waiting]);
  return null;
}
