/** A map that forgets what was not asked for longest, so that callers cannot fill the memory. */
export class RecentlyUsed<Value> {
  readonly #values = new Map<string, Value>();

  /** @param max entries to keep, at least 1 */
  constructor(private readonly max: number) {}

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** @returns whether it was there */
  delete(key: string): boolean {
    return this.#values.delete(key);
  }

  set(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.max && oldest !== undefined) this.#values.delete(oldest);
  }
}
