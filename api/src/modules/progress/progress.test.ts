import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { improvementPercent } from 'schema/rules/scoring';
import { operation } from '../../testing/operations.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Row {
  readonly at: string;
  readonly duration: number;
  readonly grammar: number | null;
  readonly vocabulary: number | null;
}

const insert = async (userId: string, rows: readonly Row[]) => {
  for (const { at, duration, grammar, vocabulary } of rows) {
    const marked = grammar !== null && vocabulary !== null;
    await api.pool.query(
      `insert into sessions (user_id, question_text, part_type, state, duration, grammar_score, vocabulary_score,
         overall_score, created_at) values ($1, 'q', 'part2', $2, $3, $4, $5, $6, $7)`,
      [
        userId,
        marked ? 'assessed' : 'notMarked',
        duration,
        grammar,
        vocabulary,
        marked ? grammar + vocabulary : null,
        at,
      ],
    );
  }
};

const dashboardOf = async (client: TestClient) => {
  const { data } = await client.graphql<{ viewer: { stats: object; streak: object } }>(
    operation('Dashboard'),
    { recent: 5 },
  );
  return data?.viewer;
};

describe('statistics', () => {
  test('of someone who has not practised yet', async () => {
    expect(await dashboardOf(await api.signIn())).toMatchObject({
      stats: { totalSessions: 0, averageScore: 0, totalPracticeTime: 0, improvement: 0 },
      streak: { currentStreak: 0, longestStreak: 0, totalPracticeDays: 0 },
    });
  });

  test("another's sessions do not count", async () => {
    const [mine, theirs] = [await api.signIn(), await api.signIn('Arjun')];
    await insert(theirs.userId, [{ at: '2026-05-01T00:00:00Z', duration: 60, grammar: 6, vocabulary: 6 }]);
    expect(await dashboardOf(mine)).toMatchObject({ stats: { totalSessions: 0, averageScore: 0 } });
  });

  test('equal a plain recount, whatever was practised', async () => {
    const band = fc.option(fc.integer({ min: 0, max: 6 }), { freq: 4 });
    const row = fc.record({
      minute: fc.integer({ min: 0, max: 500_000 }),
      duration: fc.integer({ min: 0, max: 90 }),
      grammar: band,
      vocabulary: band,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(row, { maxLength: 12, selector: ({ minute }) => minute }),
        async (made) => {
          const client = await api.signIn();
          const rows = made
            .toSorted((a, b) => a.minute - b.minute)
            .map((one) => ({
              ...one,
              at: new Date(Date.UTC(2025, 0, 1) + one.minute * 60_000).toISOString(),
            }))
            .map((one) =>
              one.grammar === null || one.vocabulary === null
                ? { ...one, grammar: null, vocabulary: null }
                : one,
            );
          await insert(client.userId, rows);
          const bands = rows
            .flatMap(({ grammar, vocabulary }) => [grammar, vocabulary])
            .filter((one) => one !== null);
          const marked = rows.filter(({ grammar }) => grammar !== null);
          expect((await dashboardOf(client))?.stats).toMatchObject({
            totalSessions: rows.length,
            averageScore: bands.length
              ? Math.round((bands.reduce((a, b) => a + b, 0) / bands.length) * 100) / 100
              : 0,
            totalPracticeTime: Math.round(rows.reduce((sum, { duration }) => sum + duration, 0) / 60),
            improvement: improvementPercent(
              marked.map(({ grammar, vocabulary }) => ({
                mark: (grammar ?? 0) + (vocabulary ?? 0),
                maximum: 12,
              })),
            ),
          });
        },
      ),
      { numRuns: 15, seed: 3 },
    );
  });
});

describe('the streak', () => {
  test('counts days where the student is: half past midnight in Kuala Lumpur is a new day', async () => {
    const client = await api.signIn();
    await client.graphql(operation('SetTimeZone'), { timeZone: 'Asia/Kuala_Lumpur' });
    const answer = { duration: 60, grammar: null, vocabulary: null };
    await insert(client.userId, [
      { ...answer, at: '2026-03-01T15:30:00Z' }, // 1 March, 23:30
      { ...answer, at: '2026-03-01T16:30:00Z' }, // 2 March, 00:30
    ]);
    api.clock.moveTo('2026-03-02T20:00:00+08:00');
    expect((await dashboardOf(client))?.streak).toMatchObject({ currentStreak: 2, totalPracticeDays: 2 });
    await client.graphql(operation('SetTimeZone'), { timeZone: 'UTC' });
    expect((await dashboardOf(client))?.streak).toMatchObject({ currentStreak: 1, totalPracticeDays: 1 });
  });
});
