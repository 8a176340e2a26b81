import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { badInput, notFound } from '../errors.js';
import { errorHandler } from './error-handler.js';

let server: Server;
let url: string;
beforeAll(async () => {
  const app = express();
  app.use(express.json({ limit: '1kb' }));
  app.post('/bad', () => {
    throw badInput('Please select your country', 'country');
  });
  app.post('/sessions/:id', () => {
    throw notFound('Session');
  });
  app.post('/broken', () => {
    throw new Error('select * from secrets');
  });
  app.use(errorHandler);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const UNREADABLE = { message: 'The request could not be read.', code: 'BAD_USER_INPUT' };

test.each([
  ['an error of ours', '/sessions/1', '{}', 404, { message: 'Session not found.', code: 'NOT_FOUND' }],
  [
    'bad input with its field',
    '/bad',
    '{}',
    400,
    { message: 'Please select your country', code: 'BAD_USER_INPUT', field: 'country' },
  ],
  [
    'a body beyond the limit',
    '/bad',
    JSON.stringify('x'.repeat(2000)),
    413,
    { message: 'The request is too large.', code: 'PAYLOAD_TOO_LARGE' },
  ],
  ['a body that is no JSON', '/bad', '{', 400, UNREADABLE],
  ['a path that cannot be decoded', '/sessions/%ff', '{}', 400, UNREADABLE],
  [
    'anything else, without its words',
    '/broken',
    '{}',
    500,
    { message: 'Something went wrong on our side.', code: 'INTERNAL' },
  ],
])('%s', async (_case, path, body, status, answer) => {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect([response.status, await response.json()]).toEqual([status, answer]);
});
