import { refusesFormat, refusesParameter } from './failure.js';

/** Names of the limit of an answer, newest first; the last step is to name none. */
const LIMITS = ['max_completion_tokens', 'max_tokens', null] as const;

/**
 * What a server was found not to know, by its own 400s. Learnt by one client for as long as it lives: a server is not
 * asked the same thing in vain again and again.
 */
export class ChatDialect {
  #knowsJsonSchema = true;
  #knowsStreamUsage = true;
  #limit = 0;

  /** Else the schema goes into the text, and `json_object` is asked for. */
  get knowsJsonSchema(): boolean {
    return this.#knowsJsonSchema;
  }

  get streamUsage() {
    return this.#knowsStreamUsage ? { stream_options: { include_usage: true } } : {};
  }

  limit(tokens: number): { max_completion_tokens?: number; max_tokens?: number } {
    const name = LIMITS[this.#limit];
    return name ? { [name]: tokens } : {};
  }

  /**
   * Asks; where the server refuses a part of the request that it need not know, asks again without it.
   * @throws what `ask` throws about anything else
   */
  async ask<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const limit = this.#limit;
      try {
        return await ask();
      } catch (error) {
        if (!this.#learns(error, limit)) throw error;
      }
    }
  }

  /** True where something new was learnt, or another call has learnt it meanwhile. */
  #learns(error: unknown, limit: number): boolean {
    const name = LIMITS[limit];
    if (name && refusesParameter(error, name)) {
      this.#limit = Math.max(this.#limit, limit + 1);
      return true;
    }
    if (refusesParameter(error, 'stream_options')) {
      const learns = this.#knowsStreamUsage;
      this.#knowsStreamUsage = false;
      return learns;
    }
    const learns = refusesFormat(error) && this.#knowsJsonSchema;
    this.#knowsJsonSchema &&= !learns;
    return learns;
  }
}
