import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askGraphql } from '../../testing/both-doors.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import { SPEECH_WEBM, speechOgg } from '../assessment/testing/speech-file.js';
import { ADVANCE, given, OPEN, REPLY, START, type Talk, TURN } from './testing/talk.js';

let api: TestApi;
let topics: number[];
beforeAll(async () => {
  api = await startTestApi({ env: { LOG_LEVEL: 'silent' } });
  const { rows } = await api.pool.query(`select id from questions where part_type = 'part3' order by id`);
  topics = rows.map(({ id }) => Number(id));
});
afterAll(() => api.close());

const topic = (n: number): number => topics[n] ?? 0;

describe('through GraphQL', () => {
  test('start, turn, answer, advance; a reload finds it again', async () => {
    const client = await api.signIn();
    const talk = given(await askGraphql<Talk>(client, START, { input: { questionId: String(topic(1)) } }));
    expect(talk).toMatchObject({ phase: 'session1', isOpen: true, canAdvance: false, canAssess: false });
    const id = talk.sessionId;
    for (let n = 0; n < 2; n += 1) {
      const point = talk.points[n]?.text;
      const transcription = `I think about ${point} because it helps all of us in many ways.`;
      given(
        await askGraphql(client, TURN, {
          input: { sessionId: id, clientKey: `turn-${n}`, phase: 'session1', transcription },
        }),
      );
      const answer = given(
        await askGraphql<{ id: string; text: string; madeBy: string }>(client, REPLY, { id }),
      );
      expect(answer).toMatchObject({ madeBy: 'builtIn', speaker: 'partner' });
      expect(given(await askGraphql<object>(client, REPLY, { id }))).toEqual(answer);
    }
    const found = given(await askGraphql<Talk>(client, OPEN, { questionId: String(topic(1)) }));
    expect(found).toMatchObject({ sessionId: id, canAdvance: true });
    const [next, twice] = await Promise.all([
      askGraphql<Talk>(client, ADVANCE, { id, from: 'session1' }),
      askGraphql<Talk>(client, ADVANCE, { id, from: 'session1' }),
    ]);
    expect([given(next).phase, given(twice).phase]).toEqual(['session2', 'session2']);
    const early = await askGraphql(client, ADVANCE, { id, from: 'session2' });
    expect(early).toMatchObject({ refused: { code: 'CONFLICT', field: 'from' } });
    const late = { sessionId: id, clientKey: 'late', phase: 'session1', transcription: 'From another tab.' };
    expect(await askGraphql(client, TURN, { input: late })).toMatchObject({ refused: { code: 'CONFLICT' } });
  });

  test('a turn with sound, sent twice under its key, is one; another one under it is a conflict', async () => {
    const client = await api.signIn();
    const { sessionId } = given(
      await askGraphql<Talk>(client, START, { input: { questionId: String(topic(1)) } }),
    );
    const send = (bytes: Uint8Array) =>
      client.upload<{ submitTurn: { id: string } }>(
        TURN,
        {
          input: {
            sessionId,
            clientKey: 'sound',
            audio: null,
            transcription: 'Words.',
            transcriptSource: 'browser',
          },
        },
        { path: 'variables.input.audio', bytes },
      );
    const first = await send(SPEECH_WEBM);
    const again = await send(SPEECH_WEBM);
    expect(again).toEqual(first);
    expect(first.errors).toBeUndefined();
    expect((await send(speechOgg())).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
});
