import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { loadImpactStudy } from '../../db/demo-data/load-impact-study.js';
import { askGraphql, askRest, type DoorAnswer } from '../../testing/both-doors.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import type { ImpactOverview, StudentImprovement } from './impact.js';

const QUERY = `query Impact($cohort: ImpactCohort!, $period: String) {
  impact(cohort: $cohort, period: $period) {
    overview {
      totalStudents activeStudents engagementRate completedSessions averageScore studentsWithImprovement
      averageImprovement recentActiveStudents regionalBreakdown { malaysian international }
    }
    improvementData(first: 100) { edges { node { ...Improved } } }
    monthlyEngagement { uniqueStudents totalSessions }
  }
}
fragment Improved on StudentImprovement { userId sessionsCompleted firstScore latestScore improvement }`;

interface Figures {
  readonly overview: Omit<ImpactOverview, 'regionalBreakdown'>;
  /** REST tells it for the global cohort only. */
  readonly regionalBreakdown?: ImpactOverview['regionalBreakdown'];
  readonly improvementData: readonly StudentImprovement[];
  readonly monthlyEngagement: { readonly uniqueStudents: number; readonly totalSessions: number };
}

interface GraphqlImpact {
  readonly overview: ImpactOverview;
  readonly improvementData: { readonly edges: readonly { readonly node: StudentImprovement }[] };
  readonly monthlyEngagement: Figures['monthlyEngagement'];
}
type RestImpact = Omit<Figures, 'overview'> & {
  readonly overview: ImpactOverview & {
    readonly totalMalaysianStudents?: number;
    readonly totalGlobalStudents?: number;
  };
};

type Ask = (client: TestClient, cohort: string, period: string) => Promise<DoorAnswer<Figures>>;

/** The same question through either door, answered in one shape. */
const DOORS: [string, Ask][] = [
  [
    'GraphQL',
    async (client, cohort, period) => {
      const answer = await askGraphql<GraphqlImpact>(client, QUERY, { cohort, period });
      if ('refused' in answer) return answer;
      const { improvementData, monthlyEngagement } = answer.value;
      const { regionalBreakdown, ...overview } = answer.value.overview;
      return {
        value: {
          overview,
          ...(cohort === 'global' && { regionalBreakdown }),
          improvementData: improvementData.edges.map(({ node }) => node),
          monthlyEngagement,
        },
      };
    },
  ],
  [
    'REST',
    async (client, cohort, period) => {
      const path = `/api/analytics/${cohort}-impact/${encodeURIComponent(period)}`;
      const answer = await askRest<RestImpact>(client, 'GET', path);
      if ('refused' in answer) return answer;
      const { overview: told, ...rest } = answer.value;
      const { totalGlobalStudents, totalMalaysianStudents, regionalBreakdown, ...overview } = told;
      const totalStudents = cohort === 'global' ? totalGlobalStudents : totalMalaysianStudents;
      return {
        value: {
          overview: { ...overview, totalStudents: totalStudents ?? Number.NaN },
          ...(regionalBreakdown && { regionalBreakdown }),
          ...rest,
        },
      };
    },
  ],
];

const ISSUE = `mutation { issueResearchToken(input: { name: "R", expiresInDays: 9, scopes: [analyticsRead] }) {
  secret token { id } } }`;

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await loadImpactStudy(api.infra, []);
  api.clock.moveTo('2026-03-01T12:00:00Z');
  admin = await api.signIn('Farid', { role: 'admin', email: 'impact@lisan.test' });
});
// whoever signed in for one test is no student of the next
afterEach(() => api.pool.query(`delete from users where issuer = 'test' and id <> $1`, [admin.userId]));
afterAll(() => api.close());

async function issued(): Promise<{ secret: string; token: { id: string } }> {
  const answer = await askGraphql<{ secret: string; token: { id: string } }>(admin, ISSUE);
  if ('refused' in answer) throw new Error(answer.refused.message);
  return answer.value;
}

async function figuresOf(ask: Ask, client: TestClient, cohort: string, period: string): Promise<Figures> {
  const answer = await ask(client, cohort, period);
  if ('refused' in answer) throw new Error(answer.refused.message);
  return answer.value;
}

const PERIODS = ['all-time', '2025-09', '2025-08', '2025-07', '2025-06', '2031-01'];
const BOTH = PERIODS.flatMap((period) => [['malaysian', period] as const, ['global', period] as const]);

test.each(BOTH)('both doors say the same of %s, %s', async (cohort, period) => {
  const [graphql, rest] = await Promise.all(DOORS.map(([, ask]) => figuresOf(ask, admin, cohort, period)));
  expect(graphql).toEqual(rest);
});

