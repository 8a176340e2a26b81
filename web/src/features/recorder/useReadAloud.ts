import { useCallback, useEffect, useState } from 'react';

const READING = { lang: 'en-US', rate: 0.9, pitch: 1, volume: 0.8 } as const;
/** Some browsers never say that they have finished: after three times the usual length they have. */
const WATCHDOG_MS_PER_CHARACTER = 240;

export interface ReadAloud {
  /** False: this browser has no English voice; offer nothing. */
  readonly available: boolean;
  readonly speaking: boolean;
  readonly toggle: () => void;
}

/** Reads a text aloud by the browser's own English voice; another text, or leaving, ends it. */
export function useReadAloud(text: string): ReadAloud {
  const voices = useEnglishVoices();
  const [reading, setReading] = useState<string | null>(null);
  const speaking = reading === text;

  useEffect(() => {
    if (!speaking) return;
    const voice = voices.find(({ default: preferred }) => preferred) ?? voices[0];
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), READING);
    if (voice) utterance.voice = voice;
    const ended = () => setReading(null);
    utterance.addEventListener('end', ended);
    utterance.addEventListener('error', ended);
    const watchdog = setTimeout(ended, text.length * WATCHDOG_MS_PER_CHARACTER);
    window.speechSynthesis.speak(utterance);
    return () => {
      clearTimeout(watchdog);
      window.speechSynthesis.cancel();
    };
  }, [speaking, text, voices]);

  const toggle = useCallback(() => setReading((now) => (now === text ? null : text)), [text]);
  return { available: voices.length > 0, speaking, toggle };
}

function useEnglishVoices(): SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
    if (!synthesis) return;
    const read = () => setVoices(synthesis.getVoices().filter(({ lang }) => lang.startsWith('en')));
    read();
    // Chrome knows its voices only some time after the page has loaded.
    synthesis.addEventListener('voiceschanged', read);
    return () => synthesis.removeEventListener('voiceschanged', read);
  }, []);
  return voices;
}
