import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import express from 'express';
import { parse } from 'yaml';
import { errorHandler } from '../error-handler.js';
import { docsRouter } from './docs.router.js';

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer(express().use('/api', docsRouter()).use(errorHandler));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const textOf = async (path: string) => (await fetch(url + path)).text();

test('the contract is OpenAPI 3.1 without a fault', async () => {
  expect(await new Validator().validate(parse(await textOf('/api/openapi.yaml')))).toEqual({ valid: true });
});

test('YAML and JSON are one document', async () => {
  const answer = await fetch(`${url}/api/openapi.json`);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await answer.json()).toEqual(parse(await textOf('/api/openapi.yaml')));
});

test('the page loads only what this server has', async () => {
  const page = await textOf('/api/docs');
  const parts = [...page.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, path]) => String(path));
  expect(parts).toHaveLength(4);
  expect(page).not.toMatch(/https?:/);
  for (const part of parts) {
    const answer = await fetch(url + part);
    expect([part, answer.status, answer.headers.get('content-encoding')]).toEqual([part, 200, 'gzip']);
  }
});

test('a part is the same file, compressed or not', async () => {
  const plain = await fetch(`${url}/api/docs/page.css`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(await textOf('/api/docs/page.css'));
});

test.each(['index.html', 'package.json', '..%2fdocs.router.ts', 'swagger-ui-bundle.js.map'])(
  '%s is no part of it',
  async (file) => {
    expect((await fetch(`${url}/api/docs/${file}`)).status).toBe(404);
  },
);
