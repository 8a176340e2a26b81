import { toWav } from '../../lib/wav';
import { withClaim } from './claim';
import type { Outbox } from './outbox';

const UNREADABLE = 'This recording broke off too early to be marked.';

/**
 * Turns what crashed or closed tabs left behind into recordings that can be sent. One that a living tab still
 * records is left alone; one without a single chunk is dropped; one that cannot be decoded can be downloaded. What
 * cannot be written down (a full disk) stays as it was, for the next time.
 */
export async function recoverRecordings(
  outbox: Outbox,
  viewerId: string,
  decode: (sound: ArrayBuffer) => Promise<ArrayBuffer> = toWav,
): Promise<void> {
  const kept = await outbox.list(viewerId);
  for (const { clientKey } of kept.filter(({ stage }) => stage === 'recording')) {
    await withClaim(clientKey, async () => {
      // Meanwhile another tab may have recovered it: then its chunks are gone.
      if ((await outbox.find(clientKey))?.stage !== 'recording') return;
      const sound = await outbox.sound(clientKey);
      if (sound.byteLength === 0) return outbox.remove(clientKey);
      const wav = await decode(sound).catch(() => null);
      return wav ? outbox.complete(clientKey, wav) : outbox.refuse(clientKey, UNREADABLE);
    }).catch(() => {});
  }
}
