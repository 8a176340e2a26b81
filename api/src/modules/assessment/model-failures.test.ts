import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createChatModel } from '../../adapters/ai/openai-chat.js';
import { CHARGE } from '../../testing/charge.js';
import { plausibleAssessment } from '../../testing/scripted-assessment.js';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import type { Script, Step } from '../../testing/scripted-script.js';
import { AssessmentService } from './assessment.service.js';
import type { AssessmentInput } from './assessment.types.js';
import { couldNotMark } from './cautions.js';
import { createBuiltInJudge } from './judge-builtin/judge-builtin.js';
import { ModelJudge } from './judge-model.js';
import { honestAnswers } from './testing/injected.js';

const [TEXT = ''] = honestAnswers(1, 3);
const INPUT: AssessmentInput = {
  partType: 'part2',
  question: { text: 'Talk about your school and your family.', points: ['your teacher', 'your friends'] },
  recording: null,
  transcript: { text: TEXT, source: 'typed', confidence: null },
};
const GOOD = plausibleAssessment(TEXT);
const ok = (answer: unknown): Step => ({ answer: 'ok', content: JSON.stringify(answer) });
const raw = (body: string, times = 1): Step => ({ answer: 'raw', body, times });
const status = (code: number, headers: Record<string, string> = {}): Step => ({
  ...{ answer: 'status', status: code, headers },
});
const soon = (): string => new Date(Date.now() - 1000).toUTCString();
const once = (...steps: Step[]): Script => ({ chat: { steps } });
const always = (step: Step): Script => ({ chat: { afterwards: step } });

const builtIn = createBuiltInJudge();
let provider: ScriptedProvider;
beforeAll(async () => {
  provider = await startScriptedProvider();
  await builtIn.judge({
    ...INPUT,
    transcript: { text: TEXT, source: 'typed', confidence: null },
    measurements: null,
  });
});
beforeEach(() => {
  (provider.requests as unknown[]).length = 0;
});
afterAll(() => provider.close());

/** A client that has learnt nothing yet. */
function assess(script: Script, timeoutMs: number) {
  provider.play(script);
  const endpoint = { baseUrl: provider.baseUrl, apiKey: 'sk-secret', model: 'scripted' };
  const model = new ModelJudge(createChatModel(endpoint, { timeoutMs, backoffMs: 1 }));
  return new AssessmentService({ model, builtIn }).assess(INPUT, { charge: CHARGE });
}

/** Longer than any answer takes. */
const PATIENCE_MS = 30_000;
/** How it ends, after how many requests. */
type Row = readonly [what: string, script: Script, requests: number, timeoutMs?: number];

describe('the model marks', () => {
  test.each<Row>([
    ['200', {}, 1],
    ['properties that nobody asked for', once(ok({ ...GOOD, total: 99, notes: [{ deep: true }] })), 1],
    ['invalid JSON, then the repair', once({ answer: 'invalidJson' }), 2],
    ['a band that there is not, then the repair', once({ answer: 'wrongBand' }), 2],
    ['a list in the place of the object, then the repair', once(ok([GOOD])), 2],
    ['a section that is missing, then the repair', once(ok({ ...GOOD, vocabulary: undefined })), 2],
    [
      'an answer without an end, then the repair',
      once(ok({ ...GOOD, topicRelevance: 'x'.repeat(150_000) })),
      2,
    ],
    ['a server that knows only json_object', { knowsJsonSchema: false }, 2],
    ['a server that knows the limit by its older name', { unknown: ['max_completion_tokens'] }, 2],
    ['a server that knows no limit', { unknown: ['max_completion_tokens', 'max_tokens'] }, 3],
    ['429 with Retry-After in seconds', once(status(429, { 'retry-after': '0' })), 2],
    ['429 with Retry-After as a date', once(status(429, { 'retry-after': soon() })), 2],
    ['500', once(status(500)), 2],
    ['a reset', once({ answer: 'reset' }), 2],
    ['a reset in mid-answer', once({ answer: 'reset', after: 'headers' }), 2],
    ['an empty body', once(raw('')), 2],
    ['a web page', once({ answer: 'webPage' }), 2],
    ['a body without choices', once(raw('{"choices":[]}')), 2],
    ['a body of another shape', once(raw('{"choices":{"0":"yes"}}'), raw('[1]')), 3],
    ['null', once(raw('null')), 2],
    ['a body without an end', once(raw(`"${'x'.repeat(99_998)}"`, 30)), 2],
  ])('%s', async (_what, script, requests) => {
    const result = await assess(script, PATIENCE_MS);
    expect(result).toMatchObject({ outcome: 'marked', assessor: { name: 'model' } });
    expect(JSON.stringify(result)).not.toContain('deep');
    expect(provider.requests).toHaveLength(requests);
  });
});

describe('the built-in assessor marks, and is named', () => {
  test.each<Row>([
    ['a refusal', always({ answer: 'refusal' }), 1],
    ['a cut', always({ answer: 'cut' }), 1],
    ['invalid JSON twice', always({ answer: 'invalidJson' }), 2],
    ['a band that there is not, twice', always({ answer: 'wrongBand' }), 2],
    ['a band in letters, twice', always(ok({ ...GOOD, grammar: { ...GOOD.grammar, band: '6' } })), 2],
    ['invalid JSON, then a refusal', once({ answer: 'invalidJson' }, { answer: 'refusal' }), 2],
    ['a wrong key', { key: 'another' }, 1],
    ['403', always(status(403)), 1],
    ['404', always(status(404)), 1],
    ['a request that is too long', always(status(400)), 1],
    ['a quota that is used up', always({ answer: 'status', status: 429, code: 'insufficient_quota' }), 1],
  ])('%s', async (_what, script, requests) => {
    const result = await assess(script, PATIENCE_MS);
    expect(result).toMatchObject({
      outcome: 'marked',
      assessor: { name: 'built-in', model: null },
      cautions: [couldNotMark('scripted')],
    });
    expect(provider.requests).toHaveLength(requests);
  });
});

describe('the job waits, and asks again', () => {
  test.each<Row>([
    ['429 without an end', always(status(429)), 3],
    ['429 that asks for an hour', always(status(429, { 'retry-after': '3600' })), 1],
    ['500 without an end', always(status(500)), 3],
    ['a server that hangs', always({ answer: 'hang' }), 3, 60],
    ['a server that hangs after its headers', always({ answer: 'hang', after: 'headers' }), 3, 60],
    ['resets', always({ answer: 'reset' }), 3],
    ['empty bodies', always(raw('')), 3],
    ['web pages', always({ answer: 'webPage', type: 'application/json' }), 3],
    ['bodies without choices', always(raw('{}')), 3],
  ])('%s', async (_what, script, requests, timeoutMs = PATIENCE_MS) => {
    await expect(assess(script, timeoutMs)).rejects.toMatchObject({
      name: 'AiError',
      retryable: true,
      kind: 'provider',
      message: expect.not.stringContaining('sk-secret'),
    });
    expect(provider.requests).toHaveLength(requests);
  });
});
