import type { Clock } from '../../clock.js';
import type { TokenGrant } from '../../context.js';

const KEPT_MS = 60_000;

/** What good tokens allow, by the hash of their secret, for at most a minute. There are never many. */
export class GrantCache {
  readonly #grants = new Map<string, { grant: TokenGrant; goodUntil: number }>();
  /** Counts what was forgotten: a grant that was read before it may be stale and is not kept. */
  #generation = 0;

  constructor(private readonly clock: Clock) {}

  get generation(): number {
    return this.#generation;
  }

  get(hash: string): TokenGrant | null {
    const kept = this.#grants.get(hash);
    return kept && kept.goodUntil > this.clock.now().getTime() ? kept.grant : null;
  }

  /** @param generation as it was before the token was read from the database */
  keep(hash: string, grant: TokenGrant, expiresAt: Date, generation: number): void {
    if (generation !== this.#generation) return;
    const goodUntil = Math.min(this.clock.now().getTime() + KEPT_MS, expiresAt.getTime());
    this.#grants.set(hash, { grant, goodUntil });
  }

  /** A token was revoked, or news may have been missed: all are read again. */
  forgetAll(): void {
    this.#generation += 1;
    this.#grants.clear();
  }
}
