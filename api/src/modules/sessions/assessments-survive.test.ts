import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { failingSteps, isPaid } from '../../testing/failing-steps.js';
import { asksForImprovement } from '../../testing/scripted-assessment.js';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { honestAnswers } from '../assessment/testing/injected.js';
import { SUBMIT_THROUGH, spoken } from './testing/answers.js';

/** `npm run prove` takes all 2,000 and kills the worker 20 times. */
const COUNT = Number(process.env.PROVE_COUNT) || 6;
const KILLS = Number(process.env.PROVE_KILLS) || 1;
const SEED = Number(process.env.PROVE_SEED) || 2;
const FAILING = 0.3;
const HOURS_2 = 7_200_000;
/** A killed worker's jobs come back after ten seconds, and a minute is the longest wait between two tries. */
const STANDSTILL_MS = 240_000;
/** Fewer than an account may send in an hour. */
const PER_STUDENT = 100;
const AT_ONCE = 8;
/** One in so many is spoken, one is a conversation. */
const SPOKEN_EVERY = 10;
const AUDIO = spoken(14);
const ANSWERS = honestAnswers(COUNT, SEED);

/** More than are asked: some calls are made again. */
const steps = (seed: number) => ({ steps: failingSteps(COUNT * 4, FAILING, SEED + seed) });
const SCRIPT = { chat: steps(1), improvement: steps(2), transcription: steps(3) };

