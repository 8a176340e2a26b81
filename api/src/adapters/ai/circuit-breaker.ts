import { AiError } from './ai.js';

export interface BreakerOptions {
  /** How sentences and log lines name it: "The chat server http://llm:8000/v1". */
  readonly server: string;
  readonly log: Record<'info' | 'warn', (fields: object, line: string) => void>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** So many calls in a row, each with its own retries. */
const FAILURES_MAX = 5;
const PAUSE_MS = 5_000;
const PAUSE_MAX_MS = 60_000;
/** A server that asks for more than this is asked again all the same: it may have meant one request. */
const ASKED_PAUSE_MAX_MS = 300_000;

/**
 * A provider that fails again and again is not asked for a while; then one call goes through, and by its outcome the
 * way is open again or the pause doubles. One for each server and process: each finds out by itself, and nothing has
 * to be read before a call.
 */
export class CircuitBreaker {
  readonly #options: Required<BreakerOptions>;
  #failures = 0;
  #pauseMs = 0;
  #closedUntil = 0;
  #isProbing = false;
  #last: AiError | null = null;

  constructor({ now = Date.now, ...options }: BreakerOptions) {
    this.#options = { ...options, now };
  }

  /**
   * @throws what `call` throws; an AiError of the kind `paused`, as retryable as the last failure, where it is not asked
   */
  async run<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const isProbe = this.#enter();
    try {
      const answer = await call();
      this.#succeeded();
      return answer;
    } catch (error) {
      if (error instanceof AiError && error.kind === 'provider') this.#failed(error, isProbe);
      // a request that is refused for its own sake shows that the server is there
      if (error instanceof AiError && error.kind === 'request') this.#succeeded();
      throw error;
    } finally {
      if (isProbe) this.#isProbing = false;
    }
  }

  #enter(): boolean {
    if (this.#pauseMs === 0) return false;
    if (this.#isProbing || this.#options.now() < this.#closedUntil) {
      const { server } = this.#options;
      throw new AiError(
        `${server} fails again and again and is not asked now.`,
        this.#last?.retryable ?? true,
        {
          kind: 'paused',
        },
      );
    }
    this.#isProbing = true;
    return true;
  }

  #succeeded(): void {
    if (this.#pauseMs > 0) this.#options.log.info({ server: this.#options.server }, 'provider is back');
    this.#failures = 0;
    this.#pauseMs = 0;
  }

  #failed(error: AiError, isProbe: boolean): void {
    this.#last = error;
    this.#failures += 1;
    const isPaused = this.#pauseMs > 0;
    // calls that were on their way when the pause began say nothing new
    if (isPaused ? !isProbe : this.#failures < FAILURES_MAX) return;
    this.#pauseMs = Math.min(PAUSE_MAX_MS, isPaused ? this.#pauseMs * 2 : PAUSE_MS);
    const pauseMs = Math.max(this.#pauseMs, Math.min(error.retryAfterMs ?? 0, ASKED_PAUSE_MAX_MS));
    this.#closedUntil = this.#options.now() + pauseMs;
    this.#options.log.warn({ err: error, pauseMs }, 'provider is not asked for a while');
  }
}
