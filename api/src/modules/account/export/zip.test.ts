import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { until } from '../../../testing/until.js';
import { unzipped } from '../testing/unzipped.js';
import { type ZipEntry, zipOf } from './zip.js';

const MEGABYTE = new Uint8Array(1_000_000);

/** Counts how many are asked for, and notes when nobody wants more. */
function counted(count: number) {
  const asked = { entries: 0, isOver: false };
  async function* entries(): AsyncGenerator<ZipEntry> {
    try {
      for (; asked.entries < count; ) {
        asked.entries += 1;
        yield { name: `${asked.entries}.wav`, content: [MEGABYTE], isText: false };
      }
    } finally {
      asked.isOver = true;
    }
  }
  return { asked, entries: entries() };
}

test('what is written is read back, in order', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'a.json', content: ['[\n', 'Nur Aisyah 陈美玲 கவின்', ']'], isText: true };
    yield { name: 'audio/b.wav', content: [Uint8Array.of(1, 2, 3)], isText: false };
    yield { name: 'empty.txt', content: [], isText: true };
  }
  const files = await unzipped(await buffer(zipOf(entries(), new Date(0))));
  expect([...files].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['a.json', '[\nNur Aisyah 陈美玲 கவின்]'],
    ['audio/b.wav', '\u0001\u0002\u0003'],
    ['empty.txt', ''],
  ]);
});

test('a reader who is slow has one file waiting, not all', async () => {
  const { asked, entries } = counted(50);
  const zip = zipOf(entries, new Date());
  await sleep(100);
  expect(asked.entries).toBeLessThanOrEqual(2);
  expect((await unzipped(await buffer(zip))).size).toBe(50);
});

test('a reader who leaves ends it', async () => {
  const { asked, entries } = counted(50);
  const zip = zipOf(entries, new Date());
  await sleep(20);
  zip.destroy();
  await until(() => asked.isOver);
  expect(asked.entries).toBeLessThanOrEqual(2);
});

test.each([
  ['between two files', []],
  ['in the middle of one', [MEGABYTE]],
])('a failure %s fails the whole', async (_case, before) => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'a.wav', content: [MEGABYTE], isText: false };
    if (before.length === 0) throw new Error('the store is down');
    yield { name: 'b.wav', content: failing(before), isText: false };
  }
  async function* failing(parts: Uint8Array[]) {
    yield* parts;
    throw new Error('the store is down');
  }
  await expect(buffer(zipOf(entries(), new Date()))).rejects.toThrow('the store is down');
});
