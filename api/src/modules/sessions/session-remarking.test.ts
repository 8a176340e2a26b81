import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operation } from '../../testing/operations.js';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { until } from '../../testing/until.js';
import { type Answer, SUBMIT_THROUGH, spoken } from './testing/answers.js';

const HEARD =
  'Last weekend I go to the market with my mother. We bought many vegetable and some fish for dinner. ' +
  'I like the market because the people are friendly and the food is fresh.';
const RIGHT = HEARD.replace('I go', 'I went').replace('vegetable', 'vegetables');

interface Attempt {
  readonly transcriptSource: string;
  readonly transcription: string;
  readonly improvedAnswer: { state: string; text: string | null; model: string | null } | null;
  readonly feedback: {
    readonly totalScore: number | null;
    readonly cautions: readonly string[];
    readonly findings: readonly { quote: string; start: number; end: number }[];
    readonly notMarked: { reason: string } | null;
  };
}
interface Reading {
  readonly id: string;
  readonly state: string;
  readonly overallScore: number | null;
  readonly transcription: string | null;
  readonly transcriptSource: string | null;
  readonly canCorrect: boolean;
  readonly attempts: readonly Attempt[];
  readonly wordTimes: readonly { start: number; end: number; from: number; to: number }[];
}

const read = async (client: TestClient, id: string): Promise<Reading> => {
  const { data, errors } = await client.graphql<{ session: Reading }>(operation('SessionReading'), { id });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.session;
};
/** The session once it is settled. */
const settled = (client: TestClient, id: string) =>
  until(
    () => read(client, id),
    ({ state }) => ['assessed', 'notMarked', 'failed'].includes(state),
  );
async function submitted(client: TestClient, answer: Answer): Promise<Reading> {
  const sent = await SUBMIT_THROUGH.GraphQL(client, { audio: spoken(14), ...answer });
  if ('refused' in sent) throw new Error(sent.refused.message);
  return settled(client, String(sent.value.id));
}
async function corrected(client: TestClient, sessionId: string, text: string): Promise<Reading> {
  const { errors } = await client.graphql(operation('CorrectTranscript'), { input: { sessionId, text } });
  if (errors) throw new Error(JSON.stringify(errors));
  return settled(client, sessionId);
}

