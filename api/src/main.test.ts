import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { ensureDemoAccounts } from './auth/local/demo-accounts.js';
import { createSql } from './auth/sql.js';
import { freePort } from './db/embedded-postgres/postmaster.js';
import { programEnv } from './testing/program-env.js';
import { startScriptedProvider } from './testing/scripted-provider.js';
import { createTestDatabase } from './testing/test-database.js';

/** The built product as a process of its own: what a user sees when something keeps it from starting. */
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

let dataDir: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lisan-main-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ready: Promise<void>;
  readonly ended: Promise<number | null>;
}

function start(env: NodeJS.ProcessEnv): Run {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...programEnv(), LOG_LEVEL: 'error', DATA_DIR: dataDir, ...env },
  });
  running.push(child);
  let output = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Lisan is ready')) resolve();
      });
    }
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output: () => output, ready, ended };
}

const isUp = async (port: number) => (await fetch(`http://localhost:${port}/readyz`)).ok;

describe('what keeps it from starting is one sentence', () => {
  test('a taken port', async () => {
    const taken = net.createServer();
    await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve));
    const { port } = taken.address() as net.AddressInfo;
    const run = start({ PORT: String(port) });
    expect(await run.ended).toBe(1);
    expect(run.output().trim()).toBe(
      `Port ${port} is taken by another program. Stop it, or set PORT to another number.`,
    );
    taken.close();
  });

  test('an unreachable database', async () => {
    const run = start({
      PORT: String(await freePort()),
      APP_MODE: 'demo',
      DATABASE_URL: 'postgresql://u:p@localhost:1/x',
    });
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(
      /^The database does not answer \(.*\)\. Is it running, and is DATABASE_URL right\?\n$/,
    );
  });

  test('production on the database of a demo', async () => {
    const database = await createTestDatabase();
    const pool = new pg.Pool({ connectionString: database.url });
    await ensureDemoAccounts(createSql(pool));
    await pool.end();
    const run = start({
      PORT: String(await freePort()),
      APP_MODE: 'production',
      SESSION_SECRET: 'a secret of thirty-two characters',
      DATABASE_URL: database.url,
    });
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(/^Production does not start on the database of a demo/);
    expect(run.output()).not.toMatch(/\.js:\d+/);
    await database.drop();
  });

  test('a wrong key of a provider', async () => {
    const provider = await startScriptedProvider({ script: { key: 'right-key' } });
    const run = start({
      PORT: String(await freePort()),
      AI_CHAT_BASE_URL: provider.baseUrl,
      AI_CHAT_API_KEY: 'wrong-key',
      AI_CHAT_MODEL: 'scripted-1',
    });
    expect(await run.ended).toBe(1);
    expect(run.output().trim()).toBe(
      `${provider.baseUrl} refuses the key in AI_CHAT_API_KEY. Set the right one, or leave it out.`,
    );
    await provider.close();
  });

  test('a store that does not answer', async () => {
    const run = start({
      PORT: String(await freePort()),
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'lisan',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    });
    expect(await run.ended).toBe(1);
    expect(run.output().trim()).toBe(
      'The store at http://127.0.0.1:1 does not answer (ECONNREFUSED). Is it running, and is S3_ENDPOINT right?',
    );
  });

  test('settings: all faults at once', async () => {
    const run = start({ PORT: 'many', APP_TIMEZONE: 'Mars', APP_MODE: 'party' });
    expect(await run.ended).toBe(1);
    for (const name of ['PORT', 'APP_TIMEZONE', 'APP_MODE']) expect(run.output()).toContain(name);
    expect(run.output()).not.toMatch(/\.js:\d+/);
  });
});

describe('start and stop', () => {
  test('SIGTERM ends everything; after a kill -9 the next start recovers; a folder in use is refused', async () => {
    const [first, second] = [await freePort(), await freePort()];
    // the demo data is marked by a model: the built-in assessor has much to load, and this is not about it
    const provider = await startScriptedProvider();
    const model = { AI_CHAT_BASE_URL: provider.baseUrl, AI_CHAT_API_KEY: 'key', AI_CHAT_MODEL: 'scripted-1' };
    const run = start({ PORT: String(first), ...model });
    await run.ready;
    expect(await isUp(first)).toBe(true);

    const other = start({ PORT: String(second) });
    expect(await other.ended).toBe(1);
    expect(other.output()).toMatch(/^The data folder .* is in use by another Lisan/);

    run.child.kill('SIGKILL');
    await run.ended;
    const again = start({ PORT: String(first), ...model });
    await again.ready;
    expect(await isUp(first)).toBe(true);

    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
    await expect(fetch(`http://localhost:${first}/livez`)).rejects.toThrow();
    await provider.close();
  }, 60_000);
});
