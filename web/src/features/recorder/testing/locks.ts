/** Web Locks as browsers have them, as far as we use them; jsdom has none. */
class Locks {
  readonly #queues = new Map<string, Promise<unknown>>();

  async request<T>(
    name: string,
    { ifAvailable = false }: LockOptions,
    work: (lock: Lock | null) => Promise<T>,
  ): Promise<T> {
    const queue = this.#queues.get(name);
    if (queue && ifAvailable) return work(null);
    const done = (queue ?? Promise.resolve()).then(() => work({ name, mode: 'exclusive' }));
    const settled = done
      .catch(() => {})
      .then(() => {
        if (this.#queues.get(name) === settled) this.#queues.delete(name);
      });
    this.#queues.set(name, settled);
    return done;
  }
}

/** All tabs have let go of everything. */
export function installLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
}
