import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { askGraphql } from '../../testing/both-doors.js';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { until } from '../../testing/until.js';
import { SPEECH_WEBM } from '../assessment/testing/speech-file.js';
import { given, read, START, type Talk, TURN } from './testing/talk.js';

let provider: ScriptedProvider;
let api: TestApi;
let topicId: string;
beforeAll(async () => {
  provider = await startScriptedProvider();
  const sound = {
    AI_TRANSCRIPTION_BASE_URL: provider.baseUrl,
    AI_TRANSCRIPTION_API_KEY: 'key',
    AI_TRANSCRIPTION_MODEL: 'scripted-1',
  };
  api = await startTestApi({ env: { ...sound, LOG_LEVEL: 'silent' } });
  const { rows } = await api.pool.query(`select id from questions where slug = 'welcoming-a-new-student'`);
  topicId = String(rows[0]?.id);
});
afterEach(() => {
  jest.restoreAllMocks();
  provider.play({});
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const heard = (): number =>
  provider.requests.filter(({ path }) => path === '/v1/audio/transcriptions').length;

const started = async (client: TestClient): Promise<string> =>
  given(await askGraphql<Talk>(client, START, { input: { questionId: topicId } })).sessionId;

const record = (client: TestClient, sessionId: string, more: object = {}) =>
  client.upload<{ submitTurn: { id: string; text: string } }>(
    TURN,
    { input: { sessionId, clientKey: 'recorded', audio: null, ...more } },
    { path: 'variables.input.audio', bytes: SPEECH_WEBM },
  );

describe('a recording', () => {
  test('is listened to while it is being stored', async () => {
    provider.play({ transcript: 'We could play together.' });
    const client = await api.signIn();
    const id = await started(client);
    const before = heard();
    const { storage } = api.infra;
    const put = storage.put.bind(storage);
    const stored = jest.spyOn(storage, 'put').mockImplementation(async (key, bytes) => {
      await until(() => heard() > before);
      await put(key, bytes);
    });
    const { data } = await record(client, id);
    expect(data?.submitTurn.text).toBe('We could play together.');
    expect(stored).toHaveBeenCalledTimes(1);
  });

  test('that cannot be stored is no turn; sent again it is, and nobody listens twice', async () => {
    provider.play({ transcript: 'We could play together.' });
    const client = await api.signIn();
    const id = await started(client);
    const before = heard();
    jest.spyOn(api.infra.storage, 'put').mockRejectedValueOnce(new Error('the disk is full'));
    expect((await record(client, id)).errors?.[0]?.extensions.code).toBe('INTERNAL');
    expect((await read(client, id)).turns).toHaveLength(1);
    expect((await record(client, id)).data?.submitTurn.text).toBe('We could play together.');
    expect(heard() - before).toBe(1);
  });

  test('sent five times at once is one turn that one listens to', async () => {
    const client = await api.signIn();
    const id = await started(client);
    const before = heard();
    const answers = await Promise.all(Array.from({ length: 5 }, () => record(client, id)));
    expect(new Set(answers.map(({ data }) => data?.submitTurn.id)).size).toBe(1);
    expect((await read(client, id)).turns).toHaveLength(2);
    expect(heard() - before).toBe(1);
  });

  test.each<[string, boolean, object, string]>([
    ['another phase', true, { phase: 'session2' }, 'CONFLICT'],
    ['another’s conversation', false, {}, 'NOT_FOUND'],
    ['a conversation that is not there', true, { sessionId: '999999' }, 'NOT_FOUND'],
  ])('for %s is refused before anybody listens or stores', async (_name, isOwn, more, code) => {
    const client = await api.signIn();
    const id = await started(client);
    const before = heard();
    const put = jest.spyOn(api.infra.storage, 'put');
    const sender = isOwn ? client : await api.signIn('Wei');
    expect((await record(sender, id, more)).errors?.[0]?.extensions.code).toBe(code);
    expect({ heard: heard() - before, stored: put.mock.calls.length }).toEqual({ heard: 0, stored: 0 });
  });
});
