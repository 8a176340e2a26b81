import { rm } from 'node:fs/promises';
import { closeSharedLisan } from './shared-lisan';

export default async function removeData(): Promise<void> {
  await closeSharedLisan();
  const dataDir = process.env.LISAN_PREPARED_DATA;
  if (dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
