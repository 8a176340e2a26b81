import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than anything takes that happens at all, on however crowded a machine. */
const PATIENCE_MS = 90_000;

/**
 * Waits for what happens by itself.
 *
 * @param isThere whether what was read is what is waited for; where left out, what is true
 * @param patienceMs shorter where it would happen later by itself, too
 * @returns what was read then. @throws Error when it never comes
 */
export async function until<T>(
  read: () => T | Promise<T>,
  isThere: (value: T) => boolean = Boolean,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const value = await read();
    if (isThere(value)) return value;
    if (Date.now() > deadline) throw new Error(`It did not happen: ${JSON.stringify(value)}`);
    await sleep(20);
  }
}
