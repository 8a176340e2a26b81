import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** What a running PostgreSQL writes about itself. */
export interface PidFile {
  readonly pid: number;
  readonly port: number;
  /** It accepts connections. */
  readonly ready: boolean;
}

const pathOf = (files: string): string => path.join(files, 'postmaster.pid');

/** Null when there is none or it is still being written. */
export async function readPidFile(files: string): Promise<PidFile | null> {
  const text = await readFile(pathOf(files), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes the file where its process is surely not the one that wrote it. PostgreSQL does so by itself for a
 * process that is gone, but takes a zombie, or another process that got the same number, for a living server.
 */
export async function removeStalePidFile(files: string): Promise<void> {
  const found = await readPidFile(files);
  if (found !== null && isAlive(found.pid) && isImpostor(found.pid, files))
    await rm(pathOf(files), { force: true });
}

function isImpostor(pid: number, files: string): boolean {
  const seen = lookAt(pid);
  if (seen === null) return false;
  if (seen.state.startsWith('Z') || path.basename(seen.program) !== 'postgres') return true;
  try {
    // A server stands in its own data folder.
    return process.platform === 'linux' && readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(files);
  } catch {
    return false;
  }
}

/** State letter and program name of a process; null where that cannot be told. */
function lookAt(pid: number): { state: string; program: string } | null {
  try {
    const line =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/stat`, 'utf8')
        : execFileSync('ps', ['-o', 'pid=,comm=,stat=', '-p', String(pid)], { encoding: 'utf8' });
    const [, program, state] = /^\s*\d+ +\(?(.+?)\)? +([A-Z]\S*)/.exec(line) ?? [];
    return program === undefined || state === undefined ? null : { program, state };
  } catch {
    return null;
  }
}
