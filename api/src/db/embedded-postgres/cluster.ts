import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Account, chooseAccount, giveTo, spawnAs } from './account.js';
import type { Binaries } from './binaries.js';
import { isAlive } from './pid-file.js';

const DATABASE_USER = 'lisan';
/** That the product lives in. */
export const DATABASE = 'lisan';

/** A database on disk: `<dataDir>/postgres/` with the files of PostgreSQL, its password and its log. */
export interface Cluster {
  readonly account: Account;
  /** The data folder in the sense of PostgreSQL. */
  readonly files: string;
  readonly password: string;
  readonly logFile: string;
}

/** Connection string, with the password. */
export const urlOf = ({ password }: Pick<Cluster, 'password'>, port: number, database: string): string =>
  `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;

const HALF_MADE = /^postgres\.init-(\d+)$/;

/** Opens the database below `dataDir`, making it first where there is none. */
export async function openCluster(
  dataDir: string,
  binaries: Binaries,
  durable: boolean,
): Promise<Cluster & { created: boolean }> {
  await mkdir(dataDir, { recursive: true });
  const account = chooseAccount(binaries.postgres, dataDir);
  const home = path.join(dataDir, 'postgres');
  const created = !(await exists(home));
  if (created) await createCluster(home, binaries, account, durable);
  await removeHalfMade(dataDir);
  const files = path.join(home, 'files');
  await giveTo(account, files);
  const password = (await readFile(path.join(home, 'password'), 'utf8')).trim();
  return { account, files, password, logFile: path.join(home, 'server.log'), created };
}

/** Everything is made in a folder of its own and renamed, so that a kill in the middle leaves nothing half-made. */
async function createCluster(home: string, binaries: Binaries, account: Account, durable: boolean) {
  const draft = `${home}.init-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  await chmod(draft, 0o711);
  const files = path.join(draft, 'files');
  await mkdir(files, { mode: 0o700 });
  const passwordFile = path.join(draft, 'password');
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true });
  await giveTo(account, files);
  await giveTo(account, passwordFile);

  const initdb = spawnAs(
    account,
    binaries.initdb,
    [
      ...['--pgdata', files, '--username', DATABASE_USER, '--pwfile', passwordFile],
      ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C'],
      ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--set', 'timezone=UTC'],
      ...(durable ? [] : ['--no-sync']),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaint = '';
  initdb.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  const [code] = await once(initdb, 'close');
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new Error(
      `The database could not be created in ${home}: ${complaint.trim() || `exit code ${code}`}`,
    );
  }
  await moveInto(home, draft);
}

async function moveInto(home: string, draft: string): Promise<void> {
  try {
    await rename(draft, home);
  } catch (error) {
    if (!(await exists(home))) throw error;
    // Another start was faster; its database is as good as ours.
    await rm(draft, { recursive: true, force: true });
    return;
  }
  if (process.platform === 'win32') return;
  const folder = await open(path.dirname(home));
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function removeHalfMade(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = HALF_MADE.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    // An initdb that outlived its parent may still write for a moment; then the next start removes it.
    await rm(path.join(dataDir, name), { recursive: true, force: true, maxRetries: 5 }).catch(
      () => undefined,
    );
  }
}

const exists = (file: string): Promise<boolean> =>
  readdir(file).then(
    () => true,
    () => false,
  );
