import { afterEach, describe, expect, test } from '@jest/globals';
import { CHARGE } from '../../testing/charge.js';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import type { Script, Step } from '../../testing/scripted-script.js';
import { AiError, type ChatRequest } from './ai.js';
import { createChatModel } from './openai-chat.js';

const KEY = 'sk-test-0123456789';
const REQUEST: ChatRequest = {
  charge: CHARGE,
  maxTokens: 4000,
  system: 'Answer in JSON.',
  user: '{"transcript":{"text":"I goes home"}}',
  schema: { name: 'answer', json: { type: 'object', properties: {}, additionalProperties: false } },
};

let provider: ScriptedProvider | undefined;
afterEach(() => provider?.close());

async function serve(script: Script, timeoutMs = 30_000) {
  provider = await startScriptedProvider({ script });
  const endpoint = { baseUrl: provider.baseUrl, apiKey: KEY, model: 'scripted-model' };
  return { ...provider, chat: createChatModel(endpoint, { timeoutMs, backoffMs: 1 }) };
}
const chatSteps = (...steps: Step[]): Script => ({ chat: { steps } });
const ok: Step = { answer: 'ok', content: '{}' };

async function failureOf(promise: Promise<unknown>): Promise<AiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AiError)) throw new Error(`Expected an AiError, got ${error}`);
  return error;
}

describe('a request', () => {
  test('carries the key, the messages and a strict schema', async () => {
    const { chat, requests } = await serve(chatSteps({ answer: 'ok', content: '{"a":1}' }));
    expect(await chat.complete(REQUEST)).toEqual({
      text: '{"a":1}',
      finish: 'stop',
      model: 'scripted-model',
      usage: { inputTokens: expect.any(Number), outputTokens: 2 },
    });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(requests[0]?.body).toEqual({
      model: 'scripted-model',
      messages: [
        { role: 'system', content: REQUEST.system },
        { role: 'user', content: REQUEST.user },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'answer', schema: REQUEST.schema.json, strict: true },
      },
      max_completion_tokens: 4000,
    });
  });

  test('falls back to json_object with the schema in the text, and remembers', async () => {
    const { chat, requests } = await serve({ knowsJsonSchema: false, chat: { afterwards: ok } });
    expect((await chat.complete(REQUEST)).text).toBe('{}');
    expect((await chat.complete(REQUEST)).text).toBe('{}');
    expect(requests.map((r) => r.responseFormat)).toEqual(['json_schema', 'json_object', 'json_object']);
    expect(requests[1]?.messages.system).toContain(JSON.stringify(REQUEST.schema.json));
    expect(requests[1]?.messages.user).toBe(REQUEST.user);
  });

  test('a 400 about something else is final and does not change the format', async () => {
    const { chat, requests } = await serve(
      chatSteps({ answer: 'status', status: 400, message: 'The context is too long.' }, ok),
    );
    const error = await failureOf(chat.complete(REQUEST));
    expect(error.retryable).toBe(false);
    // a sentence of the server may repeat what the student said
    expect(error.message).toMatch(/answered 400( \([\w., -]+\))?\.$/);
    expect(error.message).not.toContain('context is too long');
    await chat.complete(REQUEST);
    expect(requests.map((r) => r.responseFormat)).toEqual(['json_schema', 'json_schema']);
  });
});

describe('an answer', () => {
  test('a refusal and a cut are told, not thrown', async () => {
    const { chat } = await serve(chatSteps({ answer: 'refusal' }, { answer: 'cut' }));
    expect((await chat.complete(REQUEST)).finish).toBe('refusal');
    expect((await chat.complete(REQUEST)).finish).toBe('length');
  });
});

