// npm run dev: both sides reload when their sources change; one Ctrl-C stops all.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { localEnv, ROOT } from './lib/run.mjs';

const WEB = 'http://localhost:5173';
const API = `http://localhost:${process.env.PORT || 4000}`;
const PATIENCE_MS = 10_000;
const children = new Set();
let stopping = false;

/** Ends every part with all that it started; the server closes its database, which takes a moment. */
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  signalAll('SIGTERM');
  setTimeout(signalAll, PATIENCE_MS, 'SIGKILL').unref();
}

function signalAll(signal) {
  for (const child of children) {
    try {
      if (process.platform === 'win32') child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

/** Starts a part that lives as long as all others do. */
function start(name, folder, command, { env = {}, stdio = 'inherit' } = {}) {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: path.join(ROOT, folder),
    env: localEnv(env),
    stdio,
    detached: process.platform !== 'win32',
  });
  children.add(child);
  child.once('error', (error) => {
    console.error(`${name}: ${error.message}`);
    children.delete(child);
    stop(1);
  });
  child.once('close', (code) => {
    children.delete(child);
    if (!stopping) console.error(`${name} ended, and so does the rest.`);
    stop(code || 1);
  });
  return child;
}

/** Resolves when the compiler has written every file once, and shows what it says. */
function firstCompilation(compiler) {
  return new Promise((resolve) => {
    compiler.stderr.on('data', (text) => {
      process.stderr.write(text);
      if (String(text).includes('compiled')) resolve();
    });
  });
}

process.once('SIGINT', () => stop(0));
process.once('SIGTERM', () => stop(0));

await build({ only: 'api' });
const compiler = start(
  'The compiler',
  'api',
  [
    'swc',
    'src',
    '-d',
    'dist',
    '--strip-leading-paths',
    '--copy-files',
    '--watch',
    '--ignore',
    '**/*.test.ts',
  ],
  { stdio: ['ignore', 'ignore', 'pipe'] },
);
await firstCompilation(compiler);
// Sign-in leads back to BASE_URL: the reloading pages, which pass the server's paths on to it.
start('The server', '.', ['node', '--watch', '--watch-preserve-output', 'api/dist/main.js'], {
  env: { BASE_URL: process.env.BASE_URL || WEB },
});
start('The web app', 'web', ['vite', '--strictPort', '--port', new URL(WEB).port, '--clearScreen', 'false'], {
  env: { API_URL: API },
});
console.log(`\nWeb with reload: ${WEB}\nServer:          ${API}\n`);
