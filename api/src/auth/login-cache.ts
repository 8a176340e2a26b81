import type { Clock } from '../clock.js';

/** A login that is good now. */
export interface ResolvedLogin {
  readonly loginId: string;
  readonly userId: string;
}

interface Entry extends ResolvedLogin {
  readonly goodUntil: number;
}

const KEPT_MS = 60_000;
const ENTRIES_MAX = 10_000;

/** Logins by the hash of their token, for at most a minute; the oldest go first when it is full. */
export class LoginCache {
  readonly #byHash = new Map<string, Entry>();
  readonly #hashOf = new Map<string, string>();
  /** Counts what was forgotten: an answer that was read before it may be stale and is not kept. */
  #generation = 0;

  constructor(private readonly clock: Clock) {}

  get generation(): number {
    return this.#generation;
  }

  get(hash: string): ResolvedLogin | null {
    const entry = this.#byHash.get(hash);
    if (!entry) return null;
    if (entry.goodUntil > this.clock.now().getTime()) return entry;
    this.#drop(hash, entry.loginId);
    return null;
  }

  /** @param generation as it was before the login was read from the database */
  keep(hash: string, login: ResolvedLogin, expiresAt: Date, generation: number): void {
    if (generation !== this.#generation) return;
    const goodUntil = Math.min(this.clock.now().getTime() + KEPT_MS, expiresAt.getTime());
    this.#byHash.set(hash, { ...login, goodUntil });
    this.#hashOf.set(login.loginId, hash);
    if (this.#byHash.size <= ENTRIES_MAX) return;
    for (const [oldest, { loginId }] of this.#byHash) {
      this.#drop(oldest, loginId);
      break;
    }
  }

  forget(loginId: string): void {
    this.#generation += 1;
    const hash = this.#hashOf.get(loginId);
    if (hash !== undefined) this.#drop(hash, loginId);
  }

  forgetAll(): void {
    this.#generation += 1;
    this.#byHash.clear();
    this.#hashOf.clear();
  }

  #drop(hash: string, loginId: string): void {
    this.#byHash.delete(hash);
    this.#hashOf.delete(loginId);
  }
}
