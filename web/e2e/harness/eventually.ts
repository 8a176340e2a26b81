import { setTimeout as sleep } from 'node:timers/promises';

/** What a step may take on a crowded machine; one that never ends fails all the same. */
export const STEP_MS = 90_000;
const PAUSE_MS = 100;

/**
 * Tries until it holds: for what a page shows in a moment, and not yet.
 *
 * @returns what it came to. @throws what the last try threw
 */
export async function eventually<Found>(attempt: () => Promise<Found>): Promise<Found> {
  const deadline = Date.now() + STEP_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await sleep(PAUSE_MS);
  }
}