let provider: ScriptedProvider;
let api: TestApi;
beforeAll(async () => {
  provider = await startScriptedProvider({ script: SCRIPT });
  const endpoint = (prefix: string) => ({
    [`${prefix}_BASE_URL`]: provider.baseUrl,
    [`${prefix}_API_KEY`]: 'key',
    [`${prefix}_MODEL`]: 'scripted-1',
    [`${prefix}_TIMEOUT`]: '3',
  });
  const prices = { AI_CHAT_PRICE_INPUT: '1', AI_CHAT_PRICE_OUTPUT: '1', AI_TRANSCRIPTION_PRICE: '1' };
  // a cap that nobody reaches, so that every call is reserved before it is made
  const spending = { ...prices, AI_SPENDING_PER_DAY: '100000' };
  const env = { ...endpoint('AI_CHAT'), ...endpoint('AI_TRANSCRIPTION'), ...spending, LOG_LEVEL: 'silent' };
  api = await startTestApi({ withWorker: 'process', env });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const row = async <Row>(sql: string): Promise<Row> => (await api.pool.query(sql)).rows[0];

async function submitAll(): Promise<void> {
  const students = await Promise.all(
    Array.from({ length: Math.ceil(COUNT / PER_STUDENT) }, () => api.signIn()),
  );
  const { id } = await row<{ id: string }>(`select id from questions where part_type = 'part3' limit 1`);
  const waiting = [...ANSWERS.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, text] = next;
      await submit(students[index % students.length] as TestClient, index, text, id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function submit(client: TestClient, index: number, text: string, topicId: string): Promise<void> {
  if (index % SPOKEN_EVERY === 1) {
    const [first, ...more] = text.split(/(?<=[.?!]) /);
    const said = [first, ...more].map((sentence) => `Mei: ${sentence}\nAI Partner: I see. Why?`);
    const response = await client.rest('/api/sessions/assess', {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'wait=0' },
      body: JSON.stringify({ questionId: topicId, transcription: said.join('\n'), partType: 'part3' }),
    });
    // taken, and not marked yet
    expect(response.status).toBe(504);
    return;
  }
  const isSpoken = index % SPOKEN_EVERY === 0;
  const answer = isSpoken ? { audio: AUDIO } : { transcription: text, transcriptSource: 'typed' };
  expect(await SUBMIT_THROUGH.REST(client, answer)).toHaveProperty('value.id');
}

const settled = async () =>
  (
    await row<{ n: number }>(
      `select count(*)::int as n from sessions where state in ('assessed', 'notMarked', 'failed')`,
    )
  ).n;
const unfinished = async () =>
  (
    await row<{ n: number }>(
      `select count(*)::int as n from pgboss.job where state < 'completed' and name <> 'housekeeping'`,
    )
  ).n;

/** What the queue looks like, for whoever has to find out why. */
const queue = async () =>
  JSON.stringify(
    (
      await api.pool.query(
        `select name, state, count(*)::int as jobs, max(retry_count) as retries, min(start_after) as due
         from pgboss.job group by name, state order by name, state`,
      )
    ).rows,
  );

/** Kills the worker in even steps of what is settled, each time with jobs in its hands, until nothing is left to do. */
async function killUntilDone(): Promise<number> {
  let [killed, before, since, inHand] = [0, '', Date.now(), 0];
  for (;;) {
    const [done, waiting] = [await settled(), await unfinished()];
    if (done === COUNT && waiting === 0) return inHand;
    if (killed < KILLS && done >= ((killed + 1) * COUNT) / (KILLS + 2)) {
      const active = await kill();
      if (active > 0) killed += 1;
      inHand += active;
    }
    const now = `${done} ${waiting}`;
    if (now !== before) [before, since] = [now, Date.now()];
    if (Date.now() - since > STANDSTILL_MS) throw new Error(`${COUNT - done} stand still: ${await queue()}`);
    await sleep(20);
  }
}

/** @returns how many jobs it had in its hands; at none it is let live */
async function kill(): Promise<number> {
  const { n } = await row<{ n: number }>(
    `select count(*)::int as n from pgboss.job where state = 'active' and name = 'assess-session'`,
  );
  if (n === 0) return 0;
  process.kill(api.workerPid(), 'SIGKILL');
  // the moment from which its heart is missed: ten seconds later for everybody but `npm test`
  if (!process.env.PROVE_COUNT) {
    await api.pool.query(
      `update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
    );
  }
  return n;
}

describe(`${COUNT} answers, a provider that fails ${FAILING * 100} % of its calls, ${KILLS} × kill -9`, () => {
  let inHand: number;
  beforeAll(async () => {
    [inHand] = await Promise.all([killUntilDone(), submitAll()]);
  }, HOURS_2);

  test('each is marked, once', async () => {
    expect(inHand).toBeGreaterThanOrEqual(KILLS);
    const { rows } = await api.pool.query(
      'select state, count(*)::int as sessions from sessions group by state',
    );
    expect(rows).toEqual([{ state: 'assessed', sessions: COUNT }]);
    expect(
      await row(
        'select count(*)::int as results, count(distinct session_id)::int as sessions from assessments',
      ),
    ).toEqual({ results: COUNT, sessions: COUNT });
  });

  test('none is charged twice, and nothing stays reserved', async () => {
    // one charge at most for what is asked of a session, and the sums of days and users hold each once
    const charges = await row(
      `select count(*) filter (where cost is null)::int as open,
         count(*)::int - count(distinct (purpose, reference))::int as doubled,
         count(*) filter (where reference !~ '^session:[0-9]+:1(:repair)?$')::int as strange
       from spending_calls`,
    );
    expect(charges).toEqual({ open: 0, doubled: 0, strange: 0 });
    const sums = await row<Record<'calls' | 'amount' | 'days' | 'ofDays' | 'ofUsers', number>>(
      `select (select count(*) from spending_calls)::int as calls,
         (select sum(cost) from spending_calls)::float8 as amount,
         (select sum(calls) from spending_days)::int as days,
         (select sum(amount) from spending_days)::float8 as "ofDays",
         (select sum(amount) from spending_user_days)::float8 as "ofUsers"`,
    );
    const { calls, amount } = sums;
    expect(sums).toEqual({ calls, amount, days: calls, ofDays: amount, ofUsers: amount });
    // what is charged was answered
    const answered = paidAnswers();
    expect(calls).toBeLessThanOrEqual(answered);
    await report({ answered, calls });
  });

  async function report(sums: { readonly answered: number; readonly calls: number }): Promise<void> {
    if (!process.env.PROVE_COUNT) return;
    const asked = provider.requests.length;
    const by = await row<object>(
      `select count(*) filter (where result->'assessor'->>'name' = 'model')::int as "byModel",
         count(*) filter (where result->'assessor'->>'name' = 'built-in')::int as "builtIn" from assessments`,
    );
    process.stderr.write(`R2: ${JSON.stringify({ COUNT, KILLS, inHand, asked, ...sums, ...by })}\n`);
  }
});

/** How often the provider has answered with something to pay for, some of it to a worker that was dead by then. */
function paidAnswers(): number {
  const asked = { chat: 0, improvement: 0, transcription: 0 };
  for (const { path, messages } of provider.requests) {
    if (path.endsWith('/audio/transcriptions')) asked.transcription += 1;
    else if (asksForImprovement(messages.user ?? '')) asked.improvement += 1;
    else asked.chat += 1;
  }
  const { chat, improvement, transcription } = SCRIPT;
  return [
    ...chat.steps.slice(0, asked.chat),
    ...improvement.steps.slice(0, asked.improvement),
    ...transcription.steps.slice(0, asked.transcription),
  ].filter(isPaid).length;
}
