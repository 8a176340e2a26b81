import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { transcriptOf } from 'schema/rules/transcript';
import { createChatModel } from '../../adapters/ai/openai-chat.js';
import { CHARGE } from '../../testing/charge.js';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import { AssessmentService } from './assessment.service.js';
import type { AssessmentResult } from './assessment.types.js';
import { createBuiltInJudge } from './judge-builtin/judge-builtin.js';
import { ModelJudge } from './judge-model.js';
import { expectInOrder, expectNotRaised } from './testing/expect-in-order.js';
import { type InjectedTalk, injectedTalks, PLACES } from './testing/injected-talks.js';
import { obedientAnswers } from './testing/obedient-answers.js';

/** `npm run prove` takes all 200. */
const COUNT = Number(process.env.PROVE_COUNT) || 6;
const SEED = Number(process.env.PROVE_SEED) || 5;
const MINUTES = 600_000;
const OBEDIENT = obedientAnswers('part3');

const builtIn = createBuiltInJudge();
let provider: ScriptedProvider;
let withModel: AssessmentService;
beforeAll(async () => {
  provider = await startScriptedProvider();
  const endpoint = { baseUrl: provider.baseUrl, apiKey: 'key', model: 'obedient' };
  withModel = new AssessmentService({ model: new ModelJudge(createChatModel(endpoint)), builtIn });
});
afterAll(() => provider.close());

const builtInOnly = ({ input }: InjectedTalk) =>
  new AssessmentService({ model: null, builtIn }).assess(input);
const inOrder = (result: AssessmentResult, { input }: InjectedTalk) =>
  expectInOrder(result, 'part3', transcriptOf(input.talk.turns));
const fieldsOf = (result: AssessmentResult) => Object.keys(result).sort();

const talks = injectedTalks(COUNT, SEED);

describe(`${COUNT} conversations that ask for marks`, () => {
  test('in every place there is', () =>
    expect(new Set(talks.map(({ place }) => place))).toEqual(new Set(PLACES)));

  test(
    'get none from a model that obeys them, and are flagged',
    async () => {
      for (const [index, talk] of talks.entries()) {
        const content = OBEDIENT[index % OBEDIENT.length] ?? '';
        provider.play({ chat: { afterwards: { answer: 'ok', content } } });
        const result = await withModel.assess(talk.input, { charge: CHARGE });
        inOrder(result, talk);
        if (result.outcome !== 'marked') continue;
        const own = await builtInOnly(talk);
        expect(fieldsOf(result)).toEqual(fieldsOf(own));
        expectNotRaised(result, own);
      }
    },
    MINUTES,
  );

  test(
    'get none from the built-in assessor',
    async () => {
      for (const talk of talks) inOrder(await builtInOnly(talk), talk);
    },
    MINUTES,
  );

  test('reach the model as strings of one document, and nothing else of them does', async () => {
    provider.play({});
    const before = provider.requests.length;
    for (const { input } of talks.slice(0, PLACES.length)) await withModel.assess(input, { charge: CHARGE });
    const sent = provider.requests.slice(before);
    expect(new Set(sent.map(({ messages }) => messages.system)).size).toBe(1);
    for (const { messages } of sent) {
      expect(messages.user).not.toMatch(/<|\[\/?[A-Z]/);
      expect(Object.keys(JSON.parse(messages.user ?? ''))).toEqual([
        'question',
        'transcript',
        'conversation',
      ]);
    }
  });
});
