/**
 * Lets the sentences of a reply out, unless they are the beginning of an earlier reply: those are held back until the
 * reply goes on in another way. A reply that was given before as a whole never begins.
 */
export class Unrepeated {
  readonly #heldBack: string[] = [];
  readonly #said: string[] = [];

  constructor(
    private readonly saidBefore: readonly string[],
    private readonly say: (sentence: string) => void,
  ) {}

  add(sentences: readonly string[]): void {
    for (const sentence of sentences) {
      this.#heldBack.push(sentence);
      if (!this.hasBegun && this.#isRepeated()) continue;
      for (const held of this.#heldBack.splice(0)) {
        this.#said.push(held);
        this.say(held);
      }
    }
  }

  get hasBegun(): boolean {
    return this.#said.length > 0;
  }

  /** What was let out. */
  get text(): string {
    return this.#said.join(' ');
  }

  #isRepeated(): boolean {
    const text = this.#heldBack.join(' ');
    return this.saidBefore.some((earlier) => earlier.startsWith(text));
  }
}
