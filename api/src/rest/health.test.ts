import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import net, { type AddressInfo, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import { pino } from 'pino';
import { readSettings } from '../config/env.js';
import { freePort } from '../db/embedded-postgres/postmaster.js';
import { startEmbeddedPostgres } from '../db/embedded-postgres/start.js';
import { migrate } from '../db/migrate.js';
import { createOrm } from '../db/orm.js';
import { holdPort } from '../hold-port.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';
import { Health } from './health.js';

const ask = async (baseUrl: string, probe: 'livez' | 'readyz') => {
  const answer = await fetch(`${baseUrl}/${probe}`);
  return { status: answer.status, body: await answer.json() };
};
const READY = { status: 200, body: { status: 'ok' } };
const AWAY = { status: 503, body: { message: 'The database does not answer.', code: 'DATABASE_AWAY' } };

describe('a server whose database', () => {
  let api: TestApi;
  let dataDir: string;
  let stop: () => Promise<void>;
  let proxy: Server;
  let isCut = false;
  const sockets = new Set<Socket>();

  /** Between server and database, so that it can swallow what is sent. */
  async function startProxy(to: URL): Promise<void> {
    proxy = net.createServer((client) => {
      const server = net.connect(Number(to.port), to.hostname);
      for (const [from, other] of [
        [client, server],
        [server, client],
      ] as const) {
        sockets.add(from);
        from.on('error', () => other.destroy());
        from.on('close', () => other.destroy());
        from.on('data', (bytes) => !isCut && other.write(bytes));
      }
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
  }

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'lisan-health-'));
    const log = { info: () => undefined, warn: () => undefined };
    const database = await startEmbeddedPostgres({ dataDir, log, durable: false });
    stop = () => database.stop();
    const orm = await createOrm(database.url);
    await migrate(orm, database.url);
    await orm.close();
    const url = new URL(database.url);
    await startProxy(new URL(url));
    url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    api = await startTestApi({ beside: { databaseUrl: url.href }, env: { LOG_LEVEL: 'silent' } });
  });
  afterAll(async () => {
    await api.close();
    for (const socket of sockets) socket.destroy();
    proxy.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('hangs is not ready, for any number of probes that it leaves waiting, and ready when it is back', async () => {
    expect(await ask(api.baseUrl, 'readyz')).toMatchObject(READY);
    isCut = true;
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(api.baseUrl, 'readyz')));
    expect(answers).toEqual(Array(20).fill(AWAY));
    expect(await ask(api.baseUrl, 'livez')).toMatchObject(READY);
    isCut = false;
    // what was swallowed never comes: only a new connection helps
    for (const socket of sockets) socket.destroy();
    while ((await ask(api.baseUrl, 'readyz')).status !== 200);
  });

  test('is stopped is alive, and not ready', async () => {
    await stop();
    expect(await ask(api.baseUrl, 'readyz')).toEqual(AWAY);
    expect(await ask(api.baseUrl, 'livez')).toMatchObject(READY);
  });
});

describe('a server that is on its way', () => {
  let server: Server;
  afterEach(() => void server.close());

  test('out is alive, and not ready any more', async () => {
    const health = new Health(async () => undefined, pino({ level: 'silent' }));
    server = createServer(express().use(health.router)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await ask(baseUrl, 'readyz')).toMatchObject(READY);
    health.beginStop();
    expect(await ask(baseUrl, 'readyz')).toMatchObject({
      status: 503,
      body: { message: 'Lisan is stopping.', code: 'STOPPING' },
    });
    expect(await ask(baseUrl, 'livez')).toMatchObject(READY);
  });

  test('in is alive, and not ready yet', async () => {
    const settings = readSettings({ PORT: String(await freePort()), HOST: '127.0.0.1' });
    server = await holdPort(settings);
    const baseUrl = `http://127.0.0.1:${settings.port}`;
    expect(await ask(baseUrl, 'livez')).toMatchObject(READY);
    expect(await ask(baseUrl, 'readyz')).toMatchObject({
      status: 503,
      body: { message: 'Lisan is starting.', code: 'STARTING' },
    });
  });
});