describe.each(DOORS)('the impact study through %s', (_door, ask) => {
  test('has figures for the demo', async () => {
    const { overview, regionalBreakdown, improvementData, monthlyEngagement } = await figuresOf(
      ask,
      admin,
      'global',
      '2025-09',
    );
    expect(overview.totalStudents).toBe(60);
    expect(regionalBreakdown).toEqual({ malaysian: 45, international: 15 });
    expect(overview.activeStudents).toBeGreaterThan(30);
    expect(overview.averageScore).toBeGreaterThan(4);
    expect(overview.studentsWithImprovement).toBeGreaterThan(10);
    expect(monthlyEngagement).toEqual({
      uniqueStudents: overview.activeStudents,
      totalSessions: overview.completedSessions,
    });
    expect(improvementData.length).toBeGreaterThan(10);
  });

  test.each(['2025-06', '2031-01'])('has zeros for a month without practice, %s', async (period) => {
    const { overview, improvementData, monthlyEngagement } = await figuresOf(ask, admin, 'malaysian', period);
    expect(overview).toEqual({
      ...{ totalStudents: 45, activeStudents: 0, engagementRate: 0, completedSessions: 0, averageScore: 0 },
      ...{ studentsWithImprovement: 0, averageImprovement: 0, recentActiveStudents: 0 },
    });
    expect(improvementData).toEqual([]);
    expect(monthlyEngagement).toEqual({ uniqueStudents: 0, totalSessions: 0 });
  });

  test.each([
    '2025',
    '2025-13',
    '2025-9',
    '0000-01',
    'september',
    ' ',
    "2025-09' or 1=1",
    '2025-09-01',
    '\u0000',
  ])('refuses the period %j', async (period) => {
    expect(await ask(admin, 'global', period)).toEqual({
      refused: {
        code: 'BAD_USER_INPUT',
        field: 'period',
        message: 'Ask for all-time, or for a month as 2025-09.',
      },
    });
  });

  test.each<[string, () => Promise<TestClient> | TestClient, string]>([
    ['a visitor', () => api.visitor(), 'UNAUTHENTICATED'],
    ['a new user', () => api.signIn('New', { hasProfile: false }), 'FORBIDDEN'],
    ['a student', () => api.signIn(), 'FORBIDDEN'],
    ['a teacher', () => api.signIn('Daniel', { role: 'teacher' }), 'FORBIDDEN'],
    ['an admin', () => api.signIn('Priya', { role: 'admin' }), 'FORBIDDEN'],
  ])('is closed to %s, also for a period that is none', async (_name, caller, code) => {
    const client = await caller();
    for (const period of ['2025-09', 'nonsense']) {
      expect(await ask(client, 'global', period)).toMatchObject({ refused: { code } });
    }
  });

  test('is open to a script with a token, until that is revoked', async () => {
    const { secret, token } = await issued();
    const script = api.script(secret);
    expect(await ask(script, 'global', '2025-09')).toMatchObject({ value: {} });
    await admin.graphql(`mutation { revokeResearchToken(id: ${token.id}) { id } }`);
    expect(await ask(script, 'global', '2025-09')).toEqual({
      refused: { code: 'UNAUTHENTICATED', message: 'Unauthorized' },
    });
  });

  test('needs the scope of the token', async () => {
    const { secret, token } = await issued();
    await api.pool.query(`update research_tokens set scopes = '{}' where id = $1`, [token.id]);
    expect(await ask(api.script(secret), 'global', '2025-09')).toMatchObject({
      refused: { code: 'FORBIDDEN' },
    });
  });

  test('counts for a script only students whose consent is in force', async () => {
    const script = api.script((await issued()).secret);
    const everybody = await figuresOf(ask, admin, 'global', 'all-time');
    const consenting = await figuresOf(ask, script, 'global', 'all-time');
    expect([everybody.overview.totalStudents, consenting.overview.totalStudents]).toEqual([60, 56]);
    expect(consenting.overview.completedSessions).toBeLessThan(everybody.overview.completedSessions);
    const known = new Set(everybody.improvementData.map(({ userId }) => userId));
    for (const { userId } of consenting.improvementData) expect(known).toContain(userId);
  });
});

test.each([
  ['/api/analytics/malaysian-impact/', 404],
  ['/api/analytics/malaysian-impact', 404],
  ['/api/analytics/penang-impact/all-time', 404],
])('GET %s is %i', async (path, status) => {
  expect((await admin.rest(path)).status).toBe(status);
});

function standardError(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}

