import { rm } from 'node:fs/promises';

export default async function removeData(): Promise<void> {
  const dataDir = process.env.LISAN_PREPARED_DATA;
  if (dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
