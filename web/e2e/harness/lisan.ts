import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { freePort } from './free-port';
import { REPOSITORY_ROOT, startProcess } from './test-process';

/** Some two seconds on a machine that has nothing else to do. */
const START_SECONDS = 120;

/** The built product, running as a process on a data folder of its own. */
export interface Lisan {
  readonly baseUrl: string;
  readonly dataDir: string;
  /** What the server that runs now has printed. */
  output(): string;
  /** SIGKILL to the server. Its database goes on, as after a crash, until `restart` or `stop`. */
  kill9(): Promise<void>;
  /** Starts it again on the same data and port; one that still runs is stopped first, as Ctrl-C does. */
  restart(): Promise<void>;
  /** Ends it and leaves its data. @throws Error when it does not end by itself */
  leave(): Promise<void>;
  /** Ends it and deletes its data. @throws Error when it does not end by itself */
  stop(): Promise<void>;
}

interface Options {
  /** Settings as in .env.example; all others have their defaults, whatever this machine's .env says. */
  readonly env?: Readonly<Record<string, string>>;
  /** Any free port where left out. */
  readonly port?: number;
}

/** Starts `node api/dist/main.js` with an embedded database and demo data (global-setup.ts); ready after about 2 s. */
export async function startLisan({ env = {}, port }: Options = {}): Promise<Lisan> {
  const chosen = port ?? (await freePort());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lisan-e2e-'));
  const prepared = process.env.LISAN_PREPARED_DATA;
  if (prepared) await cp(prepared, dataDir, { recursive: true });
  const baseUrl = env.BASE_URL ?? `http://localhost:${chosen}`;
  const start = () =>
    startProcess({
      script: 'api/dist/main.js',
      env: { ...defaults(), DATA_DIR: dataDir, PORT: String(chosen), BASE_URL: baseUrl, ...env },
      ready: /Lisan is ready/,
      seconds: START_SECONDS,
    });
  const remove = async () => {
    await stopDatabase(dataDir);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  let server = await start().catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return {
    baseUrl,
    dataDir,
    output: () => server.output(),
    kill9: () => server.kill9(),
    async restart() {
      if (server.running()) await server.stop();
      server = await start();
    },
    leave: () => server.stop(),
    async stop() {
      try {
        if (server.running()) await server.stop();
      } finally {
        await remove();
      }
    },
  };
}

/** An empty value is the default, and wins over a .env file. */
function defaults(): Record<string, string> {
  const example = parseEnv(readFileSync(path.join(REPOSITORY_ROOT, '.env.example'), 'utf8'));
  return Object.fromEntries(Object.keys(example).map((name) => [name, '']));
}

/** Ends a database whose Lisan was killed. */
async function stopDatabase(dataDir: string): Promise<void> {
  const pidFile = path.join(dataDir, 'postgres', 'files', 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  for (let patience = 100; pid > 0 && patience > 0; patience--) {
    try {
      // Once: a fast shutdown; afterwards a mere look whether it still lives.
      process.kill(pid, patience === 100 ? 'SIGINT' : 0);
    } catch {
      return;
    }
    await sleep(50);
  }
}
