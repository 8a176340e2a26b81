import { useEffect, useState } from 'react';
import { storage } from '../../../lib/storage';
import type { VoiceManner } from './speaker';
import { isSpeed, RATES, type Speed } from './speeds';
import { chooseVoice, isEnglish } from './voices';

const SAVED_VOICE = 'lisan-partner-voice';
const SAVED_SPEED = 'lisan-partner-speed';

/** Some browsers never tell that their voices have loaded: looked at again after so many milliseconds. */
const LATER_MS = [250, 1000, 3000] as const;

export interface Voices {
  /** The English voices of this browser; empty: the partner's words are read, not heard. */
  readonly available: readonly SpeechSynthesisVoice[];
  readonly manner: VoiceManner;
  readonly choose: (name: string) => void;
  readonly speed: Speed;
  readonly chooseSpeed: (speed: Speed) => void;
}

/** The partner's voice and its speed, remembered in this browser. */
export function useVoices(): Voices {
  const available = useEnglishVoices();
  const [saved, setSaved] = useState(() => storage.get(SAVED_VOICE));
  const [speed, setSpeed] = useState(savedSpeed);

  const voice = chooseVoice(available, saved);
  const name = voice?.name ?? null;
  useEffect(() => {
    // Voices that come and go with the line must not overwrite what the student has chosen.
    if (name && storage.get(SAVED_VOICE) === null) storage.set(SAVED_VOICE, name);
  }, [name]);
  return {
    available,
    manner: { voice, rate: RATES[speed] },
    choose(chosenName) {
      storage.set(SAVED_VOICE, chosenName);
      setSaved(chosenName);
    },
    speed,
    chooseSpeed(chosenSpeed) {
      storage.set(SAVED_SPEED, chosenSpeed);
      setSpeed(chosenSpeed);
    },
  };
}

function savedSpeed(): Speed {
  const speed = storage.get(SAVED_SPEED);
  return isSpeed(speed) ? speed : 'normal';
}

const namesOf = (voices: readonly SpeechSynthesisVoice[]) => voices.map(({ name }) => name).join('\n');

/** Chrome knows its voices only some time after it was first asked for them. */
function useEnglishVoices(): readonly SpeechSynthesisVoice[] {
  const [available, setAvailable] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
    if (!synthesis) return;
    const read = () => {
      const found = synthesis.getVoices().filter(isEnglish);
      setAvailable((before) => (namesOf(before) === namesOf(found) ? before : found));
    };
    read();
    const timers = LATER_MS.map((ms) => setTimeout(read, ms));
    // Missing in Safari before 16.
    synthesis.addEventListener?.('voiceschanged', read);
    return () => {
      timers.forEach(clearTimeout);
      synthesis.removeEventListener?.('voiceschanged', read);
    };
  }, []);
  return available;
}
