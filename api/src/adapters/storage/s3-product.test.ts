import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { voice } from '../../modules/assessment/testing/signals.js';
import { wavOf } from '../../modules/assessment/testing/wav-file.js';
import { operation } from '../../testing/operations.js';
import { type S3Server, startS3Server } from '../../testing/s3-server.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import { createS3Storage } from './s3.js';

let store: S3Server;
let api: TestApi;
beforeAll(async () => {
  store = await startS3Server();
  api = await startTestApi({ env: store.env, withWorker: 'process' });
});
afterAll(async () => {
  await api.close();
  await store.close();
});

const TRANSCRIPT =
  'Last weekend I go to the market with my mother. We bought many vegetable and some fish for dinner. ' +
  'I like the market because the people are friendly and the food is fresh.';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('a recording goes into the store, comes back by ranges, and the worker reads it there', async () => {
  const student = await api.signIn();
  const wav = wavOf(voice({ seconds: 14 }), {});
  const input = { questionId: '1', clientKey: 'a', audio: null, transcription: TRANSCRIPT };
  const { data } = await student.upload<{ submitSession: { id: string; audioUrl: string } }>(
    operation('SubmitSession'),
    { input },
    { path: 'variables.input.audio', bytes: wav },
  );
  const sessionId = data?.submitSession.id;
  const audioUrl = data?.submitSession.audioUrl ?? '';

  const { rows } = await api.pool.query('select audio_key from sessions where id = $1', [sessionId]);
  const stored = await createS3Storage(store.settings).read(rows[0].audio_key);
  expect(sha256(stored)).toBe(sha256(wav));
  expect(existsSync(path.join(api.dataDir, 'storage'))).toBe(false);

  const whole = await student.rest(audioUrl);
  expect(sha256(new Uint8Array(await whole.arrayBuffer()))).toBe(sha256(wav));
  const part = await student.rest(audioUrl, { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${wav.byteLength}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(Buffer.from(wav.subarray(100, 200)))).toBe(true);

  const states: string[] = [];
  const progress = student.subscribe<{ sessionProgress: { state: string } }>(operation('SessionProgress'), {
    sessionId,
  });
  for await (const { data: event } of progress) states.push(event?.sessionProgress.state ?? 'lost');
  expect(states.at(-1)).toBe('assessed');
});
