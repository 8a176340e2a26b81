// Bundles libraries for bundled-libraries.mjs: node scripts/lib/bundle-libraries.mjs <folder> <plan as JSON>
// One file for each name that is imported, and common files between them, so that a module stays the same one
// whoever asks for it.
import { renameSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { ROOT } from './run.mjs';

const [folder, plan] = process.argv.slice(2);
const { workspace, format, specifiers, apart } = JSON.parse(plan);
const isEsm = format === 'esm';
const extension = isEsm ? 'mjs' : 'cjs';

/** A file beside the package.json of the workspace, which is there in memory only: packages are found from there. */
const entryOf = (specifier) =>
  path.join(ROOT, workspace, `${specifier.replaceAll('/', '+')}.entry.${extension}`);
const entries = new Map(specifiers.map((specifier) => [entryOf(specifier), specifier]));

const passEverythingOn = {
  name: 'pass-everything-on',
  resolveId: (id) => (entries.has(id) ? id : null),
  async load(id) {
    const specifier = entries.get(id);
    if (specifier === undefined) return null;
    if (!isEsm) return `module.exports = require('${specifier}');`;
    // which names a CommonJS file exports is for Node to say
    const library = await this.resolve(specifier, id);
    const names = Object.keys(await import(pathToFileURL(library.id).href));
    return `export { ${names.filter((name) => name !== 'module.exports').join(', ')} } from '${specifier}';`;
  },
};

const bundle = await rolldown({
  input: Object.fromEntries([...entries].map(([file, specifier]) => [specifier, file])),
  platform: 'node',
  // what Jest resolves by as well
  resolve: { mainFields: ['main'], conditionNames: [isEsm ? 'node' : 'browser', 'default'] },
  external: (id) => isBuiltin(id) || apart.some((name) => id === name || id.startsWith(`${name}/`)),
  treeshake: false,
  plugins: [passEverythingOn],
  // an optional package that is not installed is not worth a word
  logLevel: 'silent',
});
const draft = `${folder}.${process.pid}`;
await bundle.write({
  dir: draft,
  format,
  entryFileNames: `[name].${extension}`,
  chunkFileNames: `common/[name]-[hash].${extension}`,
  keepNames: true,
  comments: false,
});
try {
  renameSync(draft, folder);
} catch {
  // another run was faster
  rmSync(draft, { recursive: true });
}
