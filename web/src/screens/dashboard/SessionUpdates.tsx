import { useApolloClient } from '@apollo/client/react';
import { type SessionSummaryFragment, useSessionProgressSubscription } from '../../generated/operations';
import { forgetProgress } from '../../lib/progressCache';
import { useViewer } from '../../lib/viewer';

const PENDING: readonly SessionSummaryFragment['state'][] = ['recorded', 'transcribing', 'assessing'];

/** Listens to the sessions that are still on their way; their rows follow through the cache. Shows nothing. */
export const SessionUpdates = ({ sessions }: { sessions: readonly SessionSummaryFragment[] }) =>
  sessions
    .filter(({ state }) => PENDING.includes(state))
    .map(({ id }) => <SessionUpdate key={id} sessionId={id} />);

function SessionUpdate({ sessionId }: { sessionId: string }) {
  const { cache } = useApolloClient();
  const { id: viewerId } = useViewer();
  useSessionProgressSubscription({
    variables: { sessionId },
    onData: ({ data: { data } }) => {
      if (data && !PENDING.includes(data.sessionProgress.state)) forgetProgress(cache, viewerId);
    },
  });
  return null;
}
