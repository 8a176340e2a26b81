import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startS3Server } from '../../testing/s3-server.js';
import { createDiskStorage } from './disk.js';
import { createS3Storage } from './s3.js';
import { NoSuchFileError, type Storage, type StoredFile } from './storage.js';

interface Place {
  /** The same place, as another process opens it. */
  open(): Storage;
  close(): Promise<void>;
}

const PLACES: readonly [string, () => Promise<Place>][] = [
  [
    'a folder',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'lisan-storage-'));
      return { open: () => createDiskStorage(folder), close: () => rm(folder, { recursive: true }) };
    },
  ],
  [
    'an S3 server',
    async () => {
      const server = await startS3Server();
      return { open: () => createS3Storage(server.settings), close: () => server.close() };
    },
  ],
];

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const newKey = (folder = 'audio') => `${folder}/${randomUUID()}/${randomUUID()}.wav`;

/** What every storage promises; the same table runs over each. */
describe.each(PLACES)('%s', (_name, openPlace) => {
  let place: Place;
  let storage: Storage;
  beforeAll(async () => {
    place = await openPlace();
    storage = place.open();
  });
  afterAll(() => place.close());

  test.each([
    ['nothing', 0],
    ['one byte', 1],
    ['a chunk of a body and a byte', 65_537],
    ['a long recording', 20 * 1024 * 1024],
  ])('gives the same bytes back, also to another process: %s', async (_case, length) => {
    const key = newKey();
    const bytes = new Uint8Array(randomBytes(length));
    await storage.put(key, bytes);
    const read = await place.open().read(key);
    expect([read.byteLength, sha256(read)]).toEqual([length, sha256(bytes)]);
  });

  test('a part of a larger buffer is that part', async () => {
    const key = newKey();
    await storage.put(key, Buffer.from('0123456789').subarray(2, 5));
    expect(Buffer.from(await storage.read(key)).toString()).toBe('234');
  });

  test('replaces, also by something shorter', async () => {
    const key = newKey();
    await storage.put(key, new Uint8Array(1000).fill(1));
    await storage.put(key, Uint8Array.of(9));
    expect([...(await storage.read(key))]).toEqual([9]);
  });

  test('what is deleted or never was is missing, and deleting it again is no error', async () => {
    const key = newKey();
    await storage.put(key, Uint8Array.of(1));
    await storage.delete(key);
    await storage.delete(key);
    await storage.delete(newKey());
    await expect(storage.read(key)).rejects.toThrow(NoSuchFileError);
    await expect(storage.read(newKey())).rejects.toThrow(NoSuchFileError);
  });

  test('many keys at once', async () => {
    const keys = Array.from({ length: 40 }, () => newKey());
    await Promise.all(keys.map((key, n) => storage.put(key, Uint8Array.of(n))));
    const read = await Promise.all(keys.map((key) => storage.read(key)));
    expect(read.map((bytes) => bytes[0])).toEqual(keys.map((_, n) => n));
  });

  test('one key at once: one writer wins, whole', async () => {
    const key = newKey();
    const versions = Array.from({ length: 10 }, (_, n) => new Uint8Array(10_000).fill(n));
    await Promise.all(versions.map((bytes) => storage.put(key, bytes)));
    const bytes = await storage.read(key);
    expect([bytes.byteLength, new Set(bytes).size]).toEqual([10_000, 1]);
  });

  test('lists a folder page by page, and no other folder', async () => {
    const began = Date.now() - 2000; // a store may tell whole seconds
    const keys = Array.from({ length: 23 }, () => newKey('pages'));
    await Promise.all(keys.map((key) => storage.put(key, Uint8Array.of(1))));
    await storage.put(newKey('pages-of-another'), Uint8Array.of(1));
    const pages: (readonly StoredFile[])[] = [];
    for await (const page of storage.list('pages', 10)) pages.push(page);
    expect(pages.map((page) => page.length)).toEqual([10, 10, 3]);
    expect(new Set(pages.flat().map(({ key }) => key))).toEqual(new Set(keys));
    for (const { modifiedAt } of pages.flat()) {
      expect(modifiedAt.getTime()).toBeGreaterThan(began);
      expect(modifiedAt.getTime()).toBeLessThan(Date.now() + 2000);
    }
  });

  test('lists nothing where nothing is', async () => {
    for await (const page of storage.list('never')) expect(page).toEqual([]);
  });

  test.each(['', '.', '..', 'a/b', '/', 'A', 'a b'])('%j is no folder', async (folder) => {
    await expect(async () => {
      for await (const _page of storage.list(folder)) break;
    }).rejects.toThrow('Not a storage folder');
  });

  test.each([
    '',
    '.',
    '..',
    '../a.wav',
    'a/../../b.wav',
    '/etc/passwd',
    '/a.wav',
    'a//b.wav',
    'a/./b.wav',
    'a/.wav',
    '.hidden',
    'a.wav/',
    'a',
    'a.tar.gz',
    'A.wav',
    'a b.wav',
    'a\\b.wav',
    'a.wav\0.txt',
    'a.wav\n',
    'ä.wav',
    '%2e%2e/a.wav',
    `${'a'.repeat(300)}.wav`,
  ])('%j is no key', async (key) => {
    await expect(storage.put(key, Uint8Array.of(1))).rejects.toThrow('Not a storage key');
    await expect(storage.read(key)).rejects.toThrow('Not a storage key');
    await expect(storage.delete(key)).rejects.toThrow('Not a storage key');
  });
});
