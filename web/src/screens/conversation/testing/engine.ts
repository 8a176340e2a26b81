/** An utterance as the scripted engine got it. */
export interface Spoken extends EventTarget {
  readonly text: string;
  readonly rate: number;
  readonly pitch: number;
  readonly volume: number;
  readonly voice?: SpeechSynthesisVoice;
}

export const aVoice = (name: string, lang = 'en-GB') => ({ name, lang }) as SpeechSynthesisVoice;

/** A speech synthesis that does what the test says, and tells what it was asked to say. */
export interface Engine {
  readonly spoken: readonly Spoken[];
  readonly texts: () => string[];
  /** What the engine does by itself with each utterance; nothing where left out. */
  onSpeak: (utterance: Spoken) => void;
  readonly cancel: jest.Mock;
  readonly resume: jest.Mock;
  /** Tells of an utterance: start, end, error. */
  readonly tell: (type: 'start' | 'end' | 'error', index: number) => void;
  /** The browser has found its voices. */
  readonly find: (...voices: readonly SpeechSynthesisVoice[]) => void;
  readonly remove: () => void;
}

export function installEngine({ paused = false, tells = true } = {}): Engine {
  class Utterance extends EventTarget {
    constructor(readonly text: string) {
      super();
    }
  }
  const spoken: Spoken[] = [];
  const listeners = new EventTarget();
  let voices: readonly SpeechSynthesisVoice[] = [];
  const engine: Engine = {
    spoken,
    texts: () => spoken.map(({ text }) => text),
    onSpeak: () => {},
    cancel: jest.fn(),
    resume: jest.fn(),
    tell: (type, index) => void spoken[index]?.dispatchEvent(new Event(type)),
    find(...found) {
      voices = found;
      listeners.dispatchEvent(new Event('voiceschanged'));
    },
    remove: () => void Reflect.deleteProperty(window, 'speechSynthesis'),
  };
  const { cancel, resume } = engine;
  const speak = (utterance: Spoken) => {
    spoken.push(utterance);
    engine.onSpeak(utterance);
  };
  const telling = {
    addEventListener: listeners.addEventListener.bind(listeners),
    removeEventListener: listeners.removeEventListener.bind(listeners),
  };
  const value = { paused, cancel, resume, speak, getVoices: () => voices, ...(tells ? telling : {}) };
  Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance });
  Object.defineProperty(window, 'speechSynthesis', { value, configurable: true });
  return engine;
}
