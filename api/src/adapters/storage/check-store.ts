import { randomBytes, randomUUID } from 'node:crypto';
import { S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/settings.js';
import { createS3Storage } from './s3.js';
import type { Storage } from './storage.js';

/** The message is for whoever starts the product. */
class StoreError extends Error {
  override readonly name = 'StoreError';
}

const LENGTH = 100_000;

/**
 * Does once, at the start, what will be done with every recording: writes, lists, reads, compares and deletes.
 * @throws StoreError in one sentence that names the setting to change
 */
export async function checkStore(settings: S3Settings, storage?: Storage): Promise<void> {
  let isEqual: boolean;
  try {
    isEqual = await keepsBytes(storage ?? createS3Storage(settings));
  } catch (error) {
    throw new StoreError(explain(error, settings));
  }
  if (!isEqual) {
    throw new StoreError(
      `${settings.endpoint} does not give back what was stored: it is no store for recordings.`,
    );
  }
}

async function keepsBytes(storage: Storage): Promise<boolean> {
  const key = `checks/${randomUUID()}.bin`;
  const bytes = randomBytes(LENGTH);
  await storage.put(key, bytes);
  try {
    for await (const _page of storage.list('checks', 1)) break;
    return bytes.equals(await storage.read(key));
  } finally {
    await storage.delete(key);
  }
}

function explain(error: unknown, { endpoint, bucket, region }: S3Settings): string {
  if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode === undefined) {
    const { code, message } = error as NodeJS.ErrnoException;
    return `The store at ${endpoint} does not answer (${code ?? message}). Is it running, and is S3_ENDPOINT right?`;
  }
  switch (error.name) {
    case 'NoSuchBucket':
      return `The store at ${endpoint} has no bucket ${bucket}. Create it, or set S3_BUCKET to the right one.`;
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
      return `The store at ${endpoint} refuses the key. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to a pair that it knows.`;
    case 'AccessDenied':
      return `The key in S3_ACCESS_KEY_ID may not list, read, write and delete in the bucket ${bucket} (S3_BUCKET).`;
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
      return `The bucket ${bucket} is not in the region ${region}. Set S3_REGION, and S3_ENDPOINT where it names a region.`;
    case 'RequestTimeTooSkewed':
      return `The clock of this machine differs too much from that of ${endpoint}. Set it right.`;
    default:
      return `The store at ${endpoint} does not take a file (${error.$metadata.httpStatusCode} ${error.name}). Is S3_ENDPOINT the address of an S3-compatible store?`;
  }
}
