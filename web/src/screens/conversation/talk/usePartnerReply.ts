import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, useEffect, useRef } from 'react';
import { FALLBACK_REPLY } from 'schema/rules/conversation-topic';
import { PartnerVoice, type TurnFieldsFragment } from '../../../generated/conversation';
import { errorCode } from '../../../lib/apollo';
import { unsaid } from '../speech/sentences';
import { type Speech, TURN_RETURNS_MS } from '../speech/useSpeech';
import { askPartner } from './partnerStream';
import type { Activity, TalkEvent } from './talkMachine';
import { type Conversation, lastPosition, positionBefore } from './talkView';
import { addTurn } from './turnCache';

interface PartnerReplyOptions {
  readonly activity: Activity;
  readonly dispatch: Dispatch<TalkEvent>;
  readonly speech: Speech;
  readonly conversation: Pick<Conversation, 'sessionId' | 'turns'>;
  /** Also of an answer that came after the turn had returned. */
  readonly onReply: (turn: TurnFieldsFragment) => void;
  /** No provider answered: words of the built-in partner, or none, stand in. */
  readonly onStandIn: () => void;
}

/** Asks for the partner's answer to the student's last turn, and has each sentence spoken as it comes. */
export function usePartnerReply(options: PartnerReplyOptions): void {
  const { activity, dispatch } = options;
  const { sessionId } = options.conversation;
  const client = useApolloClient();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  /** Ends with the page: an answer that comes after the turn has returned is still read. */
  const left = useRef(new AbortController());
  useEffect(() => {
    left.current = new AbortController();
    return () => left.current.abort();
  }, []);
  const asked = useRef(0);
  const isThinking = activity.kind === 'thinking';

  useEffect(() => {
    if (!isThinking) return;
    asked.current += 1;
    const mine = asked.current;
    const { signal } = left.current;
    const { speech } = latest.current;
    // Asked for at the first word: the record learns of the student's own turn about now.
    let after = 0;
    const at = Date.now();
    const said: string[] = [];
    /** Otherwise the turn is the student's again: the words are read, not heard. */
    const isAwaited = () => asked.current === mine && !signal.aborted && awaits(latest.current.activity);

    // Spoken before anything is drawn.
    const onSentence = (sentence: string) => {
      if (!isAwaited()) return;
      if (said.length === 0) after = positionBefore(latest.current.conversation, sentence);
      said.push(sentence);
      speech.say(sentence);
      dispatch({ type: 'sentenceCame', sentence: { after, text: sentence, at } });
    };
    const finish = (text: string) => {
      if (!isAwaited()) return;
      for (const sentence of unsaid(text, said)) speech.say(sentence);
      dispatch({ type: 'replied', text });
      speech.finish();
    };
    const standIn = () => {
      if (said.length > 0) return finish(said.join(' '));
      if (!isAwaited()) return;
      latest.current.onStandIn();
      const aside = { after: lastPosition(latest.current.conversation), text: FALLBACK_REPLY, at };
      dispatch({ type: 'replyFailed', aside });
    };
    const answered = (turn: TurnFieldsFragment | undefined) => {
      if (!turn?.text?.trim()) return standIn();
      addTurn(client.cache, sessionId, turn);
      finish(turn.text);
      latest.current.onReply(turn);
      if (turn.madeBy === PartnerVoice.Fallback) latest.current.onStandIn();
    };
    askPartner({ client, sessionId, onSentence, signal }).then(answered, (error: unknown) => {
      // Somebody has gone on, here or elsewhere: there is nothing to stand in for.
      if (errorCode(error) !== 'CONFLICT' || said.length > 0) standIn();
      else if (isAwaited()) dispatch({ type: 'replyOverdue' });
    });

    const overdue = setTimeout(() => dispatch({ type: 'replyOverdue' }), TURN_RETURNS_MS);
    return () => clearTimeout(overdue);
  }, [isThinking, client, dispatch, sessionId]);
}

/** An answer is waited for, or more of it. */
const awaits = (activity: Activity): boolean =>
  activity.kind === 'thinking' || (activity.kind === 'speaking' && activity.growing);
