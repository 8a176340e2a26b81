import { type ChildProcess, fork } from 'node:child_process';
import type { Logger } from 'pino';

const RESTART_MS = 1000;
const STOP_MS = 6000;

/** Keeps one worker process alive: started again when it dies, stopped with its parent. */
export class WorkerProcess {
  #child: ChildProcess | null = null;
  #stopping = false;

  constructor(
    private readonly entry: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly log: Logger,
  ) {}

  start(): void {
    const child = fork(this.entry, ['worker'], { env: this.env, stdio: 'inherit' });
    this.#child = child;
    child.once('exit', (code, signal) => {
      if (this.#stopping) return;
      this.log.warn({ code, signal }, 'the worker ended; starting it again');
      setTimeout(() => !this.#stopping && this.start(), RESTART_MS).unref();
    });
  }

  /** Of the process that runs now; null while there is none. */
  get pid(): number | null {
    return this.#child && isRunning(this.#child) ? (this.#child.pid ?? null) : null;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (!child || !isRunning(child)) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(timer);
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;
