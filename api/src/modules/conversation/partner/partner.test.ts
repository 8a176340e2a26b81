import { afterEach, describe, expect, test } from '@jest/globals';
import pino from 'pino';
import { FALLBACK_REPLY } from 'schema/rules/conversation-topic';
import type { TextAnswer, TextModel } from '../../../adapters/ai/ai.js';
import { createTextModel } from '../../../adapters/ai/openai-text.js';
import { CHARGE } from '../../../testing/charge.js';
import { type ScriptedProvider, startScriptedProvider } from '../../../testing/scripted-provider.js';
import type { Step } from '../../../testing/scripted-script.js';
import { Partner } from './partner.js';
import type { PartnerSituation } from './situation.js';

const SITUATION: PartnerSituation = {
  phase: 'session1',
  topic: 'welcoming a new student',
  points: ['introduce classmates', 'show them around', 'sit together at lunch', 'explain school rules'],
  partnerPoints: [],
  lastTurn: 'I think the canteen is a good place because everybody can talk there.',
  history: [],
  saidBefore: ['Hello! Which point would you like to begin with?', 'I agree with you. Is it far?'],
  studentLevel: 'intermediate',
  difficulty: 'beginner',
  decisionQuestion: null,
  hotsQuestion: null,
  seed: 1,
};
const ASKED = { charge: CHARGE, situation: SITUATION, failures: 0, log: pino({ level: 'silent' }) };

let provider: ScriptedProvider | undefined;
afterEach(() => provider?.close());

/** What is heard of an answer of a provider that is given so long. */
async function hear(step: Step, { failures = 0, timeoutMs = 10_000 } = {}) {
  provider = await startScriptedProvider({ script: { chat: { afterwards: step } } });
  const endpoint = { baseUrl: provider.baseUrl, apiKey: 'key', model: 'scripted-1' };
  const partner = new Partner(createTextModel(endpoint, { timeoutMs }));
  const heard: string[] = [];
  const reply = await partner.reply({ ...ASKED, failures, say: (sentence) => heard.push(sentence) });
  return { ...reply, heard };
}
const ok = (content: string, breaks?: (Step & { answer: 'ok' })['breaks']): Step => ({
  answer: 'ok',
  content,
  ...(breaks && { breaks }),
});

describe('what is heard', () => {
  test('is each sentence before the next one is worded', async () => {
    const told: string[] = [];
    const said = Promise.withResolvers<TextAnswer>();
    let say: (piece: string) => void = () => {};
    const model: TextModel = {
      model: 'held',
      say: (_request, onPiece) => {
        say = onPiece ?? say;
        return said.promise;
      },
    };
    const reply = new Partner(model).reply({ ...ASKED, say: (sentence) => told.push(sentence) });
    for (const piece of ['I agree', ' about the canteen', '. It', ' is never quiet']) say(piece);
    expect(told).toEqual(['I agree about the canteen.']);
    for (const piece of ['. What', ' do you think?']) say(piece);
    expect(told).toHaveLength(2);
    said.resolve({ text: '', usage: null });
    expect((await reply).text).toBe('I agree about the canteen. It is never quiet. What do you think?');
    expect(told.join(' ')).toBe((await reply).text);
  });

  test.each<[string, Step, string]>([
    ['the built-in partner', { answer: 'status', status: 500 }, 'builtIn'],
    ['a model', ok('That is true. We can show them around. Shall we?'), 'model'],
  ])('of %s is its text', async (_name, step, madeBy) => {
    const { heard, text, madeBy: voice } = await hear(step, { failures: 1 });
    expect({ voice, text }).toEqual({ voice: madeBy, text: heard.join(' ') });
    expect(heard.length).toBeGreaterThan(1);
  });
});

