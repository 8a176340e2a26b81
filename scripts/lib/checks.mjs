import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

const MINUTES = 3;

/** A check that is one command: it passes when that ends with 0. */
const command = (name, ...words) => ({
  name,
  run: async () => {
    const { code, output } = await run(words, { minutes: MINUTES });
    return { ok: code === 0, output: output || `It ended with code ${code}.` };
  },
});

async function inTemporaryFolder(work) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lisan-check-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function schemaDrift() {
  return inTemporaryFolder(async (folder) => {
    const emitted = path.join(folder, 'schema.graphql');
    const { code, output } = await run(['node', 'api/dist/graphql/emit-schema.js', emitted], {
      minutes: MINUTES,
    });
    if (code !== 0) return { ok: false, output };
    const kept = path.join(ROOT, 'schema', 'schema.graphql');
    if ((await readFile(emitted, 'utf8')) === (await readFile(kept, 'utf8'))) return { ok: true, output: '' };
    const difference = await run(['git', 'diff', '--no-index', '--unified=1', kept, emitted]);
    return {
      ok: false,
      output: `${difference.output}\nThe code speaks another schema than schema/schema.graphql: npm run codegen.`,
    };
  });
}

async function migrationDrift() {
  const { startEmbeddedPostgres } = await import('../../api/dist/db/embedded-postgres/start.js');
  return inTemporaryFolder(async (dataDir) => {
    const log = { info: () => undefined, warn: console.warn };
    const database = await startEmbeddedPostgres({ dataDir, log, durable: false });
    try {
      const { code, output } = await run(['node', 'api/dist/db/check-migrations.js', database.url], {
        minutes: MINUTES,
      });
      return { ok: code === 0, output };
    } finally {
      await database.stop();
    }
  });
}

// Compiling with several threads costs a third more, and the lanes fill the cores.
/** In the order of starting; the longest first, so that the lanes end together. */
export const CHECKS = [
  { name: 'migrations make what the entities ask for', run: migrationDrift },
  command('no dead code', 'knip', '--no-progress', '--no-config-hints'),
  command('generated code is up to date', 'graphql-codegen', '--config', 'codegen.yml', '--check'),
  { name: 'schema/schema.graphql is what the code speaks', run: schemaDrift },
  command('import rules', 'node', 'scripts/check-imports.mjs'),
  command('lint and format', 'biome', 'check', '--error-on-warnings', '.'),
  command('types of schema', 'tsc', '--singleThreaded', '-p', 'schema'),
  command('types of api', 'tsc', '--singleThreaded', '-p', 'api'),
  command('types of web', 'tsc', '--singleThreaded', '-p', 'web'),
  command('docker-compose.yml', 'dclint', '--max-warnings', '0', 'docker-compose.yml'),
];
