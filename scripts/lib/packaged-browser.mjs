import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

const PACKAGE = '@sparticuz/chromium';

/** The package unpacks into the folder for temporary files, its shared libraries only where it sees a cloud. */
const UNPACK = `import chromium from '${PACKAGE}'; await chromium.executablePath();`;

/**
 * The Chromium inside the npm package, unpacked once into `.cache`; null where that does not run. A machine
 * without the libraries that browsers need, or without any font, gets those of the package.
 */
export async function packagedBrowser() {
  const manifest = path.join(ROOT, 'node_modules', PACKAGE, 'package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) return null;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const home = path.join(ROOT, '.cache', `chromium-${version}`);
  if (!existsSync(home) && !(await unpack(home))) return null;

  const executablePath = path.join(home, 'chromium');
  const fonts = existsSync('/usr/share/fonts') ? {} : { FONTCONFIG_PATH: path.join(home, 'fonts') };
  const libraries = { LD_LIBRARY_PATH: path.join(home, 'al2023', 'lib') };
  for (const env of [fonts, { ...fonts, ...libraries }]) {
    const { code } = await run([executablePath, '--headless=shell', '--version'], { env });
    if (code === 0) return { executablePath, env };
  }
  return null;
}

/** Unpacks beside the place and renames: two runs at once, or a kill in the middle, leave a whole browser. */
async function unpack(home) {
  const draft = `${home}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const { code } = await run(['node', '--input-type=module', '--eval', UNPACK], {
    env: { TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  });
  if (code === 0 && !existsSync(home)) renameSync(draft, home);
  else rmSync(draft, { recursive: true, force: true });
  return existsSync(home);
}
