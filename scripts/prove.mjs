// Runs in full what `npm test` samples; the last line is "N passed, N failed". COUNT: how many requests are fuzzed.
// `npm run prove -- S5 R2` runs these alone. S4 is timed: its result counts on a machine that does nothing else.

import { build } from './lib/build.mjs';
import { runJest } from './lib/jest.mjs';
import { inSeconds } from './lib/run.mjs';

/** The promises that are proven so far; R7 asks for more requests in the end. */
const PROOFS = [
  { name: 'S1 · every caller at every door', pattern: 'testing/contract' },
  {
    name: 'S2 · hostile GraphQL documents',
    pattern: 'graphql/hostile-documents',
    env: { HOSTILE_COUNT: '1000' },
  },
  { name: 'S3 · hostile pictures', pattern: 'users/pictures-hostile', env: { PROVE_COUNT: '500' } },
  {
    name: 'S4 · whoever is revoked is out everywhere within a second',
    pattern: 'modules/(tokens/tokens|account/account-deletion)',
    env: { PROVE_SPEED: '1' },
  },
  {
    name: 'S5 · answers and conversations that ask for marks',
    pattern: '(assessment/(injected|addresses)|conversation/(injected-conversation|partner/injected-turns))',
    env: { PROVE_COUNT: '200' },
  },
  {
    name: 'R2 · a provider that fails three calls in ten, a worker that is killed twenty times',
    pattern: 'sessions/assessments-survive',
    env: { PROVE_COUNT: '2000', PROVE_KILLS: '20' },
  },
  {
    name: 'R7 · fuzzed requests through both doors',
    pattern: 'testing/fuzz',
    env: { PROVE_COUNT: process.env.COUNT ?? '20000' },
  },
  {
    name: 'A1 · every screen, light and dark, on a phone and a desktop',
    project: 'e2e',
    pattern:
      'e2e/(accessibility|screens|admin|conversation|impact|progress|questions|settings|students|testimonials)',
    env: { LISAN_LOOKS: 'all' },
  },
];
const MINUTES = 60;

const wanted = process.argv.slice(2);
const proofs = PROOFS.filter(({ name }) => wanted.length === 0 || wanted.includes(name.split(' ')[0]));
if (proofs.length === 0) throw new Error(`There is no proof of ${wanted.join(', ')}.`);

await build({ only: 'api' });
await build({ only: 'web' });
const total = { passed: 0, failed: 0 };
for (const { name, project = 'api', pattern, env } of proofs) {
  console.log(`\n${name}`);
  const result = await runJest({
    projects: [project],
    workers: 1,
    minutes: MINUTES,
    patterns: [pattern],
    env,
  });
  total.passed += result.passed;
  total.failed += result.failed;
  console.log(
    `${result.failed === 0 ? '✓' : '✗'} ${name}: ${result.passed} passed, ${result.failed} failed (${inSeconds(result.seconds)})`,
  );
  if (result.problem) console.log(`\n${result.problem}\n`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
