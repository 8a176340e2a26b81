// Finds a Chromium for the browser tests; as a program it prints which one.
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { packagedBrowser } from './lib/packaged-browser.mjs';

const NAMES = [
  ...['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  ...['microsoft-edge-stable', 'microsoft-edge'],
];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
);
const WINDOWS_APPS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) =>
  ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map((app) =>
    path.win32.join(process.env[variable] ?? '', app),
  ),
);

/** Flags that every test browser needs besides Playwright's own, with a microphone that is always allowed. */
export const BROWSER_ARGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  ...['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
];

/**
 * BROWSER_PATH, else a Chromium, Chrome or Edge of this machine, else the one inside an npm package.
 *
 * @returns {Promise<{ executablePath: string, env: Record<string, string>, source: string }>} `env` is what the
 *   browser needs besides the environment of the process
 * @throws Error that says what to do when there is none; BROWSER_PATH is never silently ignored
 */
export async function findBrowser() {
  const chosen = process.env.BROWSER_PATH;
  if (chosen) {
    if (!canRun(chosen))
      throw new Error(`BROWSER_PATH is ${chosen}, which cannot be run: correct or unset it.`);
    return { executablePath: chosen, env: {}, source: 'BROWSER_PATH' };
  }
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const system = [...onPath, ...MAC_APPS, ...WINDOWS_APPS].find(canRun);
  if (system) return { executablePath: system, env: {}, source: 'this machine' };
  const packaged = await packagedBrowser();
  if (packaged) return { ...packaged, source: '@sparticuz/chromium' };
  throw new Error(
    'There is no browser for the browser tests: install Chromium or Chrome (Debian: apt-get install chromium, macOS: brew install --cask chromium), or set BROWSER_PATH to one.',
  );
}

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return path.isAbsolute(file) && existsSync(file);
  } catch {
    return false;
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    const { executablePath, source } = await findBrowser();
    console.log(`${executablePath} (${source})`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
