import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Streak } from 'schema/rules/streak';
import { askGraphql, askRest, type DoorAnswer } from '../../testing/both-doors.js';
import { operation } from '../../testing/operations.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import type { Stats } from './progress.service.js';
import { addOwnPractice, type MadePractice } from './testing/own-practice.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Progress {
  readonly stats: Stats;
  readonly streak: Streak;
}

const QUERY = `{ viewer {
  stats { totalSessions averageScore totalPracticeTime improvement }
  streak { currentStreak longestStreak totalPracticeDays }
} }`;

/** The same figures through either door. */
const DOORS: [string, (client: TestClient) => Promise<DoorAnswer<Progress>>][] = [
  ['GraphQL', (client) => askGraphql<Progress>(client, QUERY)],
  [
    'REST',
    async (client) => {
      const stats = await askRest<Stats>(client, 'GET', '/api/stats');
      const streak = await askRest<Streak>(client, 'GET', '/api/user/streak');
      if ('refused' in stats) return stats;
      if ('refused' in streak) return streak;
      return { value: { stats: stats.value, streak: streak.value } };
    },
  ],
];

const answer = (quarter: number, bands: MadePractice['bands']): MadePractice => ({
  ...{ quarter, bands, partType: 'part2', duration: 60, isOpen: false, isForStudent: false, turns: [] },
});

/** Someone who practised from that instant on, as a student. */
async function practised(begins: string, practice: readonly MadePractice[]): Promise<TestClient> {
  const client = await api.signIn();
  const madeFor = await addOwnPractice(api.pool, practice, Date.parse(begins));
  await api.pool.query('update sessions set user_id = $1 where user_id = $2', [client.userId, madeFor]);
  await api.pool.query('update conversation_turns set user_id = $1 where user_id = $2', [
    client.userId,
    madeFor,
  ]);
  return client;
}

describe.each(DOORS)('progress through %s', (_door, ask) => {
  test('of someone who has not practised yet is zero', async () => {
    expect(await ask(await api.signIn())).toEqual({
      value: {
        stats: { totalSessions: 0, averageScore: 0, totalPracticeTime: 0, improvement: 0 },
        streak: { currentStreak: 0, longestStreak: 0, totalPracticeDays: 0 },
      },
    });
  });

  test('counts days where the student is: half past midnight in Kuala Lumpur is a new day', async () => {
    // 1 March, 23:30 in Kuala Lumpur, and half past midnight
    const client = await practised('2026-03-01T15:30:00Z', [answer(0, [6, 6, 0]), answer(4, [8, 10, 0])]);
    await client.graphql(operation('SetTimeZone'), { timeZone: 'Asia/Kuala_Lumpur' });
    api.clock.moveTo('2026-03-02T20:00:00+08:00');
    expect(await ask(client)).toEqual({
      value: {
        stats: { totalSessions: 2, averageScore: 3.75, totalPracticeTime: 2, improvement: 50 },
        streak: { currentStreak: 2, longestStreak: 2, totalPracticeDays: 2 },
      },
    });
    await client.graphql(operation('SetTimeZone'), { timeZone: 'UTC' });
    expect(await ask(client)).toMatchObject({
      value: { streak: { currentStreak: 1, longestStreak: 1, totalPracticeDays: 1 } },
    });
  });

  test('has a day for a turn of a conversation that is still open, and nothing else of it', async () => {
    const turns = [{ quarter: 96, speaker: 'student' as const }];
    const client = await practised('2026-03-01T04:00:00Z', [
      { ...answer(0, null), partType: 'part3', isOpen: true, turns },
    ]);
    api.clock.moveTo('2026-03-02T12:00:00Z');
    expect(await ask(client)).toMatchObject({
      value: {
        stats: { totalSessions: 0, totalPracticeTime: 0 },
        streak: { totalPracticeDays: 1, currentStreak: 1 },
      },
    });
  });

  test('of a teacher has nothing that was recorded for a student', async () => {
    const client = await practised('2026-03-01T04:00:00Z', [{ ...answer(0, [8, 8, 0]), isForStudent: true }]);
    expect(await ask(client)).toMatchObject({
      value: { stats: { totalSessions: 0, averageScore: 0 }, streak: { totalPracticeDays: 0 } },
    });
  });
});

test('a visitor has no progress: 401 through REST, no viewer through GraphQL', async () => {
  const visitor = api.visitor();
  for (const path of ['/api/stats', '/api/user/streak']) {
    expect((await visitor.rest(path)).status).toBe(401);
  }
  expect((await visitor.graphql(QUERY)).data).toEqual({ viewer: null });
});
