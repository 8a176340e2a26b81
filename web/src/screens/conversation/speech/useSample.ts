import { useEffect, useRef } from 'react';
import { type Speaking, startSpeaking, type VoiceManner } from './speaker';

const SAMPLE = 'Hello! Shall we talk?';
const PATIENCE_MS = 5000;

/**
 * Lets a voice be heard before one talks with it.
 * @param isQuiet nobody else speaks or records; once that ends, the sample does
 * @returns says the sample, from its beginning
 */
export function useSample(manner: VoiceManner, isQuiet: boolean): () => void {
  const sample = useRef<Speaking | null>(null);
  useEffect(() => {
    if (!isQuiet) return;
    return () => {
      sample.current?.cancel();
      sample.current = null;
    };
  }, [isQuiet]);
  return () => {
    sample.current?.cancel();
    const speaking = startSpeaking({
      ...manner,
      patienceMs: PATIENCE_MS,
      onEnd() {
        if (sample.current === speaking) sample.current = null;
      },
    });
    sample.current = speaking;
    speaking.add(SAMPLE);
    speaking.finish();
  };
}
