import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operation } from '../../testing/operations.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { voice } from '../assessment/testing/signals.js';
import { wavOf } from '../assessment/testing/wav-file.js';

let api: TestApi;
let student: TestClient;
let questionId: string;

const SUBMIT = operation('SubmitSession');
const DETAILS = operation('SessionDetails');
const spoken = (seconds: number) => wavOf(voice({ seconds }), {});
const recording = (bytes: Uint8Array) => ({ path: 'variables.input.audio', bytes });

interface Submitted {
  submitSession: { id: string; state: string; duration: number; audioUrl: string | null };
}

const submit = (client: TestClient, clientKey: string, bytes: Uint8Array, more: object = {}) =>
  client.upload<Submitted>(
    SUBMIT,
    { input: { questionId, clientKey, audio: null, ...more } },
    recording(bytes),
  );

beforeAll(async () => {
  api = await startTestApi();
  student = await api.signIn();
  const { data } = await student.graphql<{ practiceQuestions: { edges: { node: { id: string } }[] } }>(
    operation('PracticeQuestions'),
    {
      partType: 'part2',
      difficulty: 'intermediate',
    },
  );
  questionId = data?.practiceQuestions.edges[0]?.node.id ?? '';
});
afterAll(() => api.close());

describe('submitting an answer', () => {
  test('a recording is stored as it came, its duration measured, and a job waits', async () => {
    const bytes = spoken(12);
    const { data, errors } = await submit(student, 'key-1', bytes);
    expect(errors).toBeUndefined();
    expect(data?.submitSession).toMatchObject({ state: 'recorded', duration: 12 });
    const id = data?.submitSession.id;
    const audio = await student.rest(`/api/sessions/${id}/audio`);
    expect(audio.headers.get('content-type')).toBe('audio/wav');
    expect(audio.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await audio.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    const jobs = await api.pool.query(`select data from pgboss.job where name = 'assess-session'`);
    expect(jobs.rows).toContainEqual({ data: { sessionId: Number(id), attempt: 1 } });
  });

  test('sending again under the same key gives the same session and keeps one file', async () => {
    const bytes = spoken(2);
    const first = await submit(student, 'key-2', bytes);
    const again = await submit(student, 'key-2', bytes);
    expect(again.data?.submitSession.id).toBe(first.data?.submitSession.id);
    const files = await readdir(path.join(api.dataDir, 'storage'), { recursive: true });
    const { rows } = await api.pool.query(
      'select count(*)::int as n from sessions where audio_key is not null',
    );
    expect(files.filter((file) => file.endsWith('.wav'))).toHaveLength(rows[0].n);
  });

  test('twenty at once under one key make one session', async () => {
    const bytes = spoken(1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(student, 'key-3', bytes)));
    expect(answers.flatMap((answer) => answer.errors ?? [])).toEqual([]);
    expect(new Set(answers.map((answer) => answer.data?.submitSession.id)).size).toBe(1);
  });

  test('another answer under the same key is a conflict', async () => {
    await submit(student, 'key-4', spoken(1));
    const other = await submit(student, 'key-4', spoken(2));
    expect(other.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  test('two students may use the same key', async () => {
    const bytes = spoken(1);
    const mine = await submit(student, 'key-5', bytes);
    const theirs = await submit(await api.signIn('Arjun'), 'key-5', bytes);
    expect(theirs.errors).toBeUndefined();
    expect(theirs.data?.submitSession.id).not.toBe(mine.data?.submitSession.id);
  });

  test('a typed answer has no recording', async () => {
    const { data } = await student.graphql<Submitted>(SUBMIT, {
      input: {
        questionId,
        clientKey: 'key-6',
        transcription: '  I like my school.  ',
        transcriptSource: 'typed',
      },
    });
    expect(data?.submitSession).toMatchObject({ duration: 0, audioUrl: null });
    const { data: details } = await student.graphql<{ session: object }>(DETAILS, {
      id: data?.submitSession.id,
    });
    expect(details?.session).toMatchObject({ transcription: 'I like my school.', transcriptSource: 'typed' });
  });

  test.each<[string, Uint8Array, string]>([
    ['an empty file', new Uint8Array(), 'The recording is an empty file.'],
    ['a picture', Buffer.from('GIF89a and no sound at all in it'), 'The recording is not a WAV file.'],
    [
      'a recording cut off',
      spoken(2).subarray(0, 20_000),
      'The recording is cut off: part of its sound is missing.',
    ],
    ['91 seconds', wavOf(new Float32Array(91 * 16_000), {}), 'The recording is longer than 90 seconds.'],
  ])('%s is refused with a sentence and leaves nothing', async (_name, bytes, message) => {
    const before = await readdir(path.join(api.dataDir, 'storage'), { recursive: true });
    const { errors } = await submit(student, crypto.randomUUID(), bytes);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field: 'audio' } });
    expect(await readdir(path.join(api.dataDir, 'storage'), { recursive: true })).toHaveLength(before.length);
  });

  test('21 MB are refused as too large', async () => {
    const { errors } = await submit(student, 'too-large', new Uint8Array(21 * 1024 * 1024));
    expect(errors?.[0]?.extensions.code).toBe('PAYLOAD_TOO_LARGE');
  });

  test.each(['', ' ', 'a\u0000b', 'x'.repeat(101), 'über'])('%p is no key', async (clientKey) => {
    const { errors } = await student.graphql(SUBMIT, {
      input: { questionId, clientKey, transcription: 'words' },
    });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'clientKey' });
  });

  test('neither recording nor words', async () => {
    const { errors } = await student.graphql(SUBMIT, {
      input: { questionId, clientKey: 'none', transcription: ' ' },
    });
    expect(errors?.[0]?.message).toBe('Please record or type an answer.');
  });

  test.each(['0', '999999', '-1', '99999999999', 'x', "1' or '1'='1"])('question %p', async (id) => {
    const { errors } = await student.graphql(SUBMIT, {
      input: { questionId: id, clientKey: crypto.randomUUID(), transcription: 'words' },
    });
    expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain(errors?.[0]?.extensions.code);
  });

  test('a visitor is asked to sign in', async () => {
    const { errors } = await submit(api.visitor(), 'visitor', spoken(1));
    expect(errors?.[0]).toMatchObject({ message: 'Unauthorized', extensions: { code: 'UNAUTHENTICATED' } });
  });

  test("sent from a page of someone else's, after the account was switched, is asked to sign in", async () => {
    const other = await api.signIn('Arjun');
    const answer = await student.rest('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-lisan-viewer': other.userId },
      body: JSON.stringify({
        query: SUBMIT,
        variables: { input: { questionId, clientKey: 'switched', transcription: 'I am Arjun.' } },
      }),
    });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    const own = await student.rest('/api/auth/user', { headers: { 'x-lisan-viewer': student.userId } });
    expect(own.status).toBe(200);
  });

  test('an upload without the preflight header is refused: another site could have sent it', async () => {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: SUBMIT, variables: {} }));
    form.set('map', '{}');
    const answer = await student.rest('/graphql', { method: 'POST', body: form });
    expect(answer.status).toBe(400);
  });
});

