import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Storage } from './storage.js';

const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.[a-z0-9]+$/;
const KEY_MAX_CHARACTERS = 200;
const REMEMBERED_FOLDERS = 1000;
/** Students' voices: no other account of the machine reads them. */
const OWNER_FILE = 0o600;
const OWNER_FOLDER = 0o700;

/**
 * Files below one folder. `put` writes beside the target, fsyncs, renames and fsyncs the folder: a reader sees
 * the old bytes or the new ones, never a part, and what was acknowledged survives a power cut.
 * Every method rejects on a key that is not of our making; `read` rejects with ENOENT where there is no file.
 * @param folder made on the first `put` where it is missing
 */
export function createDiskStorage(folder: string): Storage {
  const root = resolve(folder);
  const durable = new DurableFolders(root);

  const pathOf = (key: string): string => {
    if (key.length > KEY_MAX_CHARACTERS || !KEY.test(key)) {
      throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, KEY_MAX_CHARACTERS))}`);
    }
    return join(root, key);
  };

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
      return readFile(pathOf(key));
    },

    async delete(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await syncFolder(dirname(path)).catch(unlessMissing);
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

/** A name lives in its folder: a new, renamed or deleted file is durable once the folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const unlessMissing = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error;
};

/**
 * Makes folders and remembers which of them are durable. Whoever finds a folder that another `put` has just
 * made waits for its sync too, and the first use after a start syncs again: existing is not yet durable.
 */
class DurableFolders {
  private readonly made = new Map<string, Promise<void>>();

  constructor(private readonly root: string) {}

  make(folder: string): Promise<void> {
    const known = this.made.get(folder);
    if (known !== undefined) return known;
    if (this.made.size >= REMEMBERED_FOLDERS) this.made.clear();
    const making = this.makeNow(folder);
    this.made.set(folder, making);
    making.catch(() => this.made.delete(folder));
    return making;
  }

  private async makeNow(folder: string): Promise<void> {
    if (folder !== this.root) {
      await this.make(dirname(folder));
      await mkdir(folder, { recursive: true, mode: OWNER_FOLDER });
      return syncFolder(dirname(folder));
    }
    const first = await mkdir(folder, { recursive: true, mode: OWNER_FOLDER });
    if (first === undefined) return;
    for (let made = folder; made.length >= first.length; made = dirname(made))
      await syncFolder(dirname(made));
  }
}
