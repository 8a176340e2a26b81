import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { REPOSITORY_ROOT } from '../../config/env.js';
import { loadImpactStudy } from '../../db/demo-data/load-impact-study.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';

/** What runs the examples of a language; `looked` is how one asks whether it is there. */
const PROGRAMS = {
  bash: { program: 'bash', run: ['-e', '-o', 'pipefail', '-c'], looked: ['-c', 'curl --version'] },
  js: { program: process.execPath, run: ['--input-type=module', '-e'], looked: ['--version'] },
  python: { program: 'python3', run: ['-c'], looked: ['--version'] },
  r: { program: 'Rscript', run: ['-e'], looked: ['--version'] },
} as const;
type Language = keyof typeof PROGRAMS;

const start = promisify(execFile);

interface Example {
  readonly language: Language;
  readonly code: string;
  readonly output: string;
}

/** Each block of code with the output that stands below it. */
const EXAMPLES = [
  ...readFileSync(path.join(REPOSITORY_ROOT, 'docs/research.md'), 'utf8').matchAll(
    /^```(?<language>bash|js|python|r)\n(?<code>.*?)^```\n\n```text\n(?<output>.*?)^```$/gms,
  ),
].map(
  ({ groups: { language = '', code = '', output = '' } = {} }): Example => ({
    language: language as Language,
    code,
    output,
  }),
);

let api: TestApi;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  api = await startTestApi();
  await loadImpactStudy(api.infra, []);
  const admin = await api.signIn('Farid', { role: 'admin', email: 'impact@lisan.test' });
  const { data } = await admin.graphql<{ issueResearchToken: { secret: string } }>(
    'mutation { issueResearchToken(input: { name: "The page", expiresInDays: 1, scopes: [analyticsRead] }) { secret } }',
  );
  env = { PATH: process.env.PATH, LISAN_URL: api.baseUrl, LISAN_TOKEN: data?.issueResearchToken.secret };
});
afterAll(() => api.close());

test('there are examples in four languages', () => {
  expect(EXAMPLES.map(({ language }) => language)).toEqual(['bash', 'bash', 'js', 'python', 'r']);
});

describe.each(EXAMPLES)('the example in $language', ({ language, code, output }) => {
  const { program, run, looked } = PROGRAMS[language];
  const isThere = spawnSync(program, [...looked]).status === 0;
  // Node is always there, and asks for the same figures; the others run where they are installed
  (isThere ? test : test.skip)(`prints with ${program} what the page shows`, async () => {
    const { stdout } = await start(program, [...run, code], { env, timeout: 20_000 });
    expect(`${stdout.replaceAll('\r\n', '\n').trimEnd()}\n`).toBe(output);
  });
});
