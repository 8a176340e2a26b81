import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Storage } from '../../adapters/storage/storage.js';

/** A store answers in tens of milliseconds, and an account may have thousands of files. */
const AT_ONCE = 8;
const BATCH = 500;

/** Writes files down that no row names any more once the transaction of `em` commits. */
export async function discardFiles(em: EntityManager, keys: readonly string[], at: Date): Promise<void> {
  if (keys.length === 0) return;
  await em.execute(
    `insert into discarded_files (key, discarded_at) select value, ? from jsonb_array_elements_text(?::jsonb)
     on conflict (key) do nothing`,
    [at, JSON.stringify(keys)],
  );
}

/**
 * Deletes discarded files; call it after the commit. What the storage does not let go stays written down and is
 * tried again by the next housekeeping.
 * @returns how many are gone
 */
export async function deleteDiscarded(
  { em, log }: { readonly em: EntityManager; readonly log: Logger },
  storage: Storage,
  keys: readonly string[],
): Promise<number> {
  const gone: string[] = [];
  const left = [...keys];
  const deleteNext = async (): Promise<void> => {
    for (let key = left.pop(); key !== undefined; key = left.pop()) {
      try {
        await storage.delete(key);
        gone.push(key);
      } catch (error) {
        log.warn({ err: error }, 'a discarded file stays behind for now');
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, deleteNext));
  await em.execute('delete from discarded_files where key in (select jsonb_array_elements_text(?::jsonb))', [
    JSON.stringify(gone),
  ]);
  return gone.length;
}

/** Those that stayed behind, a batch after the other. @returns how many are gone now */
export async function deleteAllDiscarded(
  ctx: { readonly em: EntityManager; readonly log: Logger },
  storage: Storage,
): Promise<number> {
  let gone = 0;
  let after = '';
  for (;;) {
    const batch = await ctx.em.execute<{ key: string }[]>(
      'select key from discarded_files where key > ? order by key limit ?',
      [after, BATCH],
    );
    const last = batch.at(-1);
    if (!last) return gone;
    gone += await deleteDiscarded(
      ctx,
      storage,
      batch.map(({ key }) => key),
    );
    after = last.key;
  }
}
