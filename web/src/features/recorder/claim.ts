/** Gives a claim back. */
export type Release = () => void;

const lockOf = (clientKey: string): string => `lisan-recording:${clientKey}`;

/**
 * Claims a recording for this tab: while one tab records, holds or sends it, the others leave it alone.
 * The browser itself gives the claim back when the tab closes or crashes.
 * @returns null when another tab has it
 */
export function claimRecording(clientKey: string): Promise<Release | null> {
  // Locks exist only in secure contexts; without them there is no microphone either.
  const { locks } = globalThis.navigator;
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    locks
      .request(lockOf(clientKey), { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(null);
          return;
        }
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}

/** Runs the work if no other tab has the recording; null otherwise. */
export async function withClaim<T>(clientKey: string, work: () => Promise<T>): Promise<T | null> {
  const release = await claimRecording(clientKey);
  if (!release) return null;
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Claims a recording for this tab as soon as whoever has it lets go of it; nothing waits for that.
 * @returns gives the claim back, or ends the waiting for it
 */
export function holdRecording(clientKey: string): Release {
  let release: Release = () => {};
  const isOver = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.navigator.locks?.request(lockOf(clientKey), {}, () => isOver).catch(() => {});
  return release;
}
