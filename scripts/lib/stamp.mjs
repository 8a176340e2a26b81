import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const pathOf = (name) => path.join(ROOT, '.cache', 'stamps', name);

export const readStamp = (name) => (existsSync(pathOf(name)) ? readFileSync(pathOf(name), 'utf8') : '');

export function writeStamp(name, value) {
  mkdirSync(path.dirname(pathOf(name)), { recursive: true });
  writeFileSync(pathOf(name), value);
}

/** A hash of the bytes of some files; a missing file counts as empty. */
export function contentHash(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const full = path.join(ROOT, file);
    hash.update(`${file}\0`).update(existsSync(full) ? readFileSync(full) : '');
  }
  return hash.digest('hex');
}

/** A hash of names, sizes and times of change of all files in some files and folders: a few milliseconds. */
export function sourceHash(targets) {
  const hash = createHash('sha256');
  const visit = (target) => {
    const found = statSync(path.join(ROOT, target), { throwIfNoEntry: false });
    if (!found) return;
    if (!found.isDirectory()) {
      hash.update(`${target}\0${found.size}\0${found.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(path.join(ROOT, target)).sort()) visit(path.join(target, name));
  };
  targets.forEach(visit);
  return hash.digest('hex');
}
