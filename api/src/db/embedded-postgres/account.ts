import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { chown, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

const NOBODY = 65_534;

/**
 * Who runs PostgreSQL, which refuses to be root. Ordinary users run it themselves. Root runs it as `nobody`, or
 * (where that account cannot reach the folder, below a home with mode 0700 for instance) in a user namespace that
 * shows root as nobody.
 */
export type Account = 'self' | 'nobody' | 'namespace';

/** @param folder an existing folder; the database will live directly below it */
export function chooseAccount(program: string, folder: string): Account {
  if (process.getuid?.() !== 0) return 'self';
  const reaches = spawnSync('/bin/sh', ['-c', 'test -x "$0" && cd "$1"', program, folder], {
    uid: NOBODY,
    gid: NOBODY,
    stdio: 'ignore',
  });
  return reaches.status === 0 ? 'nobody' : 'namespace';
}

export function spawnAs(
  account: Account,
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const env = { ...withoutPostgresVariables(process.env), LC_ALL: 'C', TZ: 'UTC' };
  if (account === 'namespace') {
    const namespace = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--', program];
    return spawn('unshare', [...namespace, ...args], { ...options, env });
  }
  const identity = account === 'nobody' ? { uid: NOBODY, gid: NOBODY } : {};
  return spawn(program, args, { ...options, ...identity, env });
}

/** Gives a file or a folder with all that is in it to the account; one look when it has it already. */
export async function giveTo(account: Account, target: string): Promise<void> {
  if (account === 'self') return;
  const owner = account === 'nobody' ? NOBODY : 0;
  if ((await lstat(target)).uid === owner) return;
  const below = await readdir(target, { recursive: true }).catch(() => []);
  for (const name of below) await chown(path.join(target, name), owner, owner);
  await chown(target, owner, owner);
}

/** PGDATA, PGPORT and the like of the user's own shell would bend our server. */
function withoutPostgresVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('PG')));
}
