import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AiError } from '../../../adapters/ai/ai.js';
import { createChatModel } from '../../../adapters/ai/openai-chat.js';
import { CHARGE } from '../../../testing/charge.js';
import { type ScriptedProvider, startScriptedProvider } from '../../../testing/scripted-provider.js';
import type { Step } from '../../../testing/scripted-script.js';
import { UnusableQuestions } from './model-answer.js';
import { ModelQuestions } from './model-questions.js';

let provider: ScriptedProvider;
beforeAll(async () => {
  provider = await startScriptedProvider();
});
afterAll(() => provider.close());

const REQUEST = {
  partType: 'part3',
  difficulty: 'advanced',
  theme: 'Science and Technology',
  count: 2,
  avoid: [],
} as const;

/** Longer than any answer takes. */
const PATIENCE_MS = 30_000;
/** Time for a request to arrive, on however crowded a machine. */
const SHORT_MS = 1500;

const asked = (steps: Step[], timeoutMs = PATIENCE_MS) => {
  provider.play({ chat: { steps } });
  const endpoint = { baseUrl: provider.baseUrl, apiKey: 'key', model: 'scripted-model' };
  return new ModelQuestions(createChatModel(endpoint, { timeoutMs, attempts: 2, backoffMs: 1 })).questions(
    CHARGE,
    REQUEST,
  );
};

test.each<[string, Step, number]>([
  ['hangs', { answer: 'hang' }, SHORT_MS],
  ['hangs after the status line', { answer: 'hang', after: 'headers' }, SHORT_MS],
  ['cuts the line', { answer: 'reset' }, PATIENCE_MS],
  ['answers 500', { answer: 'status', status: 500 }, PATIENCE_MS],
])('a provider that %s is given up after two attempts', async (_what, step, timeoutMs) => {
  const before = provider.requests.length;
  await expect(asked([step, step, step], timeoutMs)).rejects.toThrow(AiError);
  expect(provider.requests.length - before).toBe(2);
});

test('a second attempt may go better', async () => {
  await expect(asked([{ answer: 'reset' }, { answer: 'ok', content: '{"questions":[]}' }])).rejects.toThrow(
    UnusableQuestions,
  );
});
