import { rm } from 'node:fs/promises';
import { closeSharedLisan } from './shared-lisan';

export default async function removeData(): Promise<void> {
  await closeSharedLisan();
  const prepared = process.env.LISAN_PREPARED_DATA;
  if (prepared) await rm(prepared, { recursive: true, force: true, maxRetries: 5 });
}
