import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, useEffect } from 'react';
import type { TurnStore } from '../../../features/recorder/turnStore';
import { SubmitTurnDocument } from '../../../generated/conversation';
import { toTurnInput } from './outgoingTurn';
import type { Activity, TalkEvent } from './talkMachine';
import { addTurn } from './turnCache';
import { explainTurnFailure } from './turnFailure';

/** The server waits a minute for its words; two minutes of speech are 360 kB. */
const ATTEMPT_MS = 120_000;

/**
 * Keeps the student's turn on this device, sends it, and forgets it once the server has it. One that did not get through
 * is sent again when the connection is back, or when the student asks.
 */
export function useTurnSender(activity: Activity, dispatch: Dispatch<TalkEvent>, store: TurnStore): void {
  const client = useApolloClient();
  const turn = activity.kind === 'transcribing' ? activity.turn : null;
  useEffect(() => {
    if (!turn) return;
    const send = async () => {
      await store.keep(turn);
      const { data } = await client.mutate({
        mutation: SubmitTurnDocument,
        variables: { input: toTurnInput(turn) },
        context: { fetchOptions: { signal: AbortSignal.timeout(ATTEMPT_MS) } },
      });
      if (!data?.submitTurn.text) throw new Error('The server answered without the words of the turn.');
      addTurn(client.cache, turn.sessionId, data.submitTurn);
      dispatch({ type: 'turnArrived' });
      await store.remove(turn.clientKey);
    };
    send().catch((error: unknown) => dispatch({ type: 'turnFailed', failure: explainTurnFailure(error) }));
  }, [turn, client, dispatch, store]);

  const later = activity.kind === 'unsent' && activity.failure.kind === 'later' ? activity.turn : null;
  useEffect(() => {
    if (!later) return;
    const sendAgain = () => dispatch({ type: 'turnMade', turn: later });
    window.addEventListener('online', sendAgain);
    return () => window.removeEventListener('online', sendAgain);
  }, [later, dispatch]);
}
