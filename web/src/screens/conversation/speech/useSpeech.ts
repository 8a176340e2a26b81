import { type Dispatch, useEffect, useRef } from 'react';
import type { Activity, TalkEvent } from '../talk/talkMachine';
import { TURN_RETURNS_MS } from '../talk/usePartnerReply';
import { sentencesOf } from './sentences';
import { type Speaking, startSpeaking } from './speaker';

/** Speaks what the partner says, and gives the turn back when it is said, or cannot be. */
export function useSpeech(
  activity: Activity,
  dispatch: Dispatch<TalkEvent>,
  voice: SpeechSynthesisVoice | null,
): void {
  const latestVoice = useRef(voice);
  useEffect(() => {
    latestVoice.current = voice;
  }, [voice]);

  useEffect(() => {
    if (activity.kind !== 'speaking') return;
    let speaking: Speaking | null = null;
    const timer = setTimeout(() => {
      speaking = startSpeaking({
        voice: latestVoice.current,
        patienceMs: TURN_RETURNS_MS,
        onEnd: () => dispatch({ type: 'spoken' }),
      });
      for (const sentence of sentencesOf(activity.text)) speaking.add(sentence);
      speaking.finish();
    }, activity.delayMs);
    return () => {
      clearTimeout(timer);
      speaking?.cancel();
    };
  }, [activity, dispatch]);
}