describe('a provider that fails before its first sentence gives the fallback reply', () => {
  test.each<[string, Step]>([
    ['500', { answer: 'status', status: 500 }],
    ['429', { answer: 'status', status: 429, headers: { 'retry-after': '1' } }],
    ['a used-up quota', { answer: 'status', status: 429, code: 'insufficient_quota' }],
    ['a reset', { answer: 'reset' }],
    ['a web page', { answer: 'webPage' }],
    ['an empty answer', ok('   ')],
    ['only marks', ok('... !')],
    ['a reset in its first sentence', ok('I think that the canteen is', { afterWords: 3, how: 'reset' })],
    ['what it has said before', ok('I agree with you. Is it far?')],
    ['another language', ok('Saya setuju dengan awak kerana itu bagus. Apa pendapat kamu?')],
    ['another script', ok('我同意你的看法。你觉得怎么样？')],
    ['the part of the student', ok('Student: I would show them around. What do you think?')],
  ])('%s', async (_name, step) => {
    const { heard, text, madeBy } = await hear(step);
    expect({ text, madeBy, heard: heard.join(' ') }).toEqual({
      text: FALLBACK_REPLY,
      madeBy: 'fallback',
      heard: FALLBACK_REPLY,
    });
  });

  test('hanging, as soon as its time is over', async () => {
    expect(await hear({ answer: 'hang' }, { timeoutMs: 100 })).toMatchObject({ madeBy: 'fallback' });
  });

  test('and the built-in partner from the second time on', async () => {
    expect(await hear({ answer: 'reset' }, { failures: 1 })).toMatchObject({ madeBy: 'builtIn' });
  });
});

describe('a provider that breaks off later has its whole sentences kept, with a question', () => {
  const SAID = 'That is true about the canteen. And after school we could also meet at the';
  test.each<[string, Step, number]>([
    ['by a reset', ok(SAID, { afterWords: 10, how: 'reset' }), 10_000],
    ['by hanging', ok(SAID, { afterWords: 10, how: 'hang' }), 400],
  ])('%s', async (_name, step, timeoutMs) => {
    const { heard, text, madeBy } = await hear(step, { timeoutMs });
    expect(madeBy).toBe('model');
    expect(heard).toEqual(['That is true about the canteen.', expect.stringMatching(/^[^.]+\?$/)]);
    expect(text).toBe(heard.join(' '));
  });

  test('by a cut', async () => {
    provider = await startScriptedProvider({ script: { chat: { afterwards: { answer: 'cut' } } } });
    const endpoint = { baseUrl: provider.baseUrl, apiKey: 'key', model: 'scripted-1' };
    const reply = await new Partner(createTextModel(endpoint)).reply(ASKED);
    // half of its only statement is no sentence
    expect(reply.madeBy).toBe('fallback');
  });
});

describe('a reply that breaks a rule', () => {
  test.each<[string, string, RegExp]>([
    ['too long', `Yes, ${'and then we talk about it '.repeat(12)}. Do you?`, /^Yes.*\. [^.]+\?$/],
    [
      'the student’s part after its own',
      'I agree with that. Student: Me too. AI: Good. Why?',
      /^I agree with that\. [^.]+\?$/,
    ],
    [
      'a sentence of another language',
      'That is right. Itu sangat bagus untuk pelajar baru. Why?',
      /^That is right\. Why\?$/,
    ],
    [
      'a list',
      'Good idea.\n- introduce classmates\n- show them around\n- explain school rules\nWhich one?',
      /^Good idea\. introduce classmates\. Which one\?$/,
    ],
  ])('keeps what does not: %s', async (_name, content, expected) => {
    const { text, madeBy } = await hear(ok(content));
    expect(madeBy).toBe('model');
    expect(text).toMatch(expected);
    expect(text.split(' ').length).toBeLessThanOrEqual(35);
  });

  test('that begins like an earlier one goes on when it goes on in another way', async () => {
    expect((await hear(ok('I agree with you. It is near. Is it cheap?'))).heard).toEqual([
      'I agree with you.',
      'It is near.',
      'Is it cheap?',
    ]);
  });
});