describe('GraphQL', () => {
  test('has pages of everybody, in one order', async () => {
    const PAGE = `query Page($first: Int!, $after: String) { impact(cohort: global, period: "all-time") {
      improvementData(first: $first, after: $after) {
        edges { cursor node { userId improvement } } pageInfo { endCursor hasNextPage } } } }`;
    interface Page {
      improvementData: {
        edges: { cursor: string; node: { userId: string; improvement: number } }[];
        pageInfo: { endCursor: string; hasNextPage: boolean };
      };
    }
    const all: { userId: string; improvement: number }[] = [];
    let after: string | null = null;
    do {
      const answer: DoorAnswer<Page> = await askGraphql<Page>(admin, PAGE, { first: 20, after });
      if ('refused' in answer) throw new Error(answer.refused.message);
      const { edges, pageInfo }: Page['improvementData'] = answer.value.improvementData;
      all.push(...edges.map(({ node }) => node));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(new Set(all.map(({ userId }) => userId)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(40);
    const improvements = all.map(({ improvement }) => improvement);
    expect(improvements).toEqual(improvements.toSorted((a, b) => b - a));
    for (const bad of ['nonsense', Buffer.from('place -1').toString('base64url')]) {
      expect(await askGraphql(admin, PAGE, { first: 5, after: bad })).toMatchObject({
        refused: { code: 'BAD_USER_INPUT', field: 'after' },
      });
    }
    expect(await askGraphql(admin, PAGE, { first: 101 })).toMatchObject({ refused: { field: 'first' } });
  });

  test('has the ten who improved the most, the months, and whose figures these are', async () => {
    const { data } = await admin.graphql<{ impact: Record<string, never> }>(`{
      impact(cohort: malaysian, period: "all-time") {
        cohort period onlyConsenting includesDemoData
        topImprovers { improvement }
        engagementByMonth { month uniqueStudents totalSessions }
        monthlyEngagement { totalSessions }
      }
    }`);
    expect(data?.impact).toMatchObject({
      ...{ cohort: 'malaysian', period: 'all-time', onlyConsenting: false, includesDemoData: true },
      topImprovers: Array.from({ length: 10 }, () => ({ improvement: expect.any(Number) })),
      engagementByMonth: [{ month: '2025-07' }, { month: '2025-08' }, { month: '2025-09' }],
    });
    const months = data?.impact.engagementByMonth as { totalSessions: number }[] | undefined;
    expect(data?.impact.monthlyEngagement).toEqual({
      totalSessions: months?.reduce((sum, { totalSessions }) => sum + totalSessions, 0),
    });
  });

  test.each(PERIODS)('has the n of each mean, and everybody once in the distribution, %s', async (period) => {
    interface WithSizes {
      readonly markedSessions: number;
      readonly comparedStudents: number;
      readonly improvementStandardError: number | null;
      readonly improvementDistribution: { marks: number; students: number }[];
      readonly improvementData: { edges: { node: { improvement: number } }[] };
      readonly overview: { studentsWithImprovement: number; completedSessions: number };
    }
    const { data } = await admin.graphql<{ impact: WithSizes }>(
      `query Sizes($period: String) { impact(cohort: global, period: $period) {
        markedSessions comparedStudents improvementStandardError improvementDistribution { marks students }
        improvementData(first: 100) { edges { node { improvement } } }
        overview { studentsWithImprovement completedSessions }
      } }`,
      { period },
    );
    if (!data) throw new Error('no figures');
    const { improvementDistribution: steps, improvementData, overview, ...sizes } = data.impact;
    const counted = new Map<number, number>();
    for (const { node } of improvementData.edges.toReversed()) {
      const marks = Math.sign(node.improvement) * Math.ceil(Math.abs(node.improvement)) + 0;
      counted.set(marks, (counted.get(marks) ?? 0) + 1);
    }
    expect(steps).toEqual([...counted].map(([marks, students]) => ({ marks, students })));
    expect(sizes.comparedStudents).toBe(improvementData.edges.length);
    const error = standardError(improvementData.edges.map(({ node }) => node.improvement));
    // these are rounded, the server's are not
    expect(sizes.improvementStandardError).toEqual(Number.isNaN(error) ? null : expect.closeTo(error, 2));
    const improved = steps.reduce((sum, { marks, students }) => sum + (marks > 0 ? students : 0), 0);
    expect(improved).toBe(overview.studentsWithImprovement);
    expect(sizes.markedSessions).toBeLessThanOrEqual(overview.completedSessions);
    expect(sizes.markedSessions === 0).toBe(overview.completedSessions === 0);
  });

  test('offers the months of the study, and asks for the first one where none is named', async () => {
    const { data } = await admin.graphql(
      '{ impactPeriods { value label isDefault } impact(cohort: global) { period } }',
    );
    expect(data).toEqual({
      impactPeriods: [
        { value: 'all-time', label: 'All Time', isDefault: false },
        { value: '2025-09', label: 'September 2025', isDefault: true },
        { value: '2025-08', label: 'August 2025', isDefault: false },
        { value: '2025-07', label: 'July 2025', isDefault: false },
      ],
      impact: { period: '2025-09' },
    });
  });

  test('tells the viewer whether the dashboard is theirs', async () => {
    const canSeeImpact = async (client: TestClient) =>
      (await client.graphql('{ viewer { canSeeImpact } }')).data?.viewer;
    expect(await canSeeImpact(admin)).toEqual({ canSeeImpact: true });
    expect(await canSeeImpact(await api.signIn())).toEqual({ canSeeImpact: false });
  });
});