describe('without a provider', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ withWorker: true });
  });
  afterAll(() => api.close());

  test('corrected words are marked beside what was heard, whose marks the session keeps', async () => {
    const client = await api.signIn();
    const first = await submitted(client, { transcription: HEARD, transcriptSource: 'browser' });
    expect(first).toMatchObject({ state: 'assessed', canCorrect: true, wordTimes: [] });
    const { attempts, ...session } = await corrected(client, first.id, RIGHT);
    expect(session).toMatchObject({
      ...{ state: 'assessed', overallScore: first.overallScore },
      ...{ transcription: HEARD, transcriptSource: 'browser' },
    });
    expect(attempts[0]).toEqual(first.attempts[0]);
    expect(attempts[1]).toMatchObject({
      transcriptSource: 'corrected',
      transcription: RIGHT,
      improvedAnswer: null,
    });
    expect(attempts[1]?.feedback.cautions).toContainEqual(expect.stringContaining('corrected by hand'));
    const quotes = ({ feedback }: Attempt) => feedback.findings.map(({ quote }) => quote);
    expect(attempts[0] && quotes(attempts[0]).length).toBeGreaterThan(
      attempts[1] ? quotes(attempts[1]).length : 9,
    );
    const { rows } = await api.pool.query('select has_corrected_marks as is from sessions where id = $1', [
      first.id,
    ]);
    expect(rows).toEqual([{ is: false }]);
  });

  test('words written down for a recording that nobody understood get marks, which the study leaves out', async () => {
    const client = await api.signIn();
    const first = await submitted(client, {});
    expect(first).toMatchObject({ state: 'notMarked', overallScore: null, canCorrect: true });
    const second = await corrected(client, first.id, RIGHT);
    expect(second).toMatchObject({ state: 'assessed', transcription: null });
    expect(second.overallScore).toBe(second.attempts[1]?.feedback.totalScore);
    const third = await corrected(client, first.id, HEARD);
    expect(third.overallScore).toBe(second.overallScore);
    const { rows } = await api.pool.query('select has_corrected_marks as is from sessions where id = $1', [
      first.id,
    ]);
    expect(rows).toEqual([{ is: true }]);
  });

  test('a conversation is marked again with the turns that were put right, and its voice as it was', async () => {
    const client = await api.signIn();
    const { id: recorded } = await submitted(client, {});
    const talk = [
      'What do you do at the weekend?',
      'Last weekend I go to the market with my mother, because we needs fish.',
      'I see. Do you like it there?',
      'Yes, I like it very much. What about you, do you like the markets?',
      'I do. Shall we decide?',
      'I think that we should choose the night market, because it is cheaper.',
    ];
    const { rows } = await api.pool.query<{ id: number }>(
      `insert into sessions (user_id, question_text, question_points, part_type, session_type, state, audio_key,
         duration, transcription, transcript_source, created_at)
       select user_id, 'Talk about the weekend.', '{market,fish}', 'part3', 'conversation', 'failed', audio_key, 14,
         'as it was heard', 'server', now() from sessions where id = $1 returning id`,
      [recorded],
    );
    const id = String(rows[0]?.id);
    await api.pool.query(
      `insert into conversation_turns (session_id, user_id, position, phase, speaker, text, audio_key, duration, created_at)
       select $1, $2, place, 'session1', case when place % 2 = 0 then 'student' else 'partner' end, words,
         case when place % 2 = 0 then 'audio/turn' end, 4, now()
       from unnest($3::text[]) with ordinality as turn (words, place)`,
      [id, client.userId, talk],
    );
    const turns = [{ position: 2, text: 'Last weekend I go to the market with my brother.' }];
    await client.graphql(operation('CorrectTranscript'), { input: { sessionId: id, turns } });
    const { state, attempts, wordTimes } = await settled(client, id);
    expect(state).toBe('assessed');
    const [attempt] = attempts;
    expect(attempt?.transcriptSource).toBe('corrected');
    const lines = attempt?.transcription ?? '';
    expect(lines.split('\n').slice(0, 3)).toEqual([
      'AI Partner: What do you do at the weekend?',
      'Student: Last weekend I go to the market with my brother.',
      'AI Partner: I see. Do you like it there?',
    ]);
    const { findings = [] } = attempt?.feedback ?? {};
    expect(findings.map(({ quote }) => quote).join(' ')).not.toContain('needs');
    for (const { start, end, quote } of findings) expect(lines.slice(start, end)).toBe(quote);
    expect(wordTimes.map(({ from, to }) => [from, to])).toEqual([
      [0, 4],
      [4, 8],
      [8, 12],
    ]);
  });

  test('a correction that is too short to be marked takes no marks away', async () => {
    const client = await api.signIn();
    const first = await submitted(client, { transcription: HEARD, transcriptSource: 'browser' });
    const { state, overallScore, attempts } = await corrected(client, first.id, 'I went there.');
    expect({ state, overallScore }).toEqual({ state: 'assessed', overallScore: first.overallScore });
    expect(attempts[1]?.feedback).toMatchObject({ totalScore: null, notMarked: { reason: 'tooFewWords' } });
  });
});

describe('with a provider', () => {
  let api: TestApi;
  let provider: ScriptedProvider;
  beforeAll(async () => {
    provider = await startScriptedProvider();
    const endpoint = (prefix: string) => ({
      [`${prefix}_BASE_URL`]: provider.baseUrl,
      [`${prefix}_API_KEY`]: 'key',
      [`${prefix}_MODEL`]: 'scripted-model',
    });
    const env = { ...endpoint('AI_CHAT'), ...endpoint('AI_TRANSCRIPTION'), LOG_LEVEL: 'silent' };
    api = await startTestApi({ withWorker: true, env });
  });
  afterAll(async () => {
    await api.close();
    await provider.close();
  });
  const improved = (client: TestClient, id: string) =>
    until(
      () => read(client, id),
      ({ attempts }) => attempts.length > 0 && attempts.at(-1)?.improvedAnswer?.state !== 'awaited',
    );

  test('the times of the words are kept, and a better version of the answer follows the marks', async () => {
    provider.play({ transcript: HEARD });
    const client = await api.signIn();
    const { id, wordTimes } = await submitted(client, {});
    expect(wordTimes.slice(0, 2).map(({ start, end }) => HEARD.slice(start, end))).toEqual([
      'Last',
      'weekend',
    ]);
    expect(wordTimes.at(-1)).toMatchObject({ end: HEARD.length - 1 });
    const { attempts } = await improved(client, id);
    expect(attempts[0]?.improvedAnswer).toEqual({
      ...{ state: 'written', model: 'scripted-model' },
      text: `To begin with, ${HEARD}`,
    });
  });

  test('a provider that refuses to write one leaves the marks as they are', async () => {
    provider.play({ transcript: HEARD, improvement: { steps: [{ answer: 'refusal' }] } });
    const client = await api.signIn();
    const { id } = await submitted(client, {});
    expect(await improved(client, id)).toMatchObject({
      state: 'assessed',
      attempts: [{ improvedAnswer: { state: 'failed', text: null } }],
    });
  });
});
