import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import express from 'express';
import { errorHandler } from './error-handler.js';
import { formOf, multipart } from './multipart.js';

let server: Server;
let port: number;
let isSignedIn: boolean;
let logged: unknown[];
beforeAll(async () => {
  const app = express();
  app.use((_req, res, next) => {
    const log = { error: (line: unknown) => void logged.push(line) };
    res.locals.ctx = { viewer: isSignedIn ? { id: 'mei' } : null, log };
    next();
  });
  app.post('/', multipart({ field: 'audio', maxBytes: 1000, tooLarge: 'Too long.' }), (req, res) => {
    const { fields, file } = formOf(req);
    const isPlain = Object.getPrototypeOf(fields) === null;
    res.json({ fields: Object.entries(fields), isPlain, file: file && [...file] });
  });
  app.use(errorHandler);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  isSignedIn = true;
  logged = [];
});

const BOUNDARY = 'xYzZY';
const part = (disposition: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const text = (name: string, content = 'x') => part(`name="${name}"`, content);
const file = (name = 'audio', content = 'abc') => part(`name="${name}"; filename="a.wav"`, content);
const body = (...parts: string[]) => `${parts.join('')}--${BOUNDARY}--\r\n`;

const BYTES = 'application/octet-stream';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

async function send(content: string, type = TYPE): Promise<[number, Record<string, unknown>]> {
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: content,
  });
  return [response.status, (await response.json()) as Record<string, unknown>];
}

describe('what arrives', () => {
  test('the file and the texts', async () => {
    expect(await send(body(text('questionId', '7'), file(), text('transcription', 'Saya – hi')))).toEqual([
      200,
      {
        fields: [
          ['questionId', '7'],
          ['transcription', 'Saya – hi'],
        ],
        isPlain: true,
        file: [97, 98, 99],
      },
    ]);
  });

  test('names that mean something to JavaScript are names', async () => {
    const [status, answer] = await send(body(text('__proto__'), text('constructor'), text('hasOwnProperty')));
    expect([status, answer.fields]).toEqual([
      200,
      [
        ['__proto__', 'x'],
        ['constructor', 'x'],
        ['hasOwnProperty', 'x'],
      ],
    ]);
  });

  test.each([
    ['no part at all', body()],
    [
      'a file input that was left empty',
      body(part(`name="audio"; filename=""\r\nContent-Type: ${BYTES}`, '')),
    ],
  ])('%s: no file, for the service to judge', async (_case, content) => {
    expect(await send(content)).toEqual([200, { fields: [], isPlain: true, file: null }]);
  });

  test('an empty file is an empty file', async () => {
    expect(await send(body(file('audio', '')))).toEqual([200, { fields: [], isPlain: true, file: [] }]);
  });

  test('a file of exactly the limit', async () => {
    const [status, answer] = await send(body(file('audio', 'a'.repeat(1000))));
    expect([status, (answer.file as number[]).length]).toEqual([200, 1000]);
  });
});

const ONE_FILE = 'Please send one file, in the field audio.';
const UNREADABLE = 'The upload could not be read. Please send it again.';

describe('what is refused', () => {
  test.each<[string, string, string | undefined, number, string]>([
    ['a file beyond the limit', body(file('audio', 'a'.repeat(1001))), undefined, 413, 'Too long.'],
    ['a body far beyond it', body(file('audio', 'a'.repeat(1_100_000))), undefined, 413, 'Too long.'],
    ['a file in another field', body(file('sound')), undefined, 400, ONE_FILE],
    ['two files', body(file(), file()), undefined, 400, ONE_FILE],
    ['two files in two fields', body(file(), file('other')), undefined, 400, ONE_FILE],
    [
      'a field twice',
      body(text('duration'), text('duration')),
      undefined,
      400,
      'Please send each field once.',
    ],
    ['a list', body(text('a[]')), undefined, 400, 'The name of a field cannot be read.'],
    ['a nested name', body(text('a[b][c]')), undefined, 400, 'The name of a field cannot be read.'],
    [
      'a part without a name',
      body(part('x="y"', 'z')),
      undefined,
      400,
      'The name of a field cannot be read.',
    ],
    ['a long name', body(text('n'.repeat(200))), undefined, 400, 'The name of a field cannot be read.'],
    ['a long text', body(text('t', 'x'.repeat(65_537))), undefined, 400, 'One of the fields is too long.'],
    [
      'many fields',
      body(...Array.from({ length: 41 }, (_, n) => text(`f${n}`))),
      undefined,
      400,
      'There are too many fields.',
    ],
    ['an end that is missing', text('a') + file(), undefined, 400, UNREADABLE],
    ['an empty body', '', undefined, 400, UNREADABLE],
    ['no boundary', body(file()), 'multipart/form-data', 400, UNREADABLE],
    ['a boundary without a name', body(file()), 'multipart/form-data; boundary=', 400, UNREADABLE],
    ['another boundary', body(file()), 'multipart/form-data; boundary=other', 400, UNREADABLE],
    [
      'a part without an end of its headers',
      `--${BOUNDARY}\r\nContent-Disposition`,
      undefined,
      400,
      UNREADABLE,
    ],
    [
      'JSON',
      '{}',
      'application/json',
      400,
      'Please send multipart/form-data with the file in the field audio.',
    ],
    [
      'another multipart',
      body(file()),
      `multipart/mixed; boundary=${BOUNDARY}`,
      400,
      'Please send multipart/form-data with the file in the field audio.',
    ],
  ])('%s', async (_case, content, type, status, message) => {
    const [answered, answer] = await send(content, type);
    expect([answered, answer.message]).toEqual([status, message]);
    expect(answer.code).toBe(status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_USER_INPUT');
    expect(logged).toEqual([]);
  });

  test('a body of no length and no type', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' });
    expect(response.status).toBe(400);
  });

  test('a visitor, before a byte of the body', async () => {
    isSignedIn = false;
    const answer = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const headers = { 'content-type': TYPE, 'content-length': 1_000_000 };
      const sending = request({ port, method: 'POST', headers }, (res) => {
        let received = '';
        res.on('data', (chunk) => {
          received += String(chunk);
        });
        res.on('end', () => resolve({ status: res.statusCode, body: received }));
      });
      sending.on('error', reject);
      sending.flushHeaders(); // and nothing after them
    });
    expect(answer).toEqual({
      status: 401,
      body: JSON.stringify({ message: 'Unauthorized', code: 'UNAUTHENTICATED' }),
    });
  });

  test('a connection that is cut is nobody’s error', async () => {
    const arrived = once(server, 'request');
    const sending = request({
      port,
      method: 'POST',
      headers: { 'content-type': TYPE, 'content-length': 500 },
    });
    sending.on('error', () => {});
    sending.write(file());
    const [received] = await arrived;
    const closed = new Promise((resolve) => received.once('close', resolve));
    sending.destroy();
    await closed;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(logged).toEqual([]);
    expect((await send(body(file())))[0]).toBe(200);
  });
});
