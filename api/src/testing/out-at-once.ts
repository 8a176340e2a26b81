import { expect } from '@jest/globals';
import { until } from './until.js';

/** Promise S4: how long a revoked login or token may still open anything. */
const OUT_WITHIN_MS = 1000;
/** Half the minute after which a remembered login is looked up again in any case. */
const NEWS_WITHIN_MS = 30_000;
/** Only `npm run prove` has the machine to itself, and measures. */
const IS_PROOF = process.env.PROVE_SPEED !== undefined;

/**
 * Waits until whoever was revoked is out: well before the minute for which another instance remembers a login, so
 * that the news must have told it.
 *
 * @param status of a request that was answered before
 */
export async function outAtOnce(status: () => Promise<number>): Promise<void> {
  const revoked = performance.now();
  await until(status, (answered) => answered === 401, NEWS_WITHIN_MS);
  if (IS_PROOF) expect(performance.now() - revoked).toBeLessThanOrEqual(OUT_WITHIN_MS);
}
