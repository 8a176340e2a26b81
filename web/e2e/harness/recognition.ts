/** What the stubbed recogniser hears. */
export interface HeardSpeech {
  readonly text: string;
  /** How long it takes to say: the words come evenly over this time. */
  readonly seconds: number;
}

/**
 * Runs in the page before its scripts: a SpeechRecognition that hears the given words, one by one, with Chrome's
 * events in Chrome's order. The browsers of tests have none, for it needs a server of the browser's maker.
 */
export function installRecognition({ text, seconds }: HeardSpeech): void {
  const words = text.split(/\s+/);
  const msPerWord = (seconds * 1000) / words.length;
  /** Words already settled: a recogniser that is started again goes on where the voice is. */
  let settled = 0;

  class HearsTheText extends EventTarget {
    lang = '';
    continuous = false;
    interimResults = false;
    onresult: ((event: Event) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    onend: ((event: Event) => void) | null = null;
    #timer: ReturnType<typeof setInterval> | undefined;
    #heard = 0;
    #startedAt = 0;

    start(): void {
      if (this.#timer !== undefined) throw new DOMException('It has started already.', 'InvalidStateError');
      this.#heard = settled;
      this.#startedAt = performance.now();
      for (const type of ['start', 'audiostart', 'soundstart', 'speechstart']) this.#later(type);
      this.#timer = setInterval(() => {
        // by the clock: a timer of a busy page comes late
        const said = Math.floor((performance.now() - this.#startedAt) / msPerWord);
        const heard = Math.min(words.length, settled + said);
        if (heard === this.#heard) return;
        this.#heard = heard;
        if (this.interimResults) this.#result(false);
      }, msPerWord);
    }

    stop(): void {
      if (this.#timer === undefined) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
      for (const type of ['speechend', 'soundend', 'audioend']) this.#later(type);
      setTimeout(() => {
        this.#result(true);
        settled = this.#heard;
      });
      this.#later('end');
    }

    #result(isFinal: boolean): void {
      const transcript = words.slice(settled, this.#heard).join(' ');
      if (transcript === '') return;
      const result = Object.assign([{ transcript, confidence: isFinal ? 0.9 : 0 }], { isFinal });
      this.#fire(Object.assign(new Event('result'), { resultIndex: 0, results: [result] }));
    }

    #later(type: string): void {
      setTimeout(() => this.#fire(new Event(type)));
    }

    #fire(event: Event): void {
      if (event.type === 'result') this.onresult?.(event);
      if (event.type === 'end') this.onend?.(event);
      this.dispatchEvent(event);
    }
  }
  Object.defineProperty(window, 'SpeechRecognition', { value: HearsTheText });
}

/** Runs in the page before its scripts: asking for its own recognition ends a browser without a window. */
export function removeRecognition(): void {
  Reflect.deleteProperty(window, 'SpeechRecognition');
  Reflect.deleteProperty(window, 'webkitSpeechRecognition');
}
