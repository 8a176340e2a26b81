import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
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

describe('on the disk', () => {
  test('a key is a path', async () => {
    await createDiskStorage(folder).put('sessions/2026/11/a-1.wav', Uint8Array.of(1));
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
});

test('many writes of one key leave one file', async () => {
  const storage = createDiskStorage(folder);
  await Promise.all(Array.from({ length: 20 }, (_, n) => storage.put('a/same.wav', Uint8Array.of(n))));
  expect(await files()).toEqual(['a', 'a/same.wav']);
});

describe('a process that died in a write', () => {
  const remains = 'a/b.wav.0f8fad5b-d9cb-469f-a165-70867728950e.tmp';
  const anHourAgo = new Date(Date.now() - 3_600_000);

  test('leaves a file that is in no list, and is removed once it is old', async () => {
    const storage = createDiskStorage(folder);
    await storage.put('a/b.wav', Uint8Array.of(1));
    await writeFile(join(folder, remains), 'half a recording');
    for await (const page of storage.list('a')) expect(page.map(({ key }) => key)).toEqual(['a/b.wav']);
    expect(await storage.deleteUnfinished(anHourAgo)).toBe(0);
    await utimes(join(folder, remains), anHourAgo, anHourAgo);
    expect(await storage.deleteUnfinished(new Date())).toBe(1);
    expect(await files()).toEqual(['a', 'a/b.wav']);
  });

  test('nothing is removed where nothing is yet', async () => {
    expect(await createDiskStorage(join(folder, 'none')).deleteUnfinished(new Date())).toBe(0);
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
