import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure, inSeconds, npm, ROOT, run } from './run.mjs';
import { readStamp, sourceHash, writeStamp } from './stamp.mjs';

const SHARED = ['package-lock.json', 'schema/rules', 'schema/package.json'];

const PARTS = [
  {
    name: 'api',
    label: 'the server',
    sources: ['api/src', 'api/.swcrc', 'api/package.json', ...SHARED],
    result: 'api/dist',
  },
  {
    name: 'web',
    label: 'the web app',
    sources: [
      ...[
        'web/src',
        'web/public',
        'web/index.html',
        'web/vite.config.ts',
        'web/chunks.ts',
        'web/prerender.mjs',
        'web/scripts',
      ],
      ...['web/package.json', ...SHARED],
    ],
    result: 'web/dist/index.html',
  },
];

/**
 * Builds what is missing or older than its sources.
 *
 * @param {{ only?: 'api' | 'web', force?: boolean }} options
 * @throws Failure with what the builder said
 */
export async function build({ only, force = false } = {}) {
  for (const { name, label, sources, result } of PARTS) {
    if (only !== undefined && only !== name) continue;
    const now = sourceHash(sources);
    if (!force && existsSync(path.join(ROOT, result)) && readStamp(name) === now) continue;
    console.log(`Building ${label} …`);
    const { code, output, seconds } = await run(npm('run', '--silent', 'build'), {
      cwd: path.join(ROOT, name),
      env: { NODE_ENV: 'production' },
    });
    if (code !== 0)
      throw new Failure(`${label[0].toUpperCase()}${label.slice(1)} could not be built: see above.`, output);
    writeStamp(name, now);
    console.log(`Built ${label} in ${inSeconds(seconds)}.`);
  }
}
