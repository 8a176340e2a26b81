/** Safari has no idle callback. */
const SOON_MS = 200;

/**
 * Does what nobody waits for once the page has drawn what somebody does wait for.
 * @returns what calls it off
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(() => work());
  return () => cancelIdleCallback(callback);
}
