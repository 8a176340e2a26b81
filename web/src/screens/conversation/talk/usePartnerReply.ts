import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, useEffect, useRef } from 'react';
import { FALLBACK_REPLY } from 'schema/rules/conversation-topic';
import {
  PartnerVoice,
  ReplyInConversationDocument,
  type TurnFieldsFragment,
} from '../../../generated/conversation';
import { errorCode } from '../../../lib/apollo';
import type { Activity, TalkEvent } from './talkMachine';
import { addTurn } from './turnCache';

/** The turn comes back to the student after so long (§9), also while the partner still thinks. */
export const TURN_RETURNS_MS = 10_000;

interface PartnerReplyOptions {
  readonly activity: Activity;
  readonly dispatch: Dispatch<TalkEvent>;
  readonly sessionId: string;
  /** Position of the last turn in the record. */
  readonly lastPosition: number;
  /** Also of an answer that came after the turn had returned. */
  readonly onReply: (turn: TurnFieldsFragment) => void;
  /** No provider answered: words of the built-in partner, or none, stand in. */
  readonly onStandIn: () => void;
}

/** Asks for the partner's answer to the student's last turn; asked again, the server gives the same one. */
export function usePartnerReply(options: PartnerReplyOptions): void {
  const { activity, dispatch, sessionId } = options;
  const client = useApolloClient();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const isThinking = activity.kind === 'thinking';

  useEffect(() => {
    if (!isThinking) return;
    let waiting = true;
    const timer = setTimeout(() => dispatch({ type: 'replyOverdue' }), TURN_RETURNS_MS);
    const standIn = () => {
      if (!waiting) return;
      latest.current.onStandIn();
      const aside = { after: latest.current.lastPosition, text: FALLBACK_REPLY, at: Date.now() };
      dispatch({ type: 'replyFailed', aside });
    };
    const ask = async () => {
      const { data } = await client.mutate({
        mutation: ReplyInConversationDocument,
        variables: { sessionId },
      });
      const turn = data?.replyInConversation;
      if (!turn?.text?.trim()) return standIn();
      addTurn(client.cache, sessionId, turn);
      latest.current.onReply(turn);
      if (turn.madeBy === PartnerVoice.Fallback) latest.current.onStandIn();
      // Later, the turn is the student's again: the words are read, not heard.
      if (waiting) dispatch({ type: 'replied', text: turn.text });
    };
    ask().catch((error: unknown) => {
      // Somebody has gone on, here or elsewhere: there is nothing to stand in for.
      if (errorCode(error) !== 'CONFLICT') standIn();
      else if (waiting) dispatch({ type: 'replyOverdue' });
    });
    return () => {
      waiting = false;
      clearTimeout(timer);
    };
  }, [isThinking, client, dispatch, sessionId]);
}