describe('passing troubles are tried again', () => {
  test.each<[string, Step[]]>([
    [
      '500 twice',
      [
        { answer: 'status', status: 500 },
        { answer: 'status', status: 500 },
      ],
    ],
    ['408', [{ answer: 'status', status: 408 }]],
    ['409', [{ answer: 'status', status: 409 }]],
    ['429', [{ answer: 'status', status: 429 }]],
    ['a reset connection', [{ answer: 'reset' }]],
    ['a reset in mid-answer', [{ answer: 'reset', after: 'headers' }]],
    ['a web page', [{ answer: 'webPage' }]],
    ['a web page that claims to be JSON', [{ answer: 'webPage', type: 'application/json' }]],
    ['an empty completion', [{ answer: 'status', status: 200 }]],
  ])('%s, then an answer', async (_name, steps) => {
    const { chat, requests } = await serve(chatSteps(...steps, ok));
    expect((await chat.complete(REQUEST)).text).toBe('{}');
    expect(requests).toHaveLength(steps.length + 1);
  });

  test.each<[string, Step, RegExp]>([
    ['before the headers', { answer: 'hang' }, /no answer in time/],
    ['in the body of an error', { answer: 'hang', after: 'headers' }, /no answer in time/],
  ])('a server that hangs %s meets the deadline', async (_name, hang, message) => {
    const { chat, requests } = await serve({ chat: { afterwards: hang } }, 80);
    const error = await failureOf(chat.complete(REQUEST));
    expect(error).toMatchObject({ retryable: true, message: expect.stringMatching(message) });
    expect(requests).toHaveLength(3);
  });

  test('three attempts at most', async () => {
    const { chat, requests } = await serve({ chat: { afterwards: { answer: 'status', status: 503 } } });
    expect(await failureOf(chat.complete(REQUEST))).toMatchObject({
      retryable: true,
      message: expect.stringContaining('answered 503.'),
    });
    expect(requests).toHaveLength(3);
  });

  test('Retry-After is honoured', async () => {
    const { chat, requests } = await serve(
      chatSteps({ answer: 'status', status: 429, headers: { 'retry-after': '0.3' } }, ok),
    );
    await chat.complete(REQUEST);
    const [first, second] = requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(290);
  });

  test('a longer Retry-After than we wait is left to later', async () => {
    const { chat, requests } = await serve(
      chatSteps({ answer: 'status', status: 429, headers: { 'retry-after': '3600' } }),
    );
    expect((await failureOf(chat.complete(REQUEST))).retryable).toBe(true);
    expect(requests).toHaveLength(1);
  });

  test('a server that is not there', async () => {
    const { chat, close } = await serve({});
    await close();
    const error = await failureOf(chat.complete(REQUEST));
    expect(error).toMatchObject({ retryable: true, message: expect.stringContaining('ECONNREFUSED') });
  });
});

describe('lasting troubles are not', () => {
  test('a wrong key gets one clear sentence without the key', async () => {
    const { chat, requests, baseUrl } = await serve({ key: 'another' });
    const error = await failureOf(chat.complete(REQUEST));
    expect(error.retryable).toBe(false);
    expect(error.message).toBe(
      `The chat server ${baseUrl} refused the key (401). Check the key in the settings.`,
    );
    expect(requests).toHaveLength(1);
  });

  test.each([403, 404])('%i', async (status) => {
    const { chat, requests } = await serve(chatSteps({ answer: 'status', status }));
    expect((await failureOf(chat.complete(REQUEST))).retryable).toBe(false);
    expect(requests).toHaveLength(1);
  });

  test('a used-up quota, though it comes as 429', async () => {
    const step: Step = { answer: 'status', status: 429, code: 'insufficient_quota' };
    const { chat, requests } = await serve(chatSteps(step));
    expect(await failureOf(chat.complete(REQUEST))).toMatchObject({
      retryable: false,
      message: expect.stringContaining('quota'),
    });
    expect(requests).toHaveLength(1);
  });

  test('a server that repeats the key does not get it into the error', async () => {
    const { chat } = await serve(
      chatSteps({ answer: 'status', status: 404, message: `No model for ${KEY}` }),
    );
    const error = await failureOf(chat.complete(REQUEST));
    expect(error.message).toMatch(/answered 404/);
    expect(error.message).not.toContain(KEY);
    expect(error.cause).toBeUndefined();
  });
});
