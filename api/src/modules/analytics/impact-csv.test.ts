import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadImpactStudy } from '../../db/demo-data/load-impact-study.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { impactCsv } from './impact-csv.js';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await loadImpactStudy(api.infra, []);
  admin = await api.signIn('Farid', { role: 'admin', email: 'impact@lisan.test' });
});
afterAll(() => api.close());

async function token(): Promise<{ secret: string; token: { id: string } }> {
  const { data } = await admin.graphql<{ issueResearchToken: { secret: string; token: { id: string } } }>(
    'mutation { issueResearchToken(input: { name: "R", expiresInDays: 9, scopes: [analyticsRead] }) { secret token { id } } }',
  );
  if (!data) throw new Error('no token');
  return data.issueResearchToken;
}

/** Plain fields only: nothing of ours holds a comma or a quote. */
const rowsOf = (csv: string): string[][] =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

test('has the figures that a script reads as JSON, one a row', async () => {
  const script = api.script((await token()).secret);
  const path = '/api/analytics/global-impact/2025-08';
  const answer = await script.rest(`${path}.csv`);
  expect([
    answer.status,
    answer.headers.get('content-type'),
    answer.headers.get('content-disposition'),
  ]).toEqual([200, 'text/csv; charset=utf-8', 'attachment; filename=lisan-global-impact-2025-08.csv']);
  const [header, ...rows] = rowsOf(await answer.text());
  expect(header).toEqual(['cohort', 'period', 'section', 'key', 'figure', 'value']);
  const told = (await (await script.rest(path)).json()) as {
    overview: Record<string, number | Record<string, number>>;
    improvementData: { userId: string; improvement: number }[];
    monthlyEngagement: { totalSessions: number };
  };
  const figure = (section: string, key: string, name: string) =>
    Number(rows.find((row) => [section, key, name].every((cell, index) => row[index + 2] === cell))?.[5]);
  const { totalGlobalStudents, regionalBreakdown, ...overview } = told.overview;
  expect(figure('overview', '', 'totalStudents')).toBe(totalGlobalStudents);
  for (const [name, value] of Object.entries(overview)) expect(figure('overview', '', name)).toBe(value);
  for (const [name, value] of Object.entries(regionalBreakdown ?? {})) {
    expect(figure('regionalBreakdown', '', name)).toBe(value);
  }
  for (const { userId, improvement } of told.improvementData) {
    expect(figure('improvementData', userId, 'improvement')).toBe(improvement);
  }
  expect(told.improvementData.some(({ improvement }) => improvement < 0)).toBe(true);
  expect(figure('engagementByMonth', '2025-08', 'totalSessions')).toBe(told.monthlyEngagement.totalSessions);
  expect(new Set(rows.map(([cohort, period]) => `${cohort} ${period}`))).toEqual(new Set(['global 2025-08']));
});

test('leaves out whoever has not consented, whoever asks, and leaves an audit entry', async () => {
  const { secret, token: issued } = await token();
  const path = '/api/analytics/malaysian-impact/all-time.csv';
  const texts = await Promise.all(
    [admin, api.script(secret)].map(async (one) => (await one.rest(path)).text()),
  );
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).toContain('malaysian,all-time,overview,,totalStudents,42\r\n');
  const { rows } = await api.pool.query(
    `select actor_id, subject from audit_entries where action = 'analytics.export' and subject like 'malaysian%'
     order by subject`,
  );
  expect(rows).toEqual([
    { actor_id: admin.userId, subject: 'malaysian-impact:all-time' },
    { actor_id: null, subject: `malaysian-impact:all-time token:${issued.id}` },
  ]);
});

test.each<[string, () => Promise<TestClient> | TestClient, string, number]>([
  ['a visitor', () => api.visitor(), 'all-time', 401],
  ['a student', () => api.signIn(), 'all-time', 403],
  ['a bad token', () => api.script('nonsense'), 'all-time', 401],
  ['a period that is none', () => admin, '2025-13', 400],
  ['a path in place of a period', () => admin, '..%2F..%2Fall-time', 400],
])('%s is refused, and leaves no audit entry', async (_name, caller, period, status) => {
  const count = async () =>
    (await api.pool.query(`select count(*)::int from audit_entries where action = 'analytics.export'`))
      .rows[0].count;
  const before = await count();
  const answer = await (await caller()).rest(`/api/analytics/global-impact/${period}.csv`);
  expect(answer.status).toBe(status);
  expect(await count()).toBe(before);
});

test('a text that a spreadsheet would run is text, a negative number stays a number', () => {
  const csv = impactCsv({
    ...{ cohort: 'global', period: '2025-09', includesDemoData: false, engagementByMonth: [] },
    overview: {
      ...{
        totalStudents: 1,
        activeStudents: 1,
        engagementRate: 100,
        completedSessions: 2,
        averageScore: 6.5,
      },
      ...{ studentsWithImprovement: 0, averageImprovement: -1.5, recentActiveStudents: 0 },
      regionalBreakdown: { malaysian: 1, international: 0 },
    },
    improvementData: [
      {
        ...{ userId: '=cmd|"/c calc"!A1', sessionsCompleted: 2, firstScore: 7, latestScore: 5.5 },
        improvement: -1.5,
      },
    ],
  });
  expect(csv).toContain(`global,2025-09,improvementData,"'=cmd|""/c calc""!A1",improvement,-1.5\r\n`);
  expect(csv).toContain('global,2025-09,overview,,averageImprovement,-1.5\r\n');
});
