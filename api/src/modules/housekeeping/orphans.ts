import type { EntityManager } from '@mikro-orm/postgresql';
import type { Storage } from '../../adapters/storage/storage.js';
import { PICTURE_PATH } from '../users/picture-path.js';

/** Every folder of the storage; `checks` holds what a start that was cut short has left. */
export const SWEPT_FOLDERS = ['audio', 'pictures', 'checks'] as const;

interface Orphans {
  /** Of files that no row names. */
  readonly keys: readonly string[];
  /** Files of that age in the folder. */
  readonly listed: number;
}

/**
 * Files of a folder that were there before a time and that no row names. They are compared inside the database, all
 * at once: no table needs an index on its keys for that, and memory holds the orphans only.
 */
export async function orphansIn(
  em: EntityManager,
  storage: Storage,
  folder: (typeof SWEPT_FOLDERS)[number],
  before: Date,
): Promise<Orphans> {
  return em.transactional(async (inside) => {
    await inside.execute('create temporary table listed_files (key text not null) on commit drop');
    let listed = 0;
    for await (const page of storage.list(folder)) {
      const old = page.filter(({ modifiedAt }) => modifiedAt < before);
      const keys = JSON.stringify(old.map(({ key }) => key));
      await inside.execute('insert into listed_files select jsonb_array_elements_text(?::jsonb)', [keys]);
      listed += old.length;
    }
    const orphans = await inside.execute<{ key: string }[]>(
      `select key from listed_files except ${await namedKeys(inside, folder)}`,
    );
    return { keys: orphans.map(({ key }) => key), listed };
  });
}

/** SQL for the keys that rows name. */
async function namedKeys(em: EntityManager, folder: (typeof SWEPT_FOLDERS)[number]): Promise<string> {
  if (folder === 'checks') return `select '' where false`;
  if (folder === 'pictures') {
    return `select replace(profile_image_url, '${PICTURE_PATH}', 'pictures/') from users`;
  }
  // any table that has such a column keeps its recordings, without being listed here
  const tables = await em.execute<{ name: string }[]>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
       from information_schema.columns where column_name = 'audio_key' order by 1`,
  );
  if (tables.length === 0) throw new Error('No table names recordings.');
  return tables.map(({ name }) => `select audio_key from ${name}`).join(' except ');
}