describe('reading', () => {
  test("another's session is not there, through either door", async () => {
    const mine = await submit(student, 'mine', spoken(1));
    const id = mine.data?.submitSession.id;
    const other = await api.signIn('Arjun');
    const { errors } = await other.graphql(DETAILS, { id });
    expect(errors?.[0]).toMatchObject({ message: 'Session not found.', extensions: { code: 'NOT_FOUND' } });
    for (const path of ['', '/feedback', '/audio']) {
      const answer = await other.rest(`/api/sessions/${id}${path}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ message: 'Session not found.', code: 'NOT_FOUND' });
    }
    const stream = other.subscribe(operation('SessionProgress'), { sessionId: id });
    const first = await stream.next();
    expect(first.value?.errors?.[0].extensions.code).toBe('NOT_FOUND');
  });

  test('a signed-out caller of the REST door', async () => {
    const answer = await api.visitor().rest('/api/sessions');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ message: 'Unauthorized', code: 'UNAUTHENTICATED' });
  });

  test('pages follow each other without gap or repetition', async () => {
    const reader = await api.signIn('Siti');
    for (let i = 0; i < 7; i++) await submit(reader, `page-${i}`, spoken(1));
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 4; page++) {
      const { data } = (await reader.graphql(operation('Sessions'), { first: 3, after })) as {
        data: {
          sessions: {
            edges: { node: { id: string } }[];
            pageInfo: { endCursor: string; hasNextPage: boolean };
          };
        };
      };
      seen.push(...data.sessions.edges.map((edge) => edge.node.id));
      after = data.sessions.pageInfo.endCursor;
      if (!data.sessions.pageInfo.hasNextPage) break;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
    const rest = (await (await reader.rest('/api/sessions')).json()) as { id: number }[];
    expect(rest.map((session) => String(session.id))).toEqual(seen);
  });

  test('the words of a page are read when they are asked for, and only one’s own', async () => {
    const reader = await api.signIn('Devi');
    const words = ['I like to read.', 'I play the drum.'];
    for (const [i, transcription] of words.entries()) {
      const input = { questionId, clientKey: `words-${i}`, transcription, transcriptSource: 'typed' };
      await reader.graphql(SUBMIT, { input });
    }
    const list = '{ sessions { edges { node { transcription } } } }';
    const { data } = await reader.graphql(list);
    expect(data).toEqual({
      sessions: { edges: words.toReversed().map((transcription) => ({ node: { transcription } })) },
    });
  });

  test.each([0, 101, -1])('a page of %p', async (first) => {
    const { errors } = await student.graphql(operation('Sessions'), { first });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' });
  });

  test('a player may seek', async () => {
    const bytes = spoken(1);
    const { data } = await submit(student, 'seek', bytes);
    const url = `/api/sessions/${data?.submitSession.id}/audio`;
    const part = await student.rest(url, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(Buffer.from(bytes.subarray(10, 20)))).toBe(true);
    expect((await student.rest(url, { headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416);
  });
});

describe('a revoked login', () => {
  test('is out at once, and its streams end', async () => {
    const client = await api.signIn('Kavi');
    const { data } = await submit(client, 'revoked', spoken(1));
    const stream = client.subscribe(operation('SessionProgress'), { sessionId: data?.submitSession.id });
    expect((await stream.next()).value?.data).toBeDefined();
    await api.logins.revoke(client.identity?.loginId ?? '');
    await expect(stream.next()).rejects.toThrow();
    expect((await client.rest('/api/sessions')).status).toBe(401);
  });
});
