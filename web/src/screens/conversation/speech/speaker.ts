import { breathsOf } from './sentences';

/** How the conversation partner speaks (§9), but for the speed, which the student may choose. */
const MANNER = { lang: 'en-US', pitch: 0.95, volume: 0.9 } as const;

/** What a slow engine needs for a character at rate 1; ordinary ones need 70 ms. */
const MS_PER_CHARACTER = 95;

/** Words being spoken. */
export interface Speaking {
  /** Adds words that are spoken after those before: a streamed answer comes sentence by sentence. */
  readonly add: (sentence: string) => void;
  /** No more words come: `onEnd` is called once they are spoken. */
  readonly finish: () => void;
  /** Silence at once; `onEnd` is not called any more. */
  readonly cancel: () => void;
}

/** Whose voice, and how fast. */
export interface VoiceManner {
  /** Null: there is nobody who could speak, and every word counts as spoken at once. */
  readonly voice: SpeechSynthesisVoice | null;
  /** As `SpeechSynthesisUtterance.rate`: 1 is the pace of the voice itself. */
  readonly rate: number;
}

interface SpeakingOptions extends VoiceManner {
  /**
   * An engine that shows no sign of life for so long, or that does not end by so long after it should, has ended; so
   * have words of which none came for so long.
   */
  readonly patienceMs: number;
  /** Once, when the last word is spoken, cannot be spoken, or the engine has gone silent. */
  readonly onEnd: () => void;
}

/** Speaks sentences one after the other, and always comes to an end, whatever the engine does. */
export function startSpeaking({ voice, rate, patienceMs, onEnd }: SpeakingOptions): Speaking {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
  // Kept: browsers drop the events of an utterance that nobody holds.
  const waiting: SpeechSynthesisUtterance[] = [];
  let complete = false;
  let over = false;
  let watchdog: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    if (over) return;
    over = true;
    clearTimeout(watchdog);
    onEnd();
  };
  const give = (ms: number) => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => {
      end();
      synthesis?.cancel();
    }, ms);
  };
  const next = () => {
    if (over) return;
    if (waiting.length === 0 && complete) end();
    else give(patienceMs);
  };
  const utter = (synthesis: SpeechSynthesis, words: string) => {
    const utterance = Object.assign(new SpeechSynthesisUtterance(words), MANNER, { rate });
    if (voice) Object.assign(utterance, { voice, lang: voice.lang });
    const done = () => {
      const place = waiting.indexOf(utterance);
      if (place < 0) return;
      waiting.splice(place, 1);
      next();
    };
    utterance.addEventListener('start', () => {
      if (!over) give((words.length * MS_PER_CHARACTER) / rate + patienceMs);
    });
    utterance.addEventListener('end', done);
    utterance.addEventListener('error', done);
    waiting.push(utterance);
    if (waiting.length === 1) next();
    try {
      synthesis.speak(utterance);
    } catch {
      done();
    }
  };

  // Left paused by whoever spoke before, it would say nothing.
  if (synthesis?.paused) synthesis.resume();
  next();
  return {
    add(sentence) {
      if (over) return;
      if (!voice || !synthesis) return next();
      for (const breath of breathsOf(sentence)) utter(synthesis, breath);
    },
    finish() {
      complete = true;
      if (waiting.length === 0) end();
    },
    cancel() {
      if (over) return;
      over = true;
      clearTimeout(watchdog);
      synthesis?.cancel();
    },
  };
}
