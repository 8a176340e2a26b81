// Makes a fresh clone, or one whose sources have changed, ready to run. Plain JavaScript without packages, for
// Node 18 and newer: it runs before anything is installed.
//
//   node scripts/setup.mjs            installs what is missing
//   node scripts/setup.mjs --build    and builds what is missing or older than its sources
//                                     (--force: all of it, --only=api: not the web app)
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';

const options = new Set(process.argv.slice(2));

try {
  await install();
  if (options.has('--build')) {
    await build({ force: options.has('--force'), only: options.has('--only=api') ? 'api' : undefined });
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
