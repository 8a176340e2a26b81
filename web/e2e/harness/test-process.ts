import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const REPOSITORY_ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Some tenths of a second on a machine that has nothing else to do. */
const STOP_SECONDS = 90;

interface Program {
  /** Relative to the repository's root. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** What it prints when it can be used. */
  readonly ready: RegExp;
  readonly seconds: number;
}

/** A program of ours that runs as a process of its own. */
export interface TestProcess {
  /** All that it printed so far, both streams. */
  output(): string;
  running(): boolean;
  /** Asks it to end by SIGTERM. @throws Error when it had to be killed or ended with another code than 0 */
  stop(): Promise<void>;
  /** SIGKILL: no code of it runs any more. */
  kill9(): Promise<void>;
}

/** Starts it and waits for its line. @throws Error with its output when it ends or stays silent instead */
export async function startProcess({
  script,
  args = [],
  env = {},
  ready,
  seconds,
}: Program): Promise<TestProcess> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: REPOSITORY_ROOT,
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const running = () => child.exitCode === null && child.signalCode === null;
  const deadline = Date.now() + seconds * 1000;
  while (!ready.test(output)) {
    if (!running() || Date.now() > deadline) {
      await kill(child, 'SIGKILL');
      throw new Error(`${script} was not ready within ${seconds} s:\n${output}`);
    }
    await sleep(20);
  }
  return {
    output: () => output,
    running,
    kill9: () => kill(child, 'SIGKILL'),
    async stop() {
      const inTime = await Promise.race([
        kill(child, 'SIGTERM').then(() => true),
        sleep(STOP_SECONDS * 1000, false, { ref: false }),
      ]);
      if (!inTime) await kill(child, 'SIGKILL');
      if (child.exitCode !== 0) {
        const how = inTime ? `ended with code ${child.exitCode}` : `did not end within ${STOP_SECONDS} s`;
        throw new Error(`${script} ${how}:\n${output}`);
      }
    },
  };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
