import path from 'node:path';
import type { Settings } from '../../config/settings.js';
import { createDiskStorage } from './disk.js';
import type { Storage } from './storage.js';

/** The storage that the settings name. The client of S3 is loaded only where it is used. */
export async function openStorage({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Promise<Storage> {
  if (!s3) return createDiskStorage(path.join(dataDir, 'storage'));
  const { createS3Storage } = await import('./s3.js');
  return createS3Storage(s3);
}
