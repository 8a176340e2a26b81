import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createDiskStorage } from './disk.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lisan-storage-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const files = async () => (await readdir(folder, { recursive: true })).sort();

describe('put, read, delete', () => {
  test('gives the same bytes back, also from another instance', async () => {
    const bytes = new Uint8Array(randomBytes(100_000));
    await createDiskStorage(folder).put('sessions/2026/11/a-1.wav', bytes);
    expect(new Uint8Array(await createDiskStorage(folder).read('sessions/2026/11/a-1.wav'))).toEqual(bytes);
    expect(await files()).toEqual([
      'sessions',
      'sessions/2026',
      'sessions/2026/11',
      'sessions/2026/11/a-1.wav',
    ]);
  });

  test('is closed to other accounts', async () => {
    await createDiskStorage(folder).put('a/b.wav', Uint8Array.of(1));
    expect((await stat(join(folder, 'a'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, 'a/b.wav'))).mode & 0o777).toBe(0o600);
  });

  test('makes its own folder', async () => {
    const storage = createDiskStorage(join(folder, 'not', 'yet', 'there'));
    await storage.put('a.wav', Uint8Array.of(1));
    expect(await files()).toEqual(['not', 'not/yet', 'not/yet/there', 'not/yet/there/a.wav']);
  });

  test('replaces, also by nothing at all', async () => {
    const storage = createDiskStorage(folder);
    await storage.put('a.wav', Uint8Array.of(1, 2, 3));
    await storage.put('a.wav', Uint8Array.of(9));
    expect([...(await storage.read('a.wav'))]).toEqual([9]);
    await storage.put('a.wav', new Uint8Array());
    expect(await storage.read('a.wav')).toHaveLength(0);
  });

  test('deletes, and a missing file or folder is no error', async () => {
    const storage = createDiskStorage(folder);
    await storage.put('a/b.wav', Uint8Array.of(1));
    await storage.delete('a/b.wav');
    await storage.delete('a/b.wav');
    await storage.delete('never/was.wav');
    await expect(storage.read('a/b.wav')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('many at once', () => {
  test('one key: one writer wins, whole', async () => {
    const storage = createDiskStorage(folder);
    const versions = Array.from({ length: 20 }, (_, n) => new Uint8Array(50_000).fill(n));
    await Promise.all(versions.map((bytes) => storage.put('a/same.wav', bytes)));
    const bytes = await storage.read('a/same.wav');
    expect(bytes).toHaveLength(50_000);
    expect(new Set(bytes).size).toBe(1);
    expect(await files()).toEqual(['a', 'a/same.wav']);
  });

  test('many keys in folders that are all new', async () => {
    const storage = createDiskStorage(folder);
    const keys = Array.from({ length: 40 }, (_, n) => `u-${n % 4}/d-${n % 8}/s-${n}.wav`);
    await Promise.all(keys.map((key, n) => storage.put(key, Uint8Array.of(n))));
    const read = await Promise.all(keys.map((key) => storage.read(key)));
    expect(read.map((bytes) => bytes[0])).toEqual(keys.map((_, n) => n));
  });
});

describe('a failed write', () => {
  test('leaves no temporary file: the name is a folder', async () => {
    await mkdir(join(folder, 'a', 'b.wav'), { recursive: true });
    await expect(createDiskStorage(folder).put('a/b.wav', Uint8Array.of(1))).rejects.toMatchObject({
      code: 'EISDIR',
    });
    expect(await files()).toEqual(['a', 'a/b.wav']);
  });

  test('is tried anew once the reason is gone', async () => {
    await writeFile(join(folder, 'a'), 'in the way');
    const storage = createDiskStorage(folder);
    await expect(storage.put('a/b.wav', Uint8Array.of(1))).rejects.toThrow();
    expect(await files()).toEqual(['a']);
    await rm(join(folder, 'a'));
    await storage.put('a/b.wav', Uint8Array.of(1));
    expect(await files()).toEqual(['a', 'a/b.wav']);
  });
});

describe('a key that is not ours', () => {
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
  ])('%j is refused by every method', async (key) => {
    const storage = createDiskStorage(folder);
    await expect(storage.put(key, Uint8Array.of(1))).rejects.toThrow('Not a storage key');
    await expect(storage.read(key)).rejects.toThrow('Not a storage key');
    await expect(storage.delete(key)).rejects.toThrow('Not a storage key');
    expect(await files()).toEqual([]);
  });
});
