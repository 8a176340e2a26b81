import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { DurableFolders, syncFolder } from './durable-folders.js';
import {
  checkedFolder,
  checkedKey,
  isStorageKey,
  NoSuchFileError,
  PAGE_SIZE_MAX,
  type Storage,
  type StoredFile,
} from './storage.js';

/** Students' voices: no other account of the machine reads them. */
const OWNER_FILE = 0o600;
const UNFINISHED = /\.[0-9a-f-]{36}\.tmp$/;

/**
 * Files below one folder. `put` writes beside the target, fsyncs, renames and fsyncs the folder: a reader sees
 * the old bytes or the new ones, never a part, and what was acknowledged survives a power cut.
 * @param folder made on the first `put` where it is missing
 */
export function createDiskStorage(folder: string): Storage {
  const root = resolve(folder);
  const durable = new DurableFolders(root);
  const pathOf = (key: string): string => join(root, checkedKey(key));

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await durable.make(dirname(path));
      const temporary = `${path}.${randomUUID()}.tmp`;
      try {
        await writeDurably(temporary, bytes);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },

    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        throw isMissing(error) ? new NoSuchFileError(key) : error;
      }
    },

    async delete(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await syncFolder(dirname(path)).catch(unlessMissing);
    },

    async *list(name, pageSize = PAGE_SIZE_MAX) {
      let page: StoredFile[] = [];
      for await (const path of filesBelow(join(root, checkedFolder(name)))) {
        const key = relative(root, path).split(sep).join('/');
        const modifiedAt = isStorageKey(key) && (await modifiedAtOf(path));
        if (!modifiedAt) continue;
        page.push({ key, modifiedAt });
        if (page.length < pageSize) continue;
        yield page;
        page = [];
      }
      if (page.length > 0) yield page;
    },

    async deleteUnfinished(before) {
      let deleted = 0;
      for await (const path of filesBelow(root)) {
        const modifiedAt = UNFINISHED.test(path) && (await modifiedAtOf(path));
        if (!modifiedAt || modifiedAt >= before) continue;
        await rm(path, { force: true });
        deleted += 1;
      }
      return deleted;
    },
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', OWNER_FILE);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Paths of the plain files; a folder that is not there, or not any more, has none. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  let entries: AsyncIterable<Dirent>;
  try {
    entries = await opendir(folder);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

/** Null when the file is gone meanwhile. */
const modifiedAtOf = async (path: string): Promise<Date | null> => {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const unlessMissing = (error: unknown): void => {
  if (!isMissing(error)) throw error;
};
