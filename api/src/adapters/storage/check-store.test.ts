import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { S3Settings } from '../../config/settings.js';
import { type S3Server, startS3Server } from '../../testing/s3-server.js';
import { checkStore } from './check-store.js';
import { createS3Storage } from './s3.js';

let store: S3Server;
beforeAll(async () => {
  store = await startS3Server();
});
afterAll(() => store.close());

test('a right store says nothing, and nothing is left in it', async () => {
  await checkStore(store.settings);
  for await (const page of createS3Storage(store.settings).list('checks')) expect(page).toEqual([]);
});

test.each<[string, Partial<S3Settings>, RegExp]>([
  [
    'bucket',
    { bucket: 'other' },
    /The store at http:.* has no bucket other\. .* S3_BUCKET to the right one\.$/,
  ],
  ['key', { accessKeyId: 'other' }, /refuses the key\. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
  [
    'secret',
    { secretAccessKey: 'hunter2' },
    /refuses the key\. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/,
  ],
  [
    'port',
    { endpoint: 'http://127.0.0.1:1' },
    /does not answer \(.*ECONNREFUSED.*\)\. .* is S3_ENDPOINT right\?$/,
  ],
  ['host', { endpoint: 'http://nowhere.invalid' }, /does not answer \(.*(ENOTFOUND|EAI_AGAIN).*\)\./],
])('a wrong %s is one sentence, without the secret', async (_case, wrong, sentence) => {
  const error = await checkStore({ ...store.settings, ...wrong }).catch((reason: unknown) => reason);
  expect(String(error)).toMatch(sentence);
  expect(String(error)).not.toContain('hunter2');
});

const refusing =
  (code: string): RequestListener =>
  (req, res) =>
    req.resume().once('end', () => {
      res.writeHead(code === 'PermanentRedirect' ? 301 : 403, { 'content-type': 'application/xml' });
      res.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
    });
const webPage: RequestListener = (req, res) =>
  req.resume().once('end', () => res.writeHead(405, { 'content-type': 'text/html' }).end('<h1>No</h1>'));

test.each<[string, RequestListener, RegExp]>([
  ['allows no writing', refusing('AccessDenied'), /^The key in S3_ACCESS_KEY_ID may not list, read, write/],
  ['is elsewhere', refusing('PermanentRedirect'), /is not in the region us-east-1\. Set S3_REGION/],
  ['has another time', refusing('RequestTimeTooSkewed'), /^The clock of this machine differs too much/],
  ['is a web site', webPage, /does not take a file \(405 .*Is S3_ENDPOINT the address of an S3/],
])('a store that %s', async (_case, listener, sentence) => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await expect(checkStore({ ...store.settings, endpoint })).rejects.toThrow(sentence);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('a store that keeps the framing of a body inside the object is refused', async () => {
  const storage = createS3Storage(store.settings);
  const spoiling = {
    ...storage,
    put: (key: string, bytes: Uint8Array) => storage.put(key, Buffer.concat([Buffer.from('5;x\r\n'), bytes])),
  };
  await expect(checkStore(store.settings, spoiling)).rejects.toThrow('does not give back what was stored');
});
