import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './run.mjs';
import { contentHash } from './stamp.mjs';

const BUILDER = fileURLToPath(new URL('bundle-libraries.mjs', import.meta.url));

/**
 * Where Jest finds some libraries as few large files. It loads every module afresh for every test file, one by one:
 * two thousand for a server, most of them of MikroORM and GraphQL. Built when they are not there, and again when the
 * installed packages, the names under which our sources import them, or Node change. UNBUNDLED=1 leaves them apart.
 *
 * @param {{ workspace: string, format: 'esm' | 'cjs', sources: string[], packages: string[], apart?: string[] }} options
 *   what `sources` (files and folders) import of `packages`; packages `apart` that those need stay as they are
 * @returns {Record<string, string>} an entry of `moduleNameMapper`, or none
 */
export function bundledLibraries({ workspace, format, sources, packages, apart = [] }) {
  if (process.env.UNBUNDLED) return {};
  const specifiers = [...new Set(importsOf(sources, packages))].sort();
  const plan = JSON.stringify({ workspace, format, specifiers, apart });
  const folder = path.join(ROOT, 'node_modules', '.cache', 'lisan-libraries', `${workspace}-${keyOf(plan)}`);
  if (!existsSync(folder)) execFileSync(process.execPath, [BUILDER, folder, plan], { stdio: 'inherit' });
  const extension = format === 'esm' ? 'mjs' : 'cjs';
  return { [`^(${specifiers.map(escaped).join('|')})$`]: `${folder}/$1.${extension}` };
}

function importsOf(sources, packages) {
  const name = `(?:${packages.map(escaped).join('|')})(?:/[^']+)?`;
  const imported = new RegExp(`\\b(?:from|import|import\\() ?'(${name})'`, 'g');
  return sources.flatMap(filesOf).flatMap((file) => {
    return [...readFileSync(file, 'utf8').matchAll(imported)].map(([, specifier]) => specifier);
  });
}

function filesOf(source) {
  if (/\.tsx?$/.test(source)) return [path.join(ROOT, source)];
  return readdirSync(path.join(ROOT, source), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(ROOT, source, file));
}

function keyOf(plan) {
  const installed = contentHash(['node_modules/.package-lock.json', path.relative(ROOT, BUILDER)]);
  return createHash('sha256').update(`${plan}\n${process.version}\n${installed}`).digest('hex').slice(0, 16);
}

const escaped = (text) => text.replaceAll('.', '\\.');
