import type { Page } from 'playwright-core';

/** How the stubbed voice speaks. */
export interface ScriptedVoice {
  /** What each utterance takes. */
  readonly utteranceMs: number;
}

/**
 * Runs in the page before its scripts: a speech synthesis with one English voice, which says one utterance after the
 * other with Chrome's events. The browsers of tests have no voices.
 */
export function installSynthesis({ utteranceMs }: ScriptedVoice): void {
  class Utterance extends EventTarget {
    constructor(readonly text: string) {
      super();
    }
  }
  const spoken: string[] = [];
  const queue: Utterance[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  class Synthesis extends EventTarget {
    getVoices = () => [{ name: 'Google UK English Female', lang: 'en-GB', default: true }];

    speak(utterance: Utterance): void {
      spoken.push(utterance.text);
      queue.push(utterance);
      if (queue.length === 1) this.#next();
    }

    cancel(): void {
      clearTimeout(timer);
      queue.length = 0;
    }

    #next(): void {
      const [utterance] = queue;
      if (!utterance) return;
      utterance.dispatchEvent(new Event('start'));
      timer = setTimeout(() => {
        queue.shift();
        utterance.dispatchEvent(new Event('end'));
        this.#next();
      }, utteranceMs);
    }
  }
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, spokenAloud: spoken });
  Object.defineProperty(window, 'speechSynthesis', { value: new Synthesis() });
}

/** What the stubbed voice was given to say on this page since it was loaded, in order. */
export const spokenAloud = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as { spokenAloud?: string[] }).spokenAloud ?? []);
