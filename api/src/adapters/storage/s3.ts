import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/settings.js';
import { checkedFolder, checkedKey, NoSuchFileError, PAGE_SIZE_MAX, type Storage } from './storage.js';

const TIMEOUT = { connectMs: 5000, answerMs: 60_000, silenceMs: 10_000 } as const;
const TRIES = 3;

/**
 * Objects of one bucket of any S3-compatible store. An object appears whole or not at all, and a store answers a
 * write only when it is durable: what `Storage` promises is what S3 does.
 */
export function createS3Storage(settings: S3Settings): Storage {
  const client = createS3Client(settings);
  const { bucket: Bucket } = settings;

  const readOnce = async (key: string): Promise<Uint8Array> => {
    const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
    const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
    if (ContentLength !== undefined && bytes.byteLength !== ContentLength) {
      throw new Error(`The store cut ${key}: ${bytes.byteLength} of ${ContentLength} bytes.`);
    }
    return bytes;
  };

  return {
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ Bucket, Key: checkedKey(key), Body: bytes }));
    },

    async read(key) {
      checkedKey(key);
      for (let left = TRIES - 1; ; left -= 1) {
        try {
          return await readOnce(key);
        } catch (error) {
          if (isMissing(error)) throw new NoSuchFileError(key);
          // the client has tried again what was refused; what breaks off in the middle of a body is left to us
          if (error instanceof S3ServiceException || left === 0) throw error;
        }
      }
    },

    async delete(key) {
      try {
        await client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) }));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },

    async *list(folder, MaxKeys = PAGE_SIZE_MAX) {
      const Prefix = `${checkedFolder(folder)}/`;
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix, MaxKeys, ContinuationToken }),
        );
        yield (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
          Key && LastModified ? { key: Key, modifiedAt: LastModified } : [],
        );
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
    },

    // a write that is cut short leaves nothing in a store
    deleteUnfinished: async () => 0,
  };
}

const createS3Client = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // by default the body is sent in chunks with checksums, which some stores keep as part of the object
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // by default each larger upload opens a connection of its own to ask first
    expectContinueHeader: false,
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: TIMEOUT.connectMs,
      requestTimeout: TIMEOUT.answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: TIMEOUT.silenceMs,
    },
  });

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  error.$metadata.httpStatusCode === 404 &&
  error.name !== 'NoSuchBucket';
