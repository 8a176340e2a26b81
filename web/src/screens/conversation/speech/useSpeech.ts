import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import type { Activity, TalkEvent } from '../talk/talkMachine';
import { sentencesOf } from './sentences';
import { type Speaking, startSpeaking, type VoiceManner } from './speaker';

/** The turn comes back to the student after so long (§9), whatever the partner or its voice does. */
export const TURN_RETURNS_MS = 10_000;

export interface Speech {
  /** Speaks it now, or after what is being said. Outside of React's rendering, so that no word waits for it. */
  readonly say: (sentence: string) => void;
  /** No more sentences come: the turn returns once all are said. */
  readonly finish: () => void;
}

/**
 * The partner's voice. What begins to be spoken without a `say` – the opening of a phase – is said by itself; and it
 * falls silent as soon as the partner has the turn no more.
 */
export function useSpeech(activity: Activity, dispatch: Dispatch<TalkEvent>, manner: VoiceManner): Speech {
  const latest = useRef(manner);
  useEffect(() => {
    latest.current = manner;
  });
  const speaking = useRef<Speaking | null>(null);
  const say = useCallback(
    (sentence: string) => {
      speaking.current ??= startSpeaking({
        ...latest.current,
        patienceMs: TURN_RETURNS_MS,
        onEnd() {
          speaking.current = null;
          dispatch({ type: 'spoken' });
        },
      });
      speaking.current.add(sentence);
    },
    [dispatch],
  );
  const finish = useCallback(() => speaking.current?.finish(), []);

  const { kind } = activity;
  useEffect(() => {
    if (kind !== 'thinking' && kind !== 'speaking') hush(speaking);
  }, [kind]);
  useEffect(() => {
    // Some browsers go on speaking when the page is left.
    const silence = () => {
      hush(speaking);
      dispatch({ type: 'spoken' });
    };
    window.addEventListener('pagehide', silence);
    return () => {
      window.removeEventListener('pagehide', silence);
      hush(speaking);
    };
  }, [dispatch]);

  useEffect(() => {
    if (activity.kind !== 'speaking' || speaking.current) return;
    const timer = setTimeout(() => {
      for (const sentence of sentencesOf(activity.text)) say(sentence);
      finish();
    }, activity.delayMs);
    return () => clearTimeout(timer);
  }, [activity, say, finish]);

  return { say, finish };
}

function hush(speaking: { current: Speaking | null }): void {
  speaking.current?.cancel();
  speaking.current = null;
}
