import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, findBinaries } from './binaries.js';
import { type Cluster, DATABASE, openCluster, urlOf } from './cluster.js';
import { becomeOwner, DataFolderInUseError, ensureDatabase, type Owner } from './owner.js';
import { readPidFile } from './pid-file.js';
import { freePort, lastWords, signal, startPostmaster, stopPostmaster } from './postmaster.js';

const PATIENCE_MS = 8000;
const PAUSE_MS = 100;
const RESTART_PAUSE_MS = 1000;

interface Options {
  /** Absolute; the database lives in `<dataDir>/postgres`. */
  readonly dataDir: string;
  readonly log: { info(message: string): void; warn(message: string): void };
  /** False in tests only: nothing is synced to disk. */
  readonly durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Connection string of the product's database, with the password; the same for the whole life. */
  readonly url: string;
  /** A server that outlived its Lisan (a kill -9) was taken over. */
  readonly adopted: boolean;
  /** Fast shutdown of the database. */
  stop(): Promise<void>;
}

interface Running {
  readonly pid: number;
  readonly port: number;
  readonly owner: Owner;
  readonly adopted: boolean;
}

/**
 * Runs PostgreSQL below `dataDir` for this process alone: makes the database at the first start, takes over a
 * server that outlived a kill -9, brings it back when it dies, and stops it with this process.
 *
 * @throws DataFolderInUseError when another Lisan owns the folder
 * @throws Error with one sentence when there is no PostgreSQL for this platform or it does not start
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  durable = true,
}: Options): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const cluster = await openCluster(dataDir, binaries, durable);
  if (cluster.created) log.info(`A new database was made in ${dataDir}.`);
  const begin = (port?: number) => run(cluster, binaries, dataDir, durable, port);
  let running = await begin();
  let stopping = false;
  await ensureDatabase(urlOf(cluster, running.port, 'postgres'), DATABASE);

  const stopAtExit = () => signal(running.pid, 'SIGINT');
  process.once('exit', stopAtExit);

  async function keepUp(): Promise<void> {
    for (;;) {
      await running.owner.gone;
      if (stopping) return;
      log.warn('The embedded database went away; it is started again.');
      try {
        running = await begin(running.port);
        // asked to stop while it came back: what `stop` has ended was the one before
        if (stopping) await stopPostmaster(running.pid, cluster);
      } catch (error) {
        log.warn(error instanceof Error ? error.message : String(error));
        await sleep(RESTART_PAUSE_MS);
      }
    }
  }
  const keeper = keepUp();

  return {
    url: urlOf(cluster, running.port, DATABASE),
    adopted: running.adopted,
    async stop() {
      stopping = true;
      process.off('exit', stopAtExit);
      // The lock ends with the server, so that nobody can take over one that is about to stop.
      await stopPostmaster(running.pid, cluster);
      await keeper;
    },
  };
}

/** Takes over the server that runs already, or starts one; backends of a killed one may need a moment to end. */
async function run(
  cluster: Cluster,
  binaries: Binaries,
  dataDir: string,
  durable: boolean,
  port?: number,
): Promise<Running> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await readPidFile(cluster.files);
    const owner = found && (await tryOwner(cluster, found.port, dataDir));
    if (found && owner) return { ...found, owner, adopted: true };

    const chosen = port ?? (await freePort());
    const pid = await startPostmaster(cluster, binaries, chosen, durable);
    if (pid !== null) {
      const owner = await becomeOwner(urlOf(cluster, chosen, 'postgres'), dataDir);
      return { pid, port: chosen, owner, adopted: false };
    }
    if (Date.now() > deadline) {
      throw new Error(`The embedded database does not start. Its last words:\n${await lastWords(cluster)}`);
    }
    await sleep(PAUSE_MS);
  }
}

/** Null where nobody answers on that port, or somebody who does not know our password. */
async function tryOwner(cluster: Cluster, port: number, dataDir: string): Promise<Owner | null> {
  try {
    return await becomeOwner(urlOf(cluster, port, 'postgres'), dataDir);
  } catch (error) {
    if (error instanceof DataFolderInUseError) throw error;
    return null;
  }
}
