import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AiError } from '../../../adapters/ai/ai.js';
import { createChatModel } from '../../../adapters/ai/openai-chat.js';
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

const asked = (...steps: Step[]) => {
  provider.play({ chat: { steps } });
  const endpoint = { baseUrl: provider.baseUrl, apiKey: 'key', model: 'scripted-model' };
  return new ModelQuestions(
    createChatModel(endpoint, { timeoutMs: 200, attempts: 2, backoffMs: 1 }),
  ).questions(REQUEST);
};

test.each<[string, Step]>([
  ['hangs', { answer: 'hang' }],
  ['hangs after the status line', { answer: 'hang', after: 'headers' }],
  ['cuts the line', { answer: 'reset' }],
  ['answers 500', { answer: 'status', status: 500 }],
])('a provider that %s is given up in time', async (_what, step) => {
  const started = performance.now();
  await expect(asked(step, step)).rejects.toThrow(AiError);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('a second attempt may go better', async () => {
  await expect(asked({ answer: 'hang' }, { answer: 'ok', content: '{"questions":[]}' })).rejects.toThrow(
    UnusableQuestions,
  );
});
