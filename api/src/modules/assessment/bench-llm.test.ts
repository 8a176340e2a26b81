import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { programEnv } from '../../testing/program-env.js';
import { plausibleAssessment } from '../../testing/scripted-assessment.js';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import { honestAnswers } from './testing/injected.js';

/** The command as it is typed, on the built API. */
const BENCH = fileURLToPath(new URL('../../../../bench/llm.mjs', import.meta.url));

let folder: string;
let provider: ScriptedProvider;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lisan-marked-'));
  provider = await startScriptedProvider();
});
afterAll(async () => {
  await provider.close();
  await rm(folder, { recursive: true });
});

const run = (env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [BENCH, folder],
      // an empty variable is no setting, and keeps that of a file .env out
      {
        env: {
          ...programEnv(),
          OPENAI_API_KEY: '',
          AI_CHAT_BASE_URL: '',
          AI_CHAT_API_KEY: '',
          ...env,
        },
      },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
const withModel = () => ({
  ...{ AI_CHAT_BASE_URL: provider.baseUrl, AI_CHAT_API_KEY: 'key', AI_CHAT_MODEL: 'scripted-1' },
  ...{ AI_CHAT_PRICE_INPUT: '1', AI_CHAT_PRICE_OUTPUT: '1' },
});

test('without a model it says so in one sentence, and nothing is wrong', async () => {
  const { code, output } = await run({ AI_CHAT_MODEL: '' });
  expect(code).toBe(0);
  expect(output).toMatch(/^No model is configured: set OPENAI_API_KEY, or [^\n]+\.\n$/);
});

test('with one it prints agreement with people, what it cost, and what it could not use', async () => {
  const lines = honestAnswers(3, 7).map((transcript) => {
    const { grammar, vocabulary } = plausibleAssessment(transcript);
    const bands = { grammar: grammar.band, vocabulary: Math.max(0, vocabulary.band - 1) };
    return JSON.stringify({ part: 'part2', question: { text: 'q' }, transcript, bands });
  });
  await writeFile(path.join(folder, 'own.jsonl'), [...lines, '{"part": "part2"}', ''].join('\n'));
  // one of the three is refused, and left to the built-in assessor
  provider.play({ chat: { steps: [{ answer: 'refusal' }] } });

  const { code, output } = await run(withModel());
  expect(output).toContain('own.jsonl:4 wants "question"');
  expect(output).toContain('scripted-1, prompt assess-part2.v1, rubric 1');
  expect(output).toMatch(/model, grammar +2 +(1\.00|–) +0\.00 +1\.00/);
  expect(output).toMatch(/model, vocabulary +2 +\S+ +1\.00 +0\.00/);
  expect(output).toMatch(/built-in, grammar +3 /);
  expect(output).toContain('0 under the gate, 1 left to the built-in assessor, 0 without an answer.');
  expect(output).toMatch(/3 calls, \d+ tokens read, \d+ written; cost: 0\.\d{4} in the currency/);
  expect(code).toBe(0);
});
