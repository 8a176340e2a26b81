/**
 * A map that forgets what was not asked for lately, so that callers cannot fill the memory. Two generations instead of
 * an order: a hit in the younger one writes nothing.
 */
export class RecentlyUsed<Value> {
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  /** @param max entries that are kept for certain; at most twice as many are held */
  constructor(private readonly max: number) {}

  get(key: string): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: Value): void {
    this.#young.set(key, value);
    if (this.#young.size <= this.max) return;
    this.#old = this.#young;
    this.#young = new Map([[key, value]]);
  }
}
