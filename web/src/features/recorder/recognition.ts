/** The part of the Web Speech API's SpeechRecognition that is used; TypeScript's own types leave it out. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  onresult: ((event: SpeechRecognitionEvent) => void) | null;
  onerror: ((event: SpeechRecognitionErrorEvent) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
}

interface RecognitionConstructor {
  new (): Recognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

declare global {
  interface Window {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  }
}

const LANGUAGE = 'en-US';
/** A recogniser that ends within a second of its start, this often in a row, is not working: no endless loop. */
const QUICK_ENDS_MAX = 3;
const QUICK_MS = 1000;

export interface Heard {
  /** Settled words. */
  readonly settled: string;
  /** Words that may still change. */
  readonly tentative: string;
}

export interface Listening {
  /** Ends listening; words in flight still arrive. */
  readonly stop: () => void;
}

const recognition = (): RecognitionConstructor | undefined =>
  window.SpeechRecognition ?? window.webkitSpeechRecognition;

/** False: this browser cannot write down what is said (Firefox). */
export const canListen = (): boolean => recognition() !== undefined;

/** True when the words are recognised on the device and no sound leaves it for that. */
export async function listensOnDevice(): Promise<boolean> {
  const available = recognition()?.available?.({ langs: [LANGUAGE], processLocally: true });
  return (await available?.catch(() => 'unavailable')) === 'available';
}

const join = (a: string, b: string): string => [a, b.trim()].filter(Boolean).join(' ');

/** Chrome on Android settles "I", "I enjoy", "I enjoy it" one after the other: the last one holds them all. */
const grownFrom = (earlier: string | undefined, words: string): boolean =>
  Boolean(earlier) && words.toLowerCase().startsWith(`${earlier?.toLowerCase()} `);

/**
 * Writes down what is said until stopped. Browsers end by themselves after a silence or a minute: then it is
 * started again, and the words are added to those before.
 * @param onHeard all words since the start, each time that they change
 */
export function listen(local: boolean, onHeard: (heard: Heard) => void): Listening {
  const Recogniser = recognition();
  if (!Recogniser) return { stop() {} };
  const recogniser = new Recogniser();
  recogniser.lang = LANGUAGE;
  recogniser.continuous = true;
  recogniser.interimResults = true;
  if (local) recogniser.processLocally = true;

  let before = '';
  let heard: Heard = { settled: '', tentative: '' };
  let wanted = true;
  let quickEnds = 0;
  let startedAt = 0;
  const start = () => {
    startedAt = performance.now();
    recogniser.start();
  };

  recogniser.onresult = ({ results }) => {
    const settled: string[] = [before];
    let tentative = '';
    for (const result of results) {
      const words = result[0]?.transcript.trim() ?? '';
      if (!result.isFinal) tentative = join(tentative, words);
      else if (grownFrom(settled.at(-1), words)) settled[settled.length - 1] = words;
      else settled.push(words);
    }
    heard = { settled: settled.filter(Boolean).join(' '), tentative };
    onHeard(heard);
  };
  recogniser.onerror = ({ error }) => {
    // Silence and a cut line are nothing to give up for; a refusal is.
    if (error !== 'no-speech' && error !== 'aborted' && error !== 'network') wanted = false;
  };
  recogniser.onend = () => {
    // Words that the recogniser had no time to settle were said all the same.
    before = join(heard.settled, heard.tentative);
    heard = { settled: before, tentative: '' };
    onHeard(heard);
    quickEnds = performance.now() - startedAt < QUICK_MS ? quickEnds + 1 : 0;
    if (wanted && quickEnds < QUICK_ENDS_MAX) start();
  };
  start();
  return {
    stop() {
      wanted = false;
      recogniser.stop();
    },
  };
}
