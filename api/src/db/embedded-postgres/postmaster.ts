import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile, stat, truncate } from 'node:fs/promises';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnAs } from './account.js';
import type { Binaries } from './binaries.js';
import type { Cluster } from './cluster.js';
import { isAlive, readPidFile, removeStalePidFile } from './pid-file.js';

const START_PATIENCE_MS = 120_000;
const STOP_PATIENCE_MS = 10_000;
const POLL_MS = 10;
const MAX_LOG_BYTES = 5_000_000;

/** Not for good data: what a crash of the machine would lose is worth nothing in tests. */
const UNSAFE_FLAGS = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts the server and waits until it accepts connections.
 *
 * It leads a process group of its own: Ctrl-C in a terminal reaches Lisan only, which stops the database last.
 *
 * @returns the process id, or null when it ended before it was ready (the reason is in the log file)
 */
export async function startPostmaster(
  cluster: Cluster,
  binaries: Binaries,
  port: number,
  durable: boolean,
): Promise<number | null> {
  await removeStalePidFile(cluster.files);
  await shortenLog(cluster.logFile);
  const log = openSync(cluster.logFile, 'a', 0o600);
  let child: ChildProcess;
  try {
    child = spawnAs(
      cluster.account,
      binaries.postgres,
      [
        ...['-D', cluster.files, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
        ...['-c', 'unix_socket_directories=', ...(durable ? [] : UNSAFE_FLAGS)],
      ],
      { stdio: ['ignore', log, log], detached: true },
    );
  } finally {
    closeSync(log);
  }
  child.unref();
  let ended = false;
  child.once('error', () => {
    ended = true;
  });
  child.once('exit', () => {
    ended = true;
  });
  const deadline = Date.now() + START_PATIENCE_MS;
  while (!ended && Date.now() < deadline) {
    const found = await readPidFile(cluster.files);
    if (found?.ready && found.pid === child.pid) return found.pid;
    await sleep(POLL_MS);
  }
  child.kill('SIGQUIT');
  return null;
}

/** Fast shutdown: open transactions are rolled back, everything is written, connections end. */
export async function stopPostmaster(pid: number, cluster: Cluster): Promise<void> {
  signal(pid, 'SIGINT');
  const deadline = Date.now() + STOP_PATIENCE_MS;
  let pressed = false;
  while (isAlive(pid) && (await readPidFile(cluster.files))?.pid === pid) {
    if (Date.now() > deadline && !pressed) {
      pressed = true;
      signal(pid, 'SIGQUIT');
    }
    await sleep(POLL_MS);
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone already.
  }
}

async function shortenLog(file: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > MAX_LOG_BYTES) await truncate(file);
}

/** The last lines that the server wrote, for an error message. */
export async function lastWords(cluster: Cluster): Promise<string> {
  const text = await readFile(cluster.logFile, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-5).join('\n');
}
