import { useEffect, useState } from 'react';
import { storage } from '../../../lib/storage';
import { chooseVoice, isEnglish } from './voices';

const SAVED_VOICE = 'lisan-partner-voice';

export interface Voices {
  /** The English voices of this browser; empty: the partner's words are read, not heard. */
  readonly available: readonly SpeechSynthesisVoice[];
  readonly chosen: SpeechSynthesisVoice | null;
  readonly choose: (name: string) => void;
}

/** The partner's voice, remembered in this browser. */
export function useVoices(): Voices {
  const [available, setAvailable] = useState<readonly SpeechSynthesisVoice[]>([]);
  const [saved, setSaved] = useState(() => storage.get(SAVED_VOICE));
  useEffect(() => {
    const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
    if (!synthesis) return;
    const read = () => setAvailable(synthesis.getVoices().filter(isEnglish));
    read();
    // Chrome knows its voices only some time after the page has loaded.
    synthesis.addEventListener('voiceschanged', read);
    return () => synthesis.removeEventListener('voiceschanged', read);
  }, []);

  const chosen = chooseVoice(available, saved);
  const name = chosen?.name ?? null;
  useEffect(() => {
    // Voices that come and go with the line must not overwrite what the student has chosen.
    if (name && storage.get(SAVED_VOICE) === null) storage.set(SAVED_VOICE, name);
  }, [name]);
  return {
    available,
    chosen,
    choose(chosenName) {
      storage.set(SAVED_VOICE, chosenName);
      setSaved(chosenName);
    },
  };
}
