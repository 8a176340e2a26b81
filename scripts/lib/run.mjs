import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, with a separator at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const windows = process.platform === 'win32';

/** The environment in which `node`, `tsc`, `swc` … are those that npm installed here. */
export function localEnv(extra = {}) {
  const bin = path.join(ROOT, 'node_modules', '.bin');
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/** npm as a command: the one that runs us, else the one on the PATH. */
export function npm(...args) {
  const program = process.env.npm_execpath;
  return program?.endsWith('.js') ? [process.execPath, program, ...args] : ['npm', ...args];
}

/**
 * Runs a command to its end.
 *
 * @param {string[]} command program and arguments
 * @param {{ cwd?: string, env?: object, show?: 'stderr', minutes?: number }} options `show` passes what it says on
 *   the way through as well; after so many minutes it is ended
 * @returns {Promise<{ code: number, output: string, seconds: number }>} code 127 when it could not be started
 */
export function run([program, ...args], { cwd = ROOT, env = {}, show, minutes } = {}) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...localEnv(env), FORCE_COLOR: undefined, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows,
      timeout: minutes && minutes * 60_000,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    if (show === 'stderr') child.stderr.on('data', (text) => process.stderr.write(text));
    const end = (code) => resolve({ code, output, seconds: (performance.now() - began) / 1000 });
    child.once('error', (error) => {
      output += error.message;
      end(127);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

export const inSeconds = (seconds) => `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;

/** What went wrong in one sentence, after the last lines of the command that failed. */
export class Failure extends Error {
  constructor(sentence, output = '') {
    const lines = output.trim().split('\n').slice(-40).join('\n');
    super(lines ? `${lines}\n\n${sentence}` : sentence);
  }
}
