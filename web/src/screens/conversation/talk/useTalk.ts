import { type Dispatch, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { newClientKey } from '../../../features/recorder/submission';
import type { NewTurn } from '../../../features/recorder/turnDatabase';
import { TurnStore } from '../../../features/recorder/turnStore';
import { type ListeningState, useListening } from '../../../features/recorder/useListening';
import { finalWords, typedWords } from '../../../features/recorder/words';
import type { TurnFieldsFragment } from '../../../generated/conversation';
import type { VoiceManner } from '../speech/speaker';
import { useSpeech } from '../speech/useSpeech';
import { type Talk, type TalkEvent, talkReducer } from './talkMachine';
import { type Conversation, recordingLimit, talkAtFirst } from './talkView';
import { useLeftTurns } from './useLeftTurns';
import { usePartnerReply } from './usePartnerReply';
import { useTurnRecorder } from './useTurnRecorder';
import { useTurnSender } from './useTurnSender';

interface TalkOptions {
  readonly conversation: Conversation;
  readonly viewerId: string;
  /** Opened here and now: the partner speaks its greeting. */
  readonly isFresh: boolean;
  /** The server writes the words down: then the browser need not. */
  readonly serverTranscribes: boolean;
  readonly manner: VoiceManner;
  readonly onReply: (turn: TurnFieldsFragment) => void;
  readonly onStandIn: () => void;
}

export interface TalkControl {
  readonly talk: Talk;
  readonly dispatch: Dispatch<TalkEvent>;
  readonly listening: ListeningState;
  /** For the level meter, while the microphone is open. */
  readonly analyser: AnalyserNode | null;
  /** False: this device keeps no recording; it goes with the page. */
  readonly isKept: boolean;
  readonly sendTyped: (text: string) => void;
  /** Sends a turn that did not arrive once more; with words where nobody could write it down. */
  readonly sendAgain: (words?: string) => void;
  readonly drop: () => void;
}

/** One conversation as it goes on: the machine, and the devices and calls that it drives. */
export function useTalk(options: TalkOptions): TalkControl {
  const { conversation, viewerId, isFresh, serverTranscribes, manner, onReply, onStandIn } = options;
  const { sessionId, phase } = conversation;
  const [talk, dispatch] = useReducer(talkReducer, conversation, (now) => atFirst(now, isFresh));
  const [store] = useState(() => new TurnStore());
  const { activity } = talk;
  const latest = useRef(conversation);
  useEffect(() => {
    latest.current = conversation;
  });

  const listening = useListening(!serverTranscribes && activity.kind === 'recording');
  const heard = useRef(listening.heard);
  useEffect(() => {
    heard.current = listening.heard;
  });
  const { forget } = listening;
  useEffect(() => {
    if (activity.kind === 'requesting') forget();
  }, [activity.kind, forget]);

  const begin = (): Omit<NewTurn, 'mimeType'> => ({
    clientKey: newClientKey(),
    viewerId,
    sessionId,
    phase,
    createdAt: Date.now(),
  });
  const recorder = useTurnRecorder({
    activity,
    dispatch,
    store,
    limit: () => recordingLimit(latest.current),
    begin: (mimeType) => ({ ...begin(), mimeType }),
    words: () => finalWords(heard.current, null),
  });
  useTurnSender(activity, dispatch, store);
  const speech = useSpeech(activity, dispatch, manner);
  usePartnerReply({
    activity,
    dispatch,
    conversation,
    speech,
    onReply,
    onStandIn,
  });

  useLeftTurns({ activity, dispatch, store, viewerId, conversation });

  const { isOpen } = conversation;
  useEffect(() => {
    if (!isOpen) dispatch({ type: 'handedIn' });
  }, [isOpen]);

  return {
    talk,
    dispatch,
    listening,
    ...recorder,
    sendTyped(text) {
      const turn = { ...begin(), ...typedWords(text), sound: null, spokenMs: 0 };
      dispatch({ type: 'turnMade', turn });
    },
    sendAgain(words) {
      if (activity.kind !== 'unsent') return;
      const turn = words?.trim() ? { ...activity.turn, ...typedWords(words) } : activity.turn;
      dispatch({ type: 'turnMade', turn });
    },
    drop: useCallback(() => {
      if (activity.kind !== 'unsent') return;
      void store.remove(activity.turn.clientKey);
      dispatch({ type: 'turnDropped' });
    }, [activity, store]),
  };
}

function atFirst(conversation: Conversation, isFresh: boolean): Talk {
  const talk = talkAtFirst(conversation);
  const greeting = conversation.turns.at(-1)?.text;
  if (!isFresh || !greeting || talk.activity.kind !== 'yourTurn') return talk;
  return { ...talk, activity: { kind: 'speaking', text: greeting, delayMs: 0, growing: false } };
}
