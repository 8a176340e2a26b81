import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { operation } from '../../testing/operations.js';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { until } from '../../testing/until.js';
import { voice } from '../assessment/testing/signals.js';
import { wavOf } from '../assessment/testing/wav-file.js';

const TRANSCRIPT =
  'Last weekend I go to the market with my mother. We bought many vegetable and some fish for dinner. ' +
  'I like the market because the people are friendly and the food is fresh.';
const SPOKEN = wavOf(voice({ seconds: 14 }), {});

interface Progress {
  sessionProgress: {
    id: string;
    state: string;
    stateReason: string | null;
    transcription: string | null;
    transcriptSource: string | null;
    overallScore: number | null;
    canRetry: boolean;
    feedback: {
      marks: { criterion: string; band: number | null }[];
      findings: { quote: string; start: number; end: number }[];
      notMarked: { reason: string; because: string; advice: string } | null;
      assessorName: string;
      assessorModel: string | null;
      promptVersion: string | null;
      cautions: string[];
    } | null;
  };
}

/** Submits, and follows the session until it is settled. */
async function assessed(client: TestClient, input: object, audio: Uint8Array | null) {
  const variables = { input: { questionId: '1', clientKey: crypto.randomUUID(), audio: null, ...input } };
  const submit = operation('SubmitSession');
  const { data } = audio
    ? await client.upload<{ submitSession: { id: string } }>(submit, variables, {
        path: 'variables.input.audio',
        bytes: audio,
      })
    : await client.graphql<{ submitSession: { id: string } }>(submit, variables);
  const states: string[] = [];
  const reasons: string[] = [];
  const sessionId = data?.submitSession.id;
  for await (const event of client.subscribe<Progress>(operation('SessionProgress'), { sessionId })) {
    const session = event.data?.sessionProgress;
    if (!session) throw new Error(JSON.stringify(event.errors));
    if (states.at(-1) !== session.state) states.push(session.state);
    if (session.stateReason) reasons.push(session.stateReason);
    if (['assessed', 'notMarked', 'failed'].includes(session.state)) return { states, reasons, session };
  }
  throw new Error('the stream ended before the session was settled');
}

