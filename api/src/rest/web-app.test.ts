import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { securityHeaders } from '../security-headers.js';
import { webApp } from './web-app.js';

const FILES = {
  'index.html': 'the landing page',
  'app.html': 'the plain shell',
  'app/practice.html': 'the shell of practice',
  'app/other.html': 'the shell of other paths',
  'pages.json': JSON.stringify({ '/practice': '/app/practice.html' }),
  'csp.json': JSON.stringify({
    '/index.html': { scripts: ['sha256-landing'], styles: ['sha256-style'] },
    '/app.html': { scripts: [], styles: [] },
    '/app/practice.html': { scripts: ['sha256-practice'], styles: [] },
    '/app/other.html': { scripts: [], styles: [] },
  }),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app-1.js': 'start();',
};

let folder: string;
let server: Server;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lisan-web-'));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const app = express()
    .use(securityHeaders('http://localhost'))
    .use(webApp(folder, { hasLoginCookie: (cookie) => cookie !== undefined }));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const open = async (address: string, cookie?: string) => {
  const answer = await fetch(url + address, { headers: cookie ? { cookie } : {} });
  return { ...answer, text: await answer.text(), status: answer.status, headers: answer.headers };
};

test.each([
  ['/', undefined, 'the landing page'],
  ['/practice', undefined, 'the plain shell'],
  ['/practice', 'login', 'the shell of practice'],
  ['/students/7', 'login', 'the shell of other paths'],
  ['/index.html', 'login', 'the shell of other paths'],
])('%s with the cookie %s is %s', async (address, cookie, text) => {
  const page = await open(address, cookie);
  expect([page.status, page.text]).toEqual([200, text]);
  expect(page.headers.get('cache-control')).toBe('private, no-cache');
});

test('a page takes its own files and its own inline pieces, and may use the microphone', async () => {
  const page = await open('/');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(
    "default-src 'self'; script-src 'self' 'sha256-landing'; style-src 'self' 'sha256-style';",
  );
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|practice/);
  expect(page.headers.get('permissions-policy')).toContain('microphone=(self)');
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test.each(['/assets/app-1.js', '/favicon.svg', '/assets/missing.js', '/missing.png'])(
  '%s is no page: it may load nothing, and its headers are few',
  async (address) => {
    const { headers } = await open(address);
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toBeNull();
    expect([...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('').length).toBeLessThan(600);
  },
);

test('a file is kept for a year, a missing one is no page', async () => {
  expect((await open('/assets/app-1.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  const missing = await open('/assets/app-2.js', 'login');
  expect([missing.status, missing.text, missing.headers.get('cache-control')]).toEqual([
    404,
    'Not found',
    null,
  ]);
});
