// Checks who imports whom: node scripts/check-imports.mjs [folder], by default of this repository.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import './lib/teach-using.mjs';
import { IMPORT_RULES } from './lib/import-rules.mjs';
import { ROOT } from './lib/run.mjs';

const root = path.resolve(process.argv[2] ?? ROOT);
const folders = ['api/src', 'schema/rules', 'web/src', 'web/e2e'].filter((folder) =>
  existsSync(path.join(root, folder)),
);
const { output } = await cruise(folders, {
  baseDir: root,
  // Its TypeScript reader knows no TypeScript 7, and then finds no import and no fault in any file.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '/dist/' },
  validate: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
  },
  ruleSet: { forbidden: IMPORT_RULES },
});

const { violations } = output.summary;
const sentences = new Map(IMPORT_RULES.map(({ name, comment }) => [name, comment]));
for (const { from, to, rule, cycle } of violations) {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  console.error(`${from} → ${way}\n  ${sentences.get(rule.name)} (${rule.name})`);
}

const blind = folders.filter((folder) => {
  const inside = output.modules.filter(({ source }) => source.startsWith(`${folder}/`));
  return inside.length > 0 && inside.every(({ dependencies }) => dependencies.length === 0);
});
if (blind.length > 0 || output.modules.length === 0) {
  console.error(
    `No import was found in ${blind.join(', ') || root}: the reader of TypeScript does not work.`,
  );
}
if (violations.length > 0 || blind.length > 0 || output.modules.length === 0) process.exitCode = 1;
else console.log(`${output.summary.totalDependenciesCruised} imports follow the rules.`);
