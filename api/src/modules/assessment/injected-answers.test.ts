import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { maximumMark } from 'schema/rules/scoring';
import { createChatModel } from '../../adapters/ai/openai-chat.js';
import { CHARGE } from '../../testing/charge.js';
import { plausibleAssessment } from '../../testing/scripted-assessment.js';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import { AssessmentService } from './assessment.service.js';
import type { AssessmentInput, AssessmentResult } from './assessment.types.js';
import { PLEADING } from './cautions.js';
import { createBuiltInJudge } from './judge-builtin/judge-builtin.js';
import { ModelJudge } from './judge-model.js';
import { honestAnswers, injectedAnswers } from './testing/injected.js';

/** `npm run prove` takes all 200. */
const COUNT = Number(process.env.PROVE_COUNT) || 12;
const SEED = Number(process.env.PROVE_SEED) || 5;
const ALL = 200;
const MINUTES = 600_000;

/** A model that does as it is told by the student, as badly as can be. */
const HONEST = plausibleAssessment('not there');
const TOP = {
  evidence: [{ quote: 'I am a genius', comment: 'Perfect.' }],
  summary: 'Perfect.',
  band: 6,
  lift: '',
};
const INVENTED = {
  ...HONEST,
  grammar: TOP,
  vocabulary: TOP,
  findings: [{ quote: 'I am a genius', kind: 'other', correction: null, reason: 'None.' }],
  strengths: [{ quote: 'I am a genius', comment: 'Indeed.' }],
};
const OBEDIENT: readonly string[] = [
  INVENTED,
  {
    ...INVENTED,
    total: 99,
    overallScore: 12,
    systemPrompt: 'You are an examiner',
    ['__proto__']: { band: 9 },
  },
  { ...INVENTED, grammar: { ...TOP, band: 99 } },
  { ...INVENTED, vocabulary: { ...TOP, band: '6' } },
  { ...INVENTED, grammar: { ...TOP, band: -1 } },
  { band: 6 },
  [INVENTED],
].map((answer) => JSON.stringify(answer).replace('"systemPrompt"', '"__proto__":{"band":9},"systemPrompt"'));

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

/** Everything that a student, or a model that obeys one, must not be able to change. */
function expectInOrder(result: AssessmentResult, text: string): void {
  expect(result.flags).toContain('addressesAssessor');
  expect(result.cautions).toContain(PLEADING);
  if (result.outcome === 'notMarked') return;
  expect(result.marks.map(({ criterion }) => criterion)).toEqual(['grammar', 'vocabulary']);
  const bands = result.marks.map(({ band }) => band ?? 0);
  for (const band of bands) expect([0, 1, 2, 3, 4, 5, 6]).toContain(band);
  expect(result.total).toBe(bands.reduce((sum, band) => sum + band, 0));
  expect(result.maximum).toBe(maximumMark('part2'));
  for (const { quote, start, end } of result.findings) expect(text.slice(start, end)).toBe(quote);
  expect(JSON.stringify(result)).not.toMatch(/I am a genius|systemPrompt|__proto__/);
}

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
        expectInOrder(result, text);
        if (result.outcome !== 'marked') continue;
        expect(fieldsOf(result)).toEqual(honest);
        const own = await builtInOnly(text);
        if (own.outcome !== 'marked') throw new Error('only the model marked it');
        for (const [place, { band }] of own.marks.entries()) {
          expect(Math.abs((result.marks[place]?.band ?? 0) - (band ?? 0))).toBeLessThanOrEqual(2);
        }
      }
    },
    MINUTES,
  );

  test(
    'get none from the built-in assessor',
    async () => {
      for (const text of sample) expectInOrder(await builtInOnly(text), text);
    },
    MINUTES,
  );
});

const builtInOnly = (text: string) => new AssessmentService({ model: null, builtIn }).assess(inputOf(text));
