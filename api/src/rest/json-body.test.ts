import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { errorHandler } from './error-handler.js';
import { jsonBody } from './json-body.js';

let server: Server;
let url: string;
beforeAll(async () => {
  const app = express();
  app.post('/', jsonBody, (req, res) => void res.json({ body: req.body ?? null }));
  app.use(errorHandler);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function send(body: string, type = 'application/json'): Promise<[number, Record<string, unknown>]> {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body });
  return [answer.status, (await answer.json()) as Record<string, unknown>];
}

test.each([
  ['a form', '{"a":[1,{"b":null}]}', { a: [1, { b: null }] }],
  ['names that every object has', '{"__proto__":{"role":"admin"},"constructor":1,"a":1}', { a: 1 }],
  ['the same further in', '{"a":[{"toString":1,"b":2}]}', { a: [{ b: 2 }] }],
])('%s', async (_case, sent, body) => {
  expect(await send(sent)).toEqual([200, { body }]);
});

test('another type of content is not read', async () => {
  expect(await send('{"a":1}', 'text/plain')).toEqual([200, { body: null }]);
});

test.each([
  ['nothing but a word', 'null', 400, 'BAD_USER_INPUT'],
  ['JSON that breaks off', '{"a":', 400, 'BAD_USER_INPUT'],
  ['lists as deep as they go', '['.repeat(16_000), 400, 'BAD_USER_INPUT'],
  ['too much', JSON.stringify('x'.repeat(17_000)), 413, 'PAYLOAD_TOO_LARGE'],
])('%s is refused', async (_case, body, status, code) => {
  const [answered, answer] = await send(body);
  expect([answered, answer.code]).toEqual([status, code]);
});
