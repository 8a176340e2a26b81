import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure, inSeconds, npm, ROOT, run } from './run.mjs';
import { contentHash, readStamp, writeStamp } from './stamp.mjs';

const STAMP = 'install';
const NODE_MAJOR = 24;

const wanted = () =>
  contentHash([
    'package.json',
    'package-lock.json',
    'api/package.json',
    'web/package.json',
    'schema/package.json',
  ]);

/**
 * Installs the packages unless those of the present package files are there. `npm install`, not `npm ci`: a lock
 * file made on one machine may lack the binaries of another, which `npm ci` refuses.
 */
export async function install() {
  if (existsSync(path.join(ROOT, 'node_modules', '.package-lock.json')) && readStamp(STAMP) === wanted())
    return;
  console.log('Installing packages (the first time this takes a minute or two) …');
  const { code, output, seconds } = await run(
    npm('install', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'),
  );
  if (code !== 0) {
    throw new Failure('The packages could not be installed: see above, then run the command again.', output);
  }
  await checkNode();
  writeStamp(STAMP, wanted());
  console.log(`Installed in ${inSeconds(seconds)}.`);
}

/** Node itself comes from a package, so that the machine's own may be older. */
async function checkNode() {
  const { code, output } = await run(['node', '--version']);
  const major = Number(/^v(\d+)/.exec(output)?.[1]);
  if (code === 0 && major >= NODE_MAJOR) return;
  throw new Failure(
    `Node ${NODE_MAJOR} did not come with the packages, and the machine's own is ${output.trim() || 'missing'}: install Node ${NODE_MAJOR} or newer, then run the command again.`,
  );
}
