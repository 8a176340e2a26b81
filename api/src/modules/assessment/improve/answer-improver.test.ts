import { expect, test } from '@jest/globals';
import { AiError, type ChatAnswer, type ChatRequest } from '../../../adapters/ai/ai.js';
import { AnswerImprover } from './answer-improver.js';

const TRANSCRIPT = 'Yesterday I go to school with my brother, and we play badminton behind the canteen.';
const BETTER = 'Yesterday I went to school with my brother, where we played badminton behind the canteen.';
const CHARGE = { purpose: 'improvement', userId: 'u', reference: 'session:1:1' } as const;

function ask(answer: Partial<ChatAnswer>) {
  const asked: ChatRequest[] = [];
  const improver = new AnswerImprover({
    model: 'pen',
    complete: async (request) => {
      asked.push(request);
      return { text: '', finish: 'stop', model: 'pen', usage: null, ...answer };
    },
  });
  const question = { text: 'Talk about yesterday.', points: ['where'] };
  return { asked, improved: improver.improve({ question, transcript: TRANSCRIPT, findings: [] }, CHARGE) };
}

test('the same ideas in better words, with who wrote them', async () => {
  const { asked, improved } = ask({ text: JSON.stringify({ answer: ` ${BETTER} ` }) });
  expect(await improved).toEqual({
    ...{ state: 'written', text: BETTER },
    ...{ model: 'pen', promptVersion: 'improve-answer.v1' },
  });
  expect(asked[0]).toMatchObject({ charge: CHARGE, schema: { name: 'improved_answer' } });
  expect(asked[0]?.system).not.toContain(TRANSCRIPT);
  expect(JSON.parse(asked[0]?.user ?? '')).toMatchObject({ transcript: { text: TRANSCRIPT } });
});

test.each<[string, string]>([
  ['no JSON', 'Here you are.'],
  ['no object', 'null'],
  ['no text', '{"answer":["a"]}'],
  ['an empty text', '{"answer":" "}'],
  ['another answer', '{"answer":"My favourite food is fried rice, which my aunt makes for us on Sundays."}'],
])('%s is no version of the answer', async (_name, text) => {
  expect(await ask({ text }).improved).toEqual({ state: 'failed' });
});

test('a fence around the JSON does no harm', async () => {
  const { improved } = ask({ text: `\`\`\`json\n${JSON.stringify({ answer: BETTER })}\n\`\`\`` });
  expect(await improved).toMatchObject({ state: 'written' });
});

test.each(['refusal', 'length'] as const)('what ends by %s is not asked for again', async (finish) => {
  await expect(ask({ text: `{"answer":"${BETTER}"}`, finish }).improved).rejects.toThrow(AiError);
  await expect(ask({ finish }).improved).rejects.toMatchObject({ retryable: false });
});
