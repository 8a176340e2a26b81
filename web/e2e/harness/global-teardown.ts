import { rm } from 'node:fs/promises';
import { closeSharedLisan } from './shared-lisan';

export default async function removeData(): Promise<void> {
  await closeSharedLisan();
  for (const folder of [process.env.LISAN_PREPARED_DATA, process.env.NODE_COMPILE_CACHE]) {
    if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
