import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { REPOSITORY_ROOT, readSettings } from './config/env.js';
import { describeStart } from './describe-start.js';
import { explainFailure } from './explain-failure.js';
import { holdPort } from './hold-port.js';
import { createLogger } from './logger.js';

/** `node main.js` runs the product; `node main.js worker` runs one more worker against DATABASE_URL. */
// before any library is loaded: they are faster, and keep stacks to themselves
process.env.NODE_ENV ??= 'production';

const isWorker = process.argv[2] === 'worker';
const closers: (() => Promise<void>)[] = [];
let stopping = false;

async function stop(exitCode: number): Promise<never> {
  if (stopping) return new Promise(() => {});
  stopping = true;
  for (const close of closers.reverse()) {
    await close().catch((error: unknown) => console.error(error));
  }
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

async function run(): Promise<void> {
  const envFile = `${REPOSITORY_ROOT}/.env`;
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const settings = readSettings(process.env);
  if (isWorker) {
    const { startWorker } = await import('./start-worker.js');
    const url = process.env.LISAN_WORKER_DATABASE_URL ?? settings.databaseUrl;
    if (!url) throw new Error('A worker of its own needs DATABASE_URL.');
    const worker = await startWorker(settings, url, createLogger(settings, 'worker'));
    closers.push(() => worker.stop());
    // the parent is gone: nobody would stop this one
    process.on('disconnect', () => void stop(0));
    return;
  }
  const started = performance.now();
  const log = createLogger(settings, 'api');
  const server = await holdPort(settings);
  // read while the database starts, and awaited below
  const loading = import('./start-api.js');
  loading.catch(() => {});
  let databaseUrl = settings.databaseUrl;
  if (!databaseUrl) {
    const { startEmbeddedPostgres } = await import('./db/embedded-postgres/start.js');
    const database = await startEmbeddedPostgres({
      dataDir: settings.dataDir,
      log: { info: (message) => log.info(message), warn: (message) => log.warn(message) },
    });
    closers.push(() => database.stop());
    databaseUrl = database.url;
  }
  const { WorkerProcess } = await import('./jobs/worker-process.js');
  const { startApi } = await loading;
  const api = await startApi(settings, databaseUrl, server, log);
  closers.push(() => api.stop());
  const workerEnv = { ...process.env, LISAN_WORKER_DATABASE_URL: databaseUrl };
  const worker = new WorkerProcess(fileURLToPath(import.meta.url), workerEnv, log);
  worker.start();
  closers.push(() => worker.stop());
  console.log(describeStart(settings, performance.now() - started));
}

run().catch((error: unknown) => {
  console.error(explainFailure(error));
  void stop(1);
});