describe('without a provider', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ withWorker: true });
  });
  afterAll(() => api.close());

  const sendTo = (queue: string, payload: object) =>
    api.pool.query('insert into pgboss.job (name, data) values ($1, $2)', [queue, payload]);

  /** Until the queues of assessments have nothing left to do. */
  const idle = () =>
    until(
      () =>
        api.pool.query(`select 1 from pgboss.job where state < 'completed' and name like 'assess-session%'`),
      ({ rowCount }) => rowCount === 0,
    );

  test('a spoken answer with the words of the browser gets marks with evidence', async () => {
    const { session } = await assessed(
      await api.signIn(),
      { transcription: TRANSCRIPT, transcriptSource: 'browser' },
      SPOKEN,
    );
    expect(session).toMatchObject({ state: 'assessed', transcriptSource: 'browser' });
    expect(session.feedback).toMatchObject({
      assessorName: 'built-in',
      assessorModel: null,
      notMarked: null,
    });
    const bands = session.feedback?.marks.map(({ band }) => band ?? Number.NaN) ?? [];
    expect(session.feedback?.marks.map(({ criterion }) => criterion)).toEqual(['grammar', 'vocabulary']);
    expect(session.overallScore).toBe(bands.reduce((sum, band) => sum + band, 0));
    for (const { quote, start, end } of session.feedback?.findings ?? []) {
      expect(TRANSCRIPT.slice(start, end)).toBe(quote);
    }
    expect(session.feedback?.findings.length).toBeGreaterThan(0);
  });

  test('a second run of the same job changes nothing, and neither does giving up a marked session', async () => {
    const client = await api.signIn();
    const { session } = await assessed(
      client,
      { transcription: TRANSCRIPT, transcriptSource: 'typed' },
      null,
    );
    const payload = { sessionId: Number(session.id), attempt: 1 };
    await api.infra.jobs.enqueue(api.infra.orm.em.fork(), 'assess-session', payload);
    await sendTo('assess-session-given-up', payload);
    await idle();
    const { rows } = await api.pool.query(
      'select state, (select count(*)::int from assessments where session_id = sessions.id) as results from sessions where id = $1',
      [session.id],
    );
    expect(rows).toEqual([{ state: 'assessed', results: 1 }]);
  });

  test('a job whose worker died at its last try ends as failed, with a way to try again', async () => {
    const client = await api.signIn();
    const { rows } = await api.pool.query(
      `insert into sessions (user_id, question_text, part_type, state, created_at)
       values ($1, 'q', 'part2', 'assessing', now()) returning id`,
      [client.userId],
    );
    await sendTo('assess-session-given-up', { sessionId: rows[0].id, attempt: 1 });
    await idle();
    const answer = await client.graphql(operation('SessionDetails'), { id: rows[0].id });
    expect(answer.data?.session).toMatchObject({ state: 'failed', canRetry: true });
  });

  test.each<[string, string, Uint8Array | null, string | null]>([
    ['silence', 'silent', wavOf(new Float32Array(12 * 16_000), {}), TRANSCRIPT],
    ['three seconds of speech', 'tooShort', wavOf(voice({ seconds: 3 }), {}), TRANSCRIPT],
    ['speech whose words nobody wrote down', 'noTranscript', SPOKEN, null],
    ['five typed words', 'tooFewWords', null, 'I like my school much'],
  ])('%s is not marked, and told what to do', async (_name, reason, audio, transcription) => {
    const { session } = await assessed(
      await api.signIn(),
      { transcription, transcriptSource: 'browser' },
      audio,
    );
    expect(session).toMatchObject({ state: 'notMarked', overallScore: null, canRetry: false });
    expect(session.feedback?.notMarked?.reason).toBe(reason);
    expect(session.feedback?.notMarked?.because).toMatch(/^Not marked, because /);
    expect(session.feedback?.notMarked?.advice).not.toBe('');
  });
});

