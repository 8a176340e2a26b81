import { createHash } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { CHARGE } from '../../testing/charge.js';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import type { Script } from '../../testing/scripted-script.js';
import { createTranscriber } from './openai-transcriber.js';

const WAV = Uint8Array.from({ length: 5000 }, (_, index) => index % 251);

const REQUEST = { charge: CHARGE, audio: WAV, format: 'wav', seconds: 1 } as const;

let provider: ScriptedProvider | undefined;
afterEach(() => provider?.close());

async function serve(script: Script) {
  provider = await startScriptedProvider({ script });
  const endpoint = { baseUrl: provider.baseUrl, apiKey: 'sk-ears', model: 'ears' };
  return { ...provider, transcriber: createTranscriber(endpoint, { timeoutMs: 300, backoffMs: 1 }) };
}

test('sends the recording whole and asks for English and verbose_json', async () => {
  const { transcriber, requests } = await serve({ transcript: 'I like tea.' });
  expect((await transcriber.transcribe(REQUEST)).text).toBe('I like tea.');
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    path: '/v1/audio/transcriptions',
    body: {
      ...{ model: 'ears', language: 'en', response_format: 'verbose_json' },
      'timestamp_granularities[]': 'segment', // the last of both
    },
    file: {
      name: 'recording.wav',
      type: 'audio/wav',
      size: WAV.length,
      sha256: createHash('sha256').update(WAV).digest('hex'),
    },
  });
});

test('confidence is the mean probability over the segments', async () => {
  const { transcriber } = await serve({
    transcript: 'One sentence here. Another one there.',
    logProbabilities: [-0.1, -0.5],
  });
  const answer = await transcriber.transcribe(REQUEST);
  expect(answer.confidence).toBeCloseTo(Math.exp(-0.3), 6);
  expect(answer.model).toBe('ears');
});

test('a server that refuses verbose_json is asked for json, and not twice', async () => {
  const { transcriber, requests } = await serve({ transcript: 'I like tea.', knowsVerboseJson: false });
  expect(await transcriber.transcribe(REQUEST)).toEqual({
    ...{ text: 'I like tea.', confidence: null },
    ...{ times: null, model: 'ears' },
  });
  await transcriber.transcribe(REQUEST);
  expect(requests.map((request) => request.responseFormat)).toEqual(['verbose_json', 'json', 'json']);
  expect(requests[2]?.file?.size).toBe(WAV.length);
});

test('tells when each word was said, and where the server does not know, when each segment was', async () => {
  const { transcriber, play, requests } = await serve({ transcript: 'I like tea. So do you.' });
  const { times } = await transcriber.transcribe(REQUEST);
  expect(times?.map(({ text }) => text)).toEqual(['I', 'like', 'tea', 'So', 'do', 'you']);
  expect(times?.[3]).toMatchObject({ from: 4 });
  play({ transcript: 'I like tea. So do you.', knowsWordTimes: false });
  const simpler = await transcriber.transcribe(REQUEST);
  expect(simpler.times).toEqual([
    { text: ' I like tea.', from: 0, to: 4 },
    { text: ' So do you.', from: 4, to: 8 },
  ]);
  expect(simpler.confidence).not.toBeNull();
  await transcriber.transcribe(REQUEST);
  expect(requests.map(({ body }) => 'timestamp_granularities[]' in body)).toEqual([true, true, false, false]);
});

test('the recording is sent anew after a failure', async () => {
  const { transcriber, requests } = await serve({
    transcript: 'I like tea.',
    transcription: { steps: [{ answer: 'status', status: 502 }, { answer: 'reset' }] },
  });
  expect((await transcriber.transcribe(REQUEST)).text).toBe('I like tea.');
  expect(requests.map((request) => request.file?.size)).toEqual([WAV.length, WAV.length, WAV.length]);
});

test('hanging ends at the deadline, a wrong key at once', async () => {
  const { transcriber, play, requests } = await serve({ transcription: { afterwards: { answer: 'hang' } } });
  await expect(transcriber.transcribe(REQUEST)).rejects.toMatchObject({ name: 'AiError', retryable: true });
  expect(requests).toHaveLength(3);
  play({ key: 'another' });
  await expect(transcriber.transcribe(REQUEST)).rejects.toMatchObject({
    retryable: false,
    message: expect.stringContaining('refused the key (401)'),
  });
  expect(requests).toHaveLength(4);
});
