import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { endJson } from './end-json.js';

const SHORT = JSON.stringify({ id: 1 });
const LONG = JSON.stringify({ topics: Array.from({ length: 200 }, (_, index) => `Topic ${index}, día`) });

let server: Server;
beforeAll(async () => {
  const app = express()
    .get('/short', (_req, res) => endJson(res.type('json'), SHORT))
    .get('/long', (_req, res) => endJson(res.type('json'), LONG));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The bytes as they were sent: fetch would unpack them. */
async function get(path: string, headers: Record<string, string>, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, headers, method }, resolve).on('error', reject).end();
  });
  const bytes = Buffer.concat(await answer.toArray());
  return { bytes, headers: answer.headers };
}

test('a long answer is compressed for whoever reads that', async () => {
  const { bytes, headers } = await get('/long', { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(bytes.length).toBeLessThan(LONG.length / 3);
  expect(gunzipSync(bytes).toString()).toBe(LONG);
});

test.each([
  ['a short one is not', '/short', { 'accept-encoding': 'gzip' }, SHORT],
  ['nor is anything for whoever does not say so', '/long', {}, LONG],
  ['nor for whoever says not to', '/long', { 'accept-encoding': 'gzip;q=0' }, LONG],
])('%s', async (_name, path, accepted, text) => {
  const { bytes, headers } = await get(path, accepted);
  expect(headers['content-encoding']).toBeUndefined();
  // a cache between has to know that there is another one
  expect(headers.vary).toBe(text === LONG ? 'Accept-Encoding' : undefined);
  expect(bytes.toString()).toBe(text);
});

test('a HEAD has no body to compress', async () => {
  const { bytes, headers } = await get('/long', { 'accept-encoding': 'gzip' }, 'HEAD');
  expect([bytes.length, headers['content-encoding']]).toEqual([0, undefined]);
  expect(headers['content-length']).toBe(String(Buffer.byteLength(LONG)));
});