describe('with a provider', () => {
  let provider: ScriptedProvider;
  let api: TestApi;
  beforeAll(async () => {
    provider = await startScriptedProvider({ script: { transcript: TRANSCRIPT } });
    const endpoint = (prefix: string) => ({
      [`${prefix}_BASE_URL`]: provider.baseUrl,
      [`${prefix}_API_KEY`]: 'key',
      [`${prefix}_MODEL`]: 'scripted-1',
    });
    api = await startTestApi({
      withWorker: true,
      env: { ...endpoint('AI_CHAT'), ...endpoint('AI_TRANSCRIPTION'), LOG_LEVEL: 'silent' },
    });
  });
  afterEach(() => provider.play({ transcript: TRANSCRIPT }));
  afterAll(async () => {
    await api.close();
    await provider.close();
  });

  test('it transcribes and marks; the page learns of each step', async () => {
    const { states, session } = await assessed(await api.signIn(), {}, SPOKEN);
    expect(states.at(-1)).toBe('assessed');
    expect(session).toMatchObject({ transcription: TRANSCRIPT, transcriptSource: 'server' });
    expect(session.feedback).toMatchObject({ assessorName: 'model', assessorModel: 'scripted-1' });
    expect(session.feedback?.promptVersion).toMatch(/v\d/);
  });

  test("the server's words come before the browser's", async () => {
    const { session } = await assessed(
      await api.signIn(),
      { transcription: 'something that the browser misheard', transcriptSource: 'browser' },
      SPOKEN,
    );
    expect(session).toMatchObject({ transcription: TRANSCRIPT, transcriptSource: 'server' });
  });

  test('neither name nor address of the student leaves the house', async () => {
    const before = provider.requests.length;
    const client = await api.signIn('Unmistakable');
    await assessed(client, {}, SPOKEN);
    const sent = JSON.stringify(provider.requests.slice(before));
    expect(sent).not.toMatch(/unmistakable/i);
    expect(sent).not.toContain(client.userId);
  });

  test('failing twice, it is asked again', async () => {
    const down = { answer: 'status', status: 500 } as const;
    provider.play({ transcript: TRANSCRIPT, chat: { steps: [down, down] } });
    const { session } = await assessed(await api.signIn(), {}, SPOKEN);
    expect(session.feedback?.assessorName).toBe('model');
  });

  test('down for longer than one job waits: the student is told, and the marks come when it is back', async () => {
    const down = { answer: 'status', status: 503 } as const;
    // three tries of the first job fail, the next job is answered
    provider.play({ transcript: TRANSCRIPT, chat: { steps: [down, down, down] } });
    const { reasons, session } = await assessed(await api.signIn(), {}, SPOKEN);
    expect(reasons.join(' ')).toMatch(/does not answer at the moment\. We keep trying/);
    expect(session).toMatchObject({ state: 'assessed', stateReason: null });
    expect(session.feedback?.assessorName).toBe('model');
  });

  test('down to the last try: the built-in assessor marks, and says so', async () => {
    const client = await api.signIn();
    const { rows } = await api.pool.query(
      `insert into sessions (user_id, question_text, part_type, state, transcription, transcript_source, created_at)
       values ($1, 'q', 'part2', 'assessing', $2, 'typed', now()) returning id`,
      [client.userId, TRANSCRIPT],
    );
    const sessionId = Number(rows[0].id);
    await api.pool.query('insert into pgboss.job (name, data) values ($1, $2)', [
      'assess-session-given-up',
      { sessionId, attempt: 1 },
    ]);
    for await (const { data } of client.subscribe<Progress>(operation('SessionProgress'), {
      sessionId: String(sessionId),
    })) {
      const session = data?.sessionProgress;
      expect(session?.state).not.toBe('failed');
      if (session?.state !== 'assessed') continue;
      expect(session.feedback).toMatchObject({ assessorName: 'built-in' });
      expect(session.feedback?.cautions[0]).toMatch(/did not answer for a long time/);
      return;
    }
    throw new Error('the stream ended before the session was settled');
  });

  test('an answer that cannot be used: the built-in assessor marks, and says so', async () => {
    provider.play({ transcript: TRANSCRIPT, chat: { afterwards: { answer: 'refusal' } } });
    const { session } = await assessed(await api.signIn(), {}, SPOKEN);
    expect(session.feedback?.assessorName).toBe('built-in');
    expect(session.feedback?.cautions.join(' ')).toMatch(/built-in/i);
  });

  test('a transcription server that refuses the key: the words of the browser serve', async () => {
    provider.play({
      transcript: TRANSCRIPT,
      transcription: { afterwards: { answer: 'status', status: 401 } },
    });
    const { session } = await assessed(
      await api.signIn(),
      { transcription: TRANSCRIPT, transcriptSource: 'browser' },
      SPOKEN,
    );
    expect(session).toMatchObject({ state: 'assessed', transcriptSource: 'browser' });
  });

  test('and without any words the session fails, keeps the recording and may be run again', async () => {
    provider.play({ transcription: { afterwards: { answer: 'status', status: 401 } } });
    const client = await api.signIn();
    const { session } = await assessed(client, {}, SPOKEN);
    expect(session).toMatchObject({ state: 'failed', canRetry: true, overallScore: null });
    expect(session.stateReason).toMatch(/Your answer is safe/);
    provider.play({ transcript: TRANSCRIPT });
    const retried = await client.graphql<{ retryAssessment: { state: string } }>(
      operation('RetryAssessment'),
      {
        sessionId: session.id,
      },
    );
    expect(retried.errors).toBeUndefined();
    const stream = client.subscribe<Progress>(operation('SessionProgress'), { sessionId: session.id });
    for await (const { data } of stream) {
      if (data?.sessionProgress.state === 'assessed') return;
      expect(data?.sessionProgress.state).not.toBe('failed');
    }
  });
});
