import { Repeater } from '@graphql-yoga/subscription';
import type { TurnRow } from './conversation.rows.js';

/** A sentence of the partner as soon as it may be spoken; last, the turn as it is stored, alone. */
export interface ReplyPiece {
  readonly sentence: string | null;
  readonly turn: TurnRow | null;
}

/**
 * A reply that is being made, whoever listens: it goes on when nobody does. Who comes later gets the sentences said so
 * far at once, then the rest with everybody else.
 */
export class LiveReply {
  /** The stored turn. */
  readonly turn: Promise<TurnRow>;
  readonly #sentences: string[] = [];
  /** When its first sentence was there. */
  #spokenAt = 0;
  #isHeard = false;
  readonly #waiting = new Set<() => void>();
  #isDone = false;

  /**
   * @param make words the reply, telling each sentence, and stores it
   * @param onHeard told once, when its first sentence has left for a listener, since when it was there
   */
  constructor(
    make: (say: (sentence: string) => void) => Promise<TurnRow>,
    private readonly onHeard: (since: number) => void = () => {},
  ) {
    const say = (sentence: string) => {
      this.#spokenAt ||= performance.now();
      this.#sentences.push(sentence);
      this.#wake();
    };
    this.turn = make(say).finally(() => {
      this.#isDone = true;
      this.#wake();
    });
    this.turn.catch(() => {}); // told to each who listens
  }

  /** Ends with the turn, or with why there is none. A listener that leaves is let go at once. */
  pieces(): AsyncIterable<ReplyPiece> {
    return new Repeater<ReplyPiece>(async (push, stop) => {
      let hasLeft = false;
      stop.then(() => {
        hasLeft = true;
      });
      for (let heard = 0; !hasLeft; ) {
        const sentence = this.#sentences[heard];
        if (sentence !== undefined) {
          heard += 1;
          await push({ sentence, turn: null });
          this.#left();
        } else if (this.#isDone) break;
        else await Promise.race([this.#change(), stop]);
      }
      if (!hasLeft) await push({ sentence: null, turn: await this.turn });
      stop();
    });
  }

  #left(): void {
    if (!this.#isHeard) this.onHeard(this.#spokenAt);
    this.#isHeard = true;
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.add(resolve));
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}

/** A reply that is there already. */
export const storedReply = (turn: TurnRow): LiveReply => new LiveReply(async () => turn);
