import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askGraphql, askRest } from '../../testing/both-doors.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import { voice } from '../assessment/testing/signals.js';
import { SPEECH_WEBM, speechOgg } from '../assessment/testing/speech-file.js';
import { wavOf } from '../assessment/testing/wav-file.js';
import {
  ADVANCE,
  given,
  READ,
  REPLY,
  read,
  sendTurn,
  TURN,
  type TurnJson,
  turnForm,
} from './testing/talk.js';

let api: TestApi;
let topics: number[];
beforeAll(async () => {
  api = await startTestApi({ env: { LOG_LEVEL: 'silent' } });
  const { rows } = await api.pool.query(`select id from questions where part_type = 'part3' order by id`);
  topics = rows.map(({ id }) => Number(id));
});
afterAll(() => api.close());

const topic = (n: number): number => topics[n] ?? 0;

describe('a turn over REST', () => {
  test('opens a conversation with a greeting, and the next one joins it', async () => {
    const client = await api.signIn();
    const first = given(
      await sendTurn(client, topic(0), {
        turnNumber: '1',
        sessionPhase: 'session1',
        transcription: 'I like it.',
      }),
    );
    expect(first).toMatchObject({
      partType: 'part3',
      sessionType: 'conversation',
      transcription: 'I like it.',
      transcriptSource: 'typed',
    });
    const second = given(await sendTurn(client, topic(0), { turnNumber: '2', transcription: 'And you?' }));
    expect(second.id).toBe(first.id);
    const talk = await read(client, first.id);
    expect(talk.turns.map(({ speaker }) => speaker)).toEqual(['partner', 'student', 'student']);
    expect(talk.turns[0]?.text).toContain('Session 1, Shared Discussion');
  });

  test.each<[string, () => Uint8Array, number]>([
    ['webm', () => SPEECH_WEBM, 5],
    ['ogg', speechOgg, 5],
    ['WAV', () => wavOf(voice({ seconds: 3 }), {}), 3],
  ])('a recording in %s is stored as it came and measured', async (_name, file, seconds) => {
    const client = await api.signIn();
    const { id } = given(
      await sendTurn(
        client,
        topic(0),
        { transcription: 'What I said.', transcriptSource: 'browser' },
        file(),
      ),
    );
    const talk = await read(client, id);
    expect(talk.turns[1]).toMatchObject({ text: 'What I said.', transcriptSource: 'browser' });
    expect(Math.round(talk.turns[1]?.duration ?? 0)).toBe(seconds);
    const { rows } = await api.pool.query('select audio_key from conversation_turns where id = $1', [
      talk.turns[1]?.id,
    ]);
    expect(Buffer.from(await api.infra.storage.read(rows[0].audio_key)).equals(Buffer.from(file()))).toBe(
      true,
    );
  });

  test('with neither a provider nor words it is kept, and completed by the same turn with words', async () => {
    const client = await api.signIn();
    const fields = { turnNumber: '1', sessionPhase: 'session1' };
    const refused = await sendTurn(client, topic(0), fields, SPEECH_WEBM);
    expect(refused).toMatchObject({ refused: { code: 'AI_UNAVAILABLE' } });
    const kept = await api.pool.query(
      'select id, text, audio_key from conversation_turns where user_id = $1 and speaker = $2',
      [client.userId, 'student'],
    );
    expect(kept.rows).toEqual([{ id: expect.any(Number), text: null, audio_key: expect.any(String) }]);
    const done = given(
      await sendTurn(client, topic(0), { ...fields, transcription: 'Here it is.' }, SPEECH_WEBM),
    );
    expect(done.transcription).toBe('Here it is.');
    const talk = await read(client, done.id);
    expect(talk.turns).toHaveLength(2);
    expect(talk.turns[1]).toMatchObject({ id: String(kept.rows[0].id), transcriptSource: 'clientSent' });
  });

  test('spoken again under its number after it could not be written down, it goes on', async () => {
    const client = await api.signIn();
    const fields = { turnNumber: '1', sessionPhase: 'session1' };
    await sendTurn(client, topic(0), fields, SPEECH_WEBM);
    const again = given(
      await sendTurn(
        client,
        topic(0),
        { ...fields, transcription: 'Spoken again.' },
        wavOf(voice({ seconds: 2 }), {}),
      ),
    );
    const { rows } = await api.pool.query('select count(*)::int as n from sessions where user_id = $1', [
      client.userId,
    ]);
    expect(rows).toEqual([{ n: 1 }]);
    expect((await read(client, again.id)).turns.at(-1)?.text).toBe('Spoken again.');
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    [
      'a lower phase',
      { sessionPhase: 'session2', turnNumber: '5' },
      { sessionPhase: 'session1', turnNumber: '6' },
    ],
    ['a number that is not above the last', { turnNumber: '3' }, { turnNumber: '3' }],
    ['a lower number under a new key', { turnNumber: '3', key: 'one' }, { turnNumber: '1', key: 'two' }],
  ])('%s starts afresh', async (_name, before, after) => {
    const client = await api.signIn();
    const send = ({ key, ...fields }: Record<string, string>, transcription: string) =>
      client.rest('/api/sessions', {
        method: 'POST',
        body: turnForm(topic(0), { ...fields, transcription }),
        headers: key ? { 'idempotency-key': key } : {},
      });
    const first = (await (await send(before, 'The first talk.')).json()) as TurnJson;
    const second = (await (await send(after, 'Another talk.')).json()) as TurnJson;
    expect(second.id).not.toBe(first.id);
    expect((await read(client, second.id)).turns).toHaveLength(2);
  });

  test('twelve idle hours start afresh', async () => {
    const client = await api.signIn();
    const first = given(await sendTurn(client, topic(0), { transcription: 'Good morning.' }));
    const now = api.clock.now();
    api.clock.moveTo(new Date(now.getTime() + 11 * 3_600_000));
    const second = given(await sendTurn(client, topic(0), { transcription: 'Still here.' }));
    api.clock.moveTo(new Date(now.getTime() + 23.5 * 3_600_000));
    const third = given(await sendTurn(client, topic(0), { transcription: 'The next day.' }));
    api.clock.moveTo(now);
    expect(second.id).toBe(first.id);
    expect(third.id).not.toBe(first.id);
  });

  test('a higher phase goes on, with what the partner opens it with', async () => {
    const client = await api.signIn();
    await sendTurn(client, topic(0), { sessionPhase: 'session1', turnNumber: '1', transcription: 'One.' });
    const { id } = given(
      await sendTurn(client, topic(0), { sessionPhase: 'session3', turnNumber: '1', transcription: 'Two.' }),
    );
    const talk = await read(client, id);
    expect(talk.phase).toBe('session3');
    expect(talk.turns.map(({ phase, madeBy }) => [phase, madeBy])).toEqual([
      ['session1', 'opening'],
      ['session1', null],
      ['session2', 'opening'],
      ['session3', 'opening'],
      ['session3', null],
    ]);
  });

  test('twenty at once, of one key, are one turn with one file', async () => {
    const client = await api.signIn();
    const before = (await readdir(path.join(api.dataDir, 'storage'), { recursive: true })).length;
    const send = async () =>
      client.rest('/api/sessions', {
        method: 'POST',
        body: turnForm(topic(0), { transcription: 'Once.' }, SPEECH_WEBM),
        headers: { 'idempotency-key': 'at-once' },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as TurnJson[];
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const { rows } = await api.pool.query(
      `select count(*)::int as n from conversation_turns where user_id = $1 and speaker = 'student'`,
      [client.userId],
    );
    expect(rows).toEqual([{ n: 1 }]);
    const after = await readdir(path.join(api.dataDir, 'storage'), { recursive: true });
    expect(after.filter((file) => file.endsWith('.webm')).length).toBeGreaterThan(0);
    expect(after.length - before).toBeLessThanOrEqual(2); // the file, and at most its folder
  });

  test('without keys, two first turns at once open one conversation each answer of its own', async () => {
    const client = await api.signIn();
    const answers = await Promise.all(
      ['One.', 'Two.', 'Three.'].map((transcription) => sendTurn(client, topic(0), { transcription })),
    );
    expect(new Set(answers.map((answer) => given(answer).id)).size).toBe(1);
  });

  test.each<[string, Record<string, string>, Uint8Array | undefined, string]>([
    ['nothing', {}, undefined, 'Please record or type your turn.'],
    ['blank words', { transcription: ' \u0000 ' }, undefined, 'Please record or type your turn.'],
    ['a picture', {}, Buffer.from('GIF89a and no sound'), 'The recording is not a WAV, webm or ogg file.'],
    [
      'MP4',
      {},
      Buffer.from('0000ftypisom and more'),
      'MP4 recordings cannot be read here: please send WAV, webm or ogg.',
    ],
    [
      'a webm without sound',
      {},
      SPEECH_WEBM.subarray(0, 60),
      'The recording holds no Opus sound. Please record it again, or send a WAV file.',
    ],
    [
      '151 seconds',
      {},
      wavOf(new Float32Array(151 * 16_000), {}),
      'The recording is longer than 150 seconds.',
    ],
    [
      'a phase that is none',
      { sessionPhase: 'session4' },
      undefined,
      'Please send one of session1, session2, session3.',
    ],
    [
      'a number that is none',
      { turnNumber: '-1', transcription: 'x' },
      undefined,
      'The number of a turn is a whole number.',
    ],
    [
      'no question',
      { questionId: '', transcription: 'x' },
      undefined,
      'Please say which question this is about.',
    ],
  ])('%s is refused and leaves nothing', async (_name, fields, audio, message) => {
    const client = await api.signIn();
    expect(await sendTurn(client, topic(0), fields, audio)).toMatchObject({
      refused: { code: 'BAD_USER_INPUT', message },
    });
    const { rows } = await api.pool.query('select 1 from sessions where user_id = $1', [client.userId]);
    expect(rows).toEqual([]);
  });

  test('a card of Part 2 is no topic, and a question that is not there is not there', async () => {
    const client = await api.signIn();
    const { rows } = await api.pool.query(`select id from questions where part_type = 'part2' limit 1`);
    expect(await sendTurn(client, rows[0].id, { transcription: 'x' })).toMatchObject({
      refused: { code: 'BAD_USER_INPUT', field: 'questionId' },
    });
    expect(await sendTurn(client, 999_999, { transcription: 'x' })).toMatchObject({
      refused: { code: 'NOT_FOUND' },
    });
  });
});

describe('an open conversation', () => {
  test('is in no list and in no statistics, but its day counts for the streak', async () => {
    const client = await api.signIn();
    await sendTurn(client, topic(0), { transcription: 'I practise every day.' });
    expect(await askRest(client, 'GET', '/api/sessions')).toEqual({ value: [] });
    expect(await askRest(client, 'GET', '/api/sessions/recent')).toEqual({ value: [] });
    expect(await askRest(client, 'GET', '/api/stats')).toMatchObject({ value: { totalSessions: 0 } });
    expect(await askRest(client, 'GET', '/api/user/streak')).toMatchObject({ value: { currentStreak: 1 } });
  });

  test("another's is not there", async () => {
    const client = await api.signIn();
    const { id } = given(await sendTurn(client, topic(0), { transcription: 'Mine.' }));
    const other = await api.signIn('Arjun');
    const notThere = { refused: { code: 'NOT_FOUND' } };
    expect(await askGraphql(other, READ, { id: String(id) })).toMatchObject(notThere);
    expect(await askGraphql(other, REPLY, { id: String(id) })).toMatchObject(notThere);
    expect(await askGraphql(other, ADVANCE, { id: String(id), from: 'session1' })).toMatchObject(notThere);
    const input = { sessionId: String(id), clientKey: 'k', transcription: 'Me too.' };
    expect(await askGraphql(other, TURN, { input })).toMatchObject(notThere);
  });
});

test('a teacher holds one for a student: it is apart from their own, and only for their own students', async () => {
  const teacher = await api.signIn('Cikgu', { role: 'teacher' });
  const add = { firstName: 'Aina', lastName: 'Rahman', email: 'aina@school.test', grade: '5' };
  given(await askRest(teacher, 'POST', '/api/teacher/students', add));
  const [student] = given(await askRest<{ id: string }[]>(teacher, 'GET', '/api/teacher/students'));
  const studentProfileId = student?.id ?? '';
  const own = given(await sendTurn(teacher, topic(2), { transcription: 'My own talk.' }));
  const hers = given(await sendTurn(teacher, topic(2), { transcription: 'Her talk.', studentProfileId }));
  expect(hers.id).not.toBe(own.id);
  const fields = { transcription: 'Not mine.', studentProfileId };
  const another = await api.signIn('Cikgu Lim', { role: 'teacher' });
  expect(await sendTurn(another, topic(2), fields)).toMatchObject({ refused: { code: 'NOT_FOUND' } });
  expect(await sendTurn(await api.signIn(), topic(2), fields)).toMatchObject({
    refused: { code: 'FORBIDDEN' },
  });
});
