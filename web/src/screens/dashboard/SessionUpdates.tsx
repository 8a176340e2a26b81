import { skipToken, useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isSettled } from 'schema/rules/choices';
import { DashboardDocument } from '../../generated/progress';
import { type SessionSummaryFragment, useSessionProgressSubscription } from '../../generated/sessions';
import { forgetProgress } from '../../lib/progressCache';
import { useViewer } from '../../lib/viewer';

const REREAD_MS = 15_000;

/**
 * Keeps the rows of sessions that are still on their way up to date. Only the newest has a stream: a browser
 * allows six connections to one server over all its tabs, and an answer needs one of them. The others come with
 * the dashboard, which is read again from time to time. Shows nothing.
 *
 * @param props.sessions newest first
 */
export function SessionUpdates({ sessions }: { sessions: readonly SessionSummaryFragment[] }) {
  const client = useApolloClient();
  const { id: viewerId } = useViewer();
  const newest = sessions.find(({ state }) => !isSettled(state));
  useSessionProgressSubscription(
    newest
      ? {
          variables: { sessionId: newest.id },
          onData: ({ data: { data } }) => {
            if (data && isSettled(data.sessionProgress.state)) forgetProgress(client.cache, viewerId);
          },
        }
      : skipToken,
  );

  const waiting = newest !== undefined;
  useEffect(() => {
    if (!waiting) return;
    const reread = () => void client.refetchQueries({ include: [DashboardDocument] }).catch(() => {});
    const timer = setInterval(reread, REREAD_MS);
    return () => clearInterval(timer);
  }, [waiting, client]);
  return null;
}
