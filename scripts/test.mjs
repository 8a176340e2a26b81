// Runs every check and every test; the last line is "N passed, N failed".

import { findBrowser } from './find-browser.mjs';
import { build } from './lib/build.mjs';
import { CHECKS } from './lib/checks.mjs';
import { runJest } from './lib/jest.mjs';
import { inSeconds } from './lib/run.mjs';

const LANES = 2;
/** One more than the cores that it is made for: a test often waits, for a timer, a database or a page. */
const WORKERS = 3;
const total = { passed: 0, failed: 0 };

function report(name, { ok, output, seconds }) {
  total[ok ? 'passed' : 'failed']++;
  console.log(`${ok ? '✓' : '✗'} ${name} (${inSeconds(seconds)})`);
  if (!ok) console.log(`\n${output.trim()}\n`);
}

async function timed(work) {
  const began = performance.now();
  const result = await work().catch((error) => ({ ok: false, output: error.message }));
  return { ...result, seconds: (performance.now() - began) / 1000 };
}

/** Checks wait mostly for processes of one thread each, so that two lanes fill two cores. */
async function runChecks() {
  const waiting = [...CHECKS];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      report(check.name, await timed(check.run));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function runTests(name, options) {
  const { passed, failed, problem, seconds } = await runJest(options);
  total.passed += passed;
  total.failed += failed;
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${inSeconds(seconds)})`,
  );
  if (problem) console.log(`\n${problem}\n`);
}

/** A step that passes when it throws nothing. */
const step = (work) => timed(() => work().then(() => ({ ok: true, output: '' })));

const began = performance.now();
report('the server builds', await step(() => build({ only: 'api' })));
report('the web app builds', await step(() => build({ only: 'web' })));
await runChecks();
await runTests('tests of schema, api, web and scripts', {
  projects: ['schema', 'api', 'web', 'scripts'],
  workers: WORKERS,
  minutes: 10,
});
const browser = await step(findBrowser);
report('a browser is there', browser);
if (browser.ok) await runTests('browser tests', { projects: ['e2e'], workers: WORKERS, minutes: 20 });

console.log(`\nAll of it took ${inSeconds((performance.now() - began) / 1000)}.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
