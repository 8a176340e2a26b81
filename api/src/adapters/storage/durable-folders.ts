import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

const REMEMBERED_FOLDERS = 1000;
const OWNER_FOLDER = 0o700;

/**
 * Makes folders and remembers which of them are durable. Whoever finds a folder that another `put` has just
 * made waits for its sync too, and the first use after a start syncs again: existing is not yet durable.
 */
export class DurableFolders {
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

/** A name lives in its folder: a new, renamed or deleted file is durable once the folder is synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
