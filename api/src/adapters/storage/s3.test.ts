import { randomBytes } from 'node:crypto';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type S3Server, startS3Server } from '../../testing/s3-server.js';
import { createS3Storage } from './s3.js';
import { NoSuchFileError } from './storage.js';

type Trouble = 'refused for now' | 'cut before the answer' | 'cut in the answer';

/** Stands before the real server and spoils the next answers. */
let proxy: Server;
let store: S3Server;
let troubles: Trouble[];
let endpoint: string;
beforeAll(async () => {
  store = await startS3Server();
  proxy = http.createServer((req, res) => {
    const trouble = troubles.shift();
    if (trouble === 'cut before the answer') req.socket.destroy();
    else if (trouble === 'refused for now') req.resume().once('end', () => res.writeHead(503).end());
    else forward(req, res, trouble === 'cut in the answer');
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await store.close();
});
beforeEach(() => {
  troubles = [];
});

function forward(req: IncomingMessage, res: ServerResponse, isCut: boolean): void {
  const { url: path, method, headers } = req;
  const onward = http.request(`${store.settings.endpoint}${path}`, { method, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 500, answer.headers);
    if (!isCut) {
      answer.pipe(res);
      return;
    }
    answer.once('data', (chunk: Uint8Array) =>
      res.write(chunk.subarray(0, 10), () => setTimeout(() => res.destroy(), 20)),
    );
  });
  req.pipe(onward);
}

const bytes = new Uint8Array(randomBytes(100_000));
const storageAt = (settings = {}) => createS3Storage({ ...store.settings, endpoint, ...settings });

describe('a store in trouble', () => {
  test.each<[string, Trouble[]]>([
    ['is busy twice', ['refused for now', 'refused for now']],
    ['drops connections', ['cut before the answer', 'cut before the answer']],
  ])('is asked again when it %s', async (_case, fails) => {
    const storage = storageAt();
    troubles = [...fails];
    await storage.put('audio/a.wav', bytes);
    troubles = [...fails];
    expect(new Uint8Array(await storage.read('audio/a.wav'))).toEqual(bytes);
    troubles = [...fails];
    await storage.delete('audio/a.wav');
    await expect(storage.read('audio/a.wav')).rejects.toThrow(NoSuchFileError);
  });

  test('is asked again when it drops a file in the middle', async () => {
    const storage = storageAt();
    await storage.put('audio/b.wav', bytes);
    troubles = ['cut in the answer', 'cut in the answer'];
    expect(new Uint8Array(await storage.read('audio/b.wav'))).toEqual(bytes);
  });

  test('is not asked for ever', async () => {
    const storage = storageAt();
    troubles = Array.from({ length: 20 }, () => 'refused for now');
    await expect(storage.put('audio/c.wav', bytes)).rejects.toThrow();
    expect(troubles).toHaveLength(17);
    troubles = [];
    await storage.put('audio/c.wav', bytes);
    troubles = Array.from({ length: 20 }, () => 'cut in the answer');
    await expect(storage.read('audio/c.wav')).rejects.toThrow();
    expect(troubles).toHaveLength(17);
  });
});

test('a bucket that is gone is no missing file', async () => {
  await expect(storageAt({ bucket: 'gone' }).read('audio/a.wav')).rejects.toMatchObject({
    name: 'NoSuchBucket',
  });
  await expect(storageAt({ bucket: 'gone' }).delete('audio/a.wav')).rejects.toMatchObject({
    name: 'NoSuchBucket',
  });
});
