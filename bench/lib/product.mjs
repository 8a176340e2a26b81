import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '../..');
const MAIN = path.join(ROOT, 'api/dist/main.js');
const PATIENCE_MS = 60_000;

/**
 * Starts the built product as `npm start` does, as a process of its own.
 *
 * @param {Record<string, string>} env over that of this process; PORT and DATA_DIR at least
 * @param {readonly string[]} flags of Node
 * @returns {Promise<{ pid: number, readyMs: number, stdout: import('node:stream').Readable, stop(signal?: NodeJS.Signals): Promise<void> }>}
 *   once it says that it is ready; `readyMs` counts from the spawn
 * @throws Error with what it printed when it ends before that
 */
export async function startProduct(env, flags = []) {
  const started = performance.now();
  const child = spawn(process.execPath, [...flags, MAIN], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let printed = '';
  await new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The product did not start. It printed:\n${printed}`));
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    const read = (chunk) => {
      printed += chunk;
      if (!printed.includes('Lisan is ready')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', fail);
  });
  return {
    pid: child.pid,
    readyMs: performance.now() - started,
    stdout: child.stdout,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}
