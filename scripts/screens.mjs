// Takes a picture of every screen on a phone and a desktop, light and dark, with the demo data: screens/*.png, and
// screens/index.html to look at them side by side. The last line is "N passed, N failed": axe looks along.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { runJest } from './lib/jest.mjs';
import { ROOT } from './lib/run.mjs';

const FOLDER = path.join(ROOT, 'screens');
const MINUTES = 20;

await build({ only: 'api' });
await build({ only: 'web' });
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const { passed, failed, problem } = await runJest({
  projects: ['e2e'],
  workers: 1,
  minutes: MINUTES,
  patterns: ['e2e/screens'],
  env: { LISAN_LOOKS: 'all', LISAN_SCREENS: FOLDER },
});
const pictures = readdirSync(FOLDER).filter((name) => name.endsWith('.png'));
writeFileSync(path.join(FOLDER, 'index.html'), gallery(pictures));
if (problem) console.log(problem);
console.log(
  `${pictures.length} pictures, side by side in ${path.relative('.', FOLDER)}${path.sep}index.html`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** @param {string[]} files "dashboard-390-light.png" … */
function gallery(files) {
  const states = new Map();
  for (const file of files) {
    const [, state, look] = /^(.+)-(\d+-\w+)\.png$/.exec(file) ?? [];
    if (state) states.set(state, [...(states.get(state) ?? []), { file, look }]);
  }
  const sections = [...states].map(([state, looks]) => {
    const pictures = looks.map(
      ({ file, look }) => `<a href="${file}"><img src="${file}" alt="${state}, ${look}" loading="lazy"></a>`,
    );
    return `<h2>${state}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Lisan's screens</title>
<style>body{font:1rem system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:start;overflow:auto}img{height:24rem;border:1px solid #ccc}</style>
<h1>Lisan’s screens</h1>${sections.join('\n')}\n`;
}
