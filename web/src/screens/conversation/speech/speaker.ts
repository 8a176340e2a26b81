/** How the conversation partner speaks (§9). */
const MANNER = { lang: 'en-US', rate: 0.85, pitch: 0.95, volume: 0.9 } as const;

/** What a slow engine needs for a character at this rate; ordinary ones need 80 ms. */
const MS_PER_CHARACTER = 110;

/** Words being spoken. */
export interface Speaking {
  /** Adds words that are spoken after those before: a streamed answer comes sentence by sentence. */
  readonly add: (sentence: string) => void;
  /** No more words come: `onEnd` is called once they are spoken. */
  readonly finish: () => void;
  /** Silence at once; `onEnd` is not called any more. */
  readonly cancel: () => void;
}

interface SpeakingOptions {
  /** Null: there is nobody who could speak, and every word counts as spoken at once. */
  readonly voice: SpeechSynthesisVoice | null;
  /** An engine that shows no sign of life for so long, or that does not end by so long after it should, has ended. */
  readonly patienceMs: number;
  /** Once, when the last word is spoken, cannot be spoken, or the engine has gone silent. */
  readonly onEnd: () => void;
}

/** Speaks sentences one after the other, and always comes to an end, whatever the engine does. */
export function startSpeaking({ voice, patienceMs, onEnd }: SpeakingOptions): Speaking {
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
      synthesis?.cancel();
      end();
    }, ms);
  };
  const next = () => {
    const [utterance] = waiting;
    if (over) return;
    if (utterance) give(patienceMs);
    else if (complete) end();
    else clearTimeout(watchdog);
  };
  const utter = (sentence: string): SpeechSynthesisUtterance => {
    const utterance = Object.assign(new SpeechSynthesisUtterance(sentence), MANNER);
    if (voice) Object.assign(utterance, { voice, lang: voice.lang });
    const done = () => {
      const place = waiting.indexOf(utterance);
      if (place >= 0) waiting.splice(place, 1);
      next();
    };
    const speaksFor = sentence.length * MS_PER_CHARACTER;
    utterance.addEventListener('start', () => {
      if (!over) give(speaksFor + patienceMs);
    });
    utterance.addEventListener('end', done);
    utterance.addEventListener('error', done);
    return utterance;
  };

  return {
    add(sentence) {
      if (over || !voice || !synthesis || sentence.trim() === '') return;
      const utterance = utter(sentence);
      waiting.push(utterance);
      if (waiting.length === 1) next();
      synthesis.speak(utterance);
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
