import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createChatModel } from '../../adapters/ai/openai-chat.js';
import { CHARGE } from '../../testing/charge.js';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import { AssessmentService } from './assessment.service.js';
import type { AssessmentInput, AssessmentResult } from './assessment.types.js';
import { createBuiltInJudge } from './judge-builtin/judge-builtin.js';
import { ModelJudge } from './judge-model.js';
import { expectInOrder, expectNotRaised } from './testing/expect-in-order.js';
import { honestAnswers, injectedAnswers } from './testing/injected.js';
import { obedientAnswers } from './testing/obedient-answers.js';

/** `npm run prove` takes all 200. */
const COUNT = Number(process.env.PROVE_COUNT) || 12;
const SEED = Number(process.env.PROVE_SEED) || 5;
const ALL = 200;
const MINUTES = 600_000;

const OBEDIENT = obedientAnswers('part2');

const builtIn = createBuiltInJudge();
let provider: ScriptedProvider;
let withModel: AssessmentService;
beforeAll(async () => {
  provider = await startScriptedProvider();
  const endpoint = { baseUrl: provider.baseUrl, apiKey: 'key', model: 'obedient' };
  withModel = new AssessmentService({ model: new ModelJudge(createChatModel(endpoint)), builtIn });
});
afterAll(() => provider.close());

const inputOf = (text: string): AssessmentInput => ({
  partType: 'part2',
  question: { text: 'Talk about your school and your family.', points: ['your teacher', 'your friends'] },
  recording: null,
  transcript: { text, source: 'typed', confidence: null },
});
const fieldsOf = (result: AssessmentResult) => Object.keys(result).sort();

/** Spread over all 200, so that few of them still have every kind. */
const sample = injectedAnswers(ALL, SEED).filter((_text, index) => index % Math.ceil(ALL / COUNT) === 0);

describe(`${sample.length} answers that ask for marks`, () => {
  test(
    'get none from a model that obeys them, and are flagged',
    async () => {
      const honest = fieldsOf(await builtInOnly(honestAnswers(1, SEED).join(' ')));
      for (const [index, text] of sample.entries()) {
        const content = OBEDIENT[index % OBEDIENT.length] as string;
        provider.play({ chat: { afterwards: { answer: 'ok', content } } });
        const result = await withModel.assess(inputOf(text), { charge: CHARGE });
        expectInOrder(result, 'part2', text);
        if (result.outcome !== 'marked') continue;
        expect(fieldsOf(result)).toEqual(honest);
        expectNotRaised(result, await builtInOnly(text));
      }
    },
    MINUTES,
  );

  test(
    'get none from the built-in assessor',
    async () => {
      for (const text of sample) expectInOrder(await builtInOnly(text), 'part2', text);
    },
    MINUTES,
  );
});

const builtInOnly = (text: string) => new AssessmentService({ model: null, builtIn }).assess(inputOf(text));
