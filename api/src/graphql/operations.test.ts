import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RECORDING_CONSENT } from 'schema/rules/consent';
import { OPERATIONS, operation } from '../testing/operations.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';
import type { TestClient } from '../testing/test-client.js';

let api: TestApi;
let student: TestClient;
let sessionId: string;

/** What each operation of the web is sent with here; a new operation needs a row. */
const VARIABLES: Record<string, () => object> = {
  Assessor: () => ({}),
  CompleteProfile: () => ({
    input: {
      country: 'Malaysia',
      state: 'Sabah',
      institution: 'SMK Likas',
      institutionType: 'secondary_school',
    },
  }),
  CreateTestimonial: () => ({ input: { content: 'I am not afraid of the examiner any more.' } }),
  Dashboard: () => ({ recent: 5 }),
  GiveRecordingConsent: () => ({
    input: { version: RECORDING_CONSENT.version, isMinor: false, guardianConfirmed: false },
  }),
  PracticeQuestions: () => ({ partType: 'part2', difficulty: 'beginner' }),
  Report: () => ({ id: sessionId }),
  RetryAssessment: () => ({ sessionId }),
  SessionDetails: () => ({ id: sessionId }),
  SessionProgress: () => ({ sessionId }),
  Sessions: () => ({ first: 20 }),
  SetTimeZone: () => ({ timeZone: 'Asia/Kuching' }),
  SubmitSession: () => ({
    input: {
      questionId: '1',
      clientKey: 'replayed',
      transcription: 'I help my mother at home.',
      transcriptSource: 'typed',
    },
  }),
  Viewer: () => ({}),
};

beforeAll(async () => {
  api = await startTestApi();
  student = await api.signIn();
  const { data } = await student.graphql<{ submitSession: { id: string } }>(operation('SubmitSession'), {
    input: {
      questionId: '1',
      clientKey: 'first',
      transcription: 'I like to read.',
      transcriptSource: 'typed',
    },
  });
  sessionId = data?.submitSession.id ?? '';
  await api.pool.query(`update sessions set state = 'failed' where id = $1`, [sessionId]);
});
afterAll(() => api.close());

describe('what the web asks', () => {
  test('every operation has a row here', () => {
    expect(Object.keys(VARIABLES).sort()).toEqual(Object.keys(OPERATIONS).sort());
  });

  test.each(Object.keys(OPERATIONS))('%s is answered without an error', async (name) => {
    const text = operation(name);
    const variables = VARIABLES[name]?.() ?? {};
    if (/^subscription/m.test(text)) {
      const stream = student.subscribe(text, { ...variables });
      const { value } = await stream.next();
      await stream.return?.();
      expect(value).toMatchObject({ data: expect.any(Object) });
      expect(value?.errors).toBeUndefined();
      return;
    }
    const { data, errors } = await student.graphql(text, variables);
    expect(errors).toBeUndefined();
    for (const value of Object.values(data ?? {})) expect(value).not.toBeNull();
  });

  // the first time it is walked, from the second on compiled
  test.each(Object.keys(OPERATIONS).filter((name) => !/^subscription/m.test(operation(name))))(
    '%s is answered the same when it is compiled, errors too',
    async (name) => {
      const wrong = { id: 'none', sessionId: '999999', first: 0, input: {}, partType: 'part4' };
      const text = (round: string) => `# ${round}\n${operation(name)}`;
      const askAll = async () => {
        await api.pool.query(`update sessions set state = 'failed' where id = $1`, [sessionId]);
        const answers = await Promise.all([
          student.graphql(text('right'), VARIABLES[name]?.()),
          student.graphql(text('wrong'), wrong),
          api.visitor().graphql(text('signed out'), VARIABLES[name]?.()),
        ]);
        // what is made anew has an id and a time of its own
        return JSON.stringify(answers).replace(/("create\w+":\{"id":|"\w+At":)"[^"]+"/g, '$1"new"');
      };
      const walked = await askAll();
      expect(await askAll()).toBe(walked);
      expect(await askAll()).toBe(walked);
    },
  );
});
