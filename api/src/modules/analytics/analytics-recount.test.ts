import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import fc from 'fast-check';
import pg from 'pg';
import pino from 'pino';
import { IMPACT_COHORTS } from 'schema/rules/impact';
import type { RequestContext } from '../../context.js';
import { createOrm } from '../../db/orm.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { AnalyticsService } from './analytics.service.js';
import type { StudentImprovement } from './impact.js';
import { addPractice, type MadeSession, type MadeStudent } from './testing/made-practice.js';
import { recount } from './testing/recount.js';

const MONTHS = ['2025-07', '2025-08', '2025-09', '2025-11'];
/** Far east, far west, half hours, and one that changes its clocks at midnight. */
const ZONES = ['Asia/Kuala_Lumpur', 'Pacific/Apia', 'America/New_York', 'Asia/Kathmandu', 'America/Santiago'];

type Improvement = Omit<StudentImprovement, 'userId'>;

let database: TestDatabase;
let orm: MikroORM;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  orm = await createOrm(database.url);
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool.end();
  await orm.close(true);
  await database.drop();
});

const often = <Value>(usual: Value, ...others: Value[]) =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 12 }, ...others.map((other) => fc.constant(other)));

/** Near the borders of months, where zones differ; few instants, so that there are ties. */
const instant = fc
  .record({ month: fc.integer({ min: 6, max: 11 }), hour: fc.integer({ min: -30, max: 30 }) })
  .map(({ month, hour }) => new Date(Date.UTC(2025, month - 1, 1, hour)));

const session: fc.Arbitrary<MadeSession> = fc.record({
  at: instant,
  partType: fc.constantFrom('part2', 'part3'),
  state: often('assessed', 'notMarked', 'recorded', 'failed'),
  /** Of the bands, in halves; what the part cannot have is cut off. */
  halves: fc.integer({ min: 0, max: 36 }),
  audio: often('recording', 'turns', 'none'),
  transcriptSource: often('browser', 'server', 'typed', 'clientSent', null),
  isOpen: often(false, true),
  isForStudent: often(false, true),
  isCorrected: often(false, true),
});

const student: fc.Arbitrary<MadeStudent> = fc.record({
  role: often('student', 'teacher', 'admin'),
  country: often('Malaysia', ' MALAYSIA ', 'Singapore', '', null),
  issuer: often('local', 'demo'),
  consent: often('given', 'withdrawn', 'none'),
  sessions: fc.array(session, { maxLength: 12, size: 'max' }),
});
const students = fc.array(student, { minLength: 3, maxLength: 15, size: 'max' });

const question = fc.record({
  cohort: fc.constantFrom(...IMPACT_COHORTS),
  period: fc.constantFrom('all-time', ...MONTHS),
  zone: fc.constantFrom(...ZONES),
  onlyConsenting: fc.boolean(),
});

test('every figure equals a plain recount, whoever practised whenever', async () => {
  const now = new Date('2025-11-20T10:00:00Z');
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(
      students,
      fc.array(question, { minLength: 3, maxLength: 3 }),
      async (made, questions) => {
        await pool.query('delete from users');
        await addPractice(pool, made);
        for (const { cohort, period, zone, onlyConsenting } of questions) {
          const service = new AnalyticsService(
            { now: () => now },
            { name: 'a study', months: MONTHS, timeZone: zone },
          );
          const figures = await service.figures(contextOf(onlyConsenting), cohort, period, 500);
          const plain = recount(made, { cohort, period, zone, now, onlyConsenting });
          expect({ ...figures, improvementData: null }).toEqual({ ...plain, improvementData: null });
          const improvements = figures.improvementData.map(({ improvement }) => improvement);
          expect(improvements).toEqual(improvements.toSorted((a, b) => b - a));
          expect(inOneOrder(figures.improvementData)).toEqual(inOneOrder(plain.improvementData));
          compared += improvements.length;
        }
      },
    ),
    { numRuns: 50, seed: 17 },
  );
  expect(compared).toBeGreaterThan(100);
});

/** Students with the same improvement come in any order, which pseudonyms hide. */
const inOneOrder = (rows: readonly Improvement[]): string[] =>
  rows
    .map(({ sessionsCompleted, firstScore, latestScore, improvement }) =>
      [improvement, firstScore, latestScore, sessionsCompleted].join(),
    )
    .toSorted();

describe('pseudonyms', () => {
  const service = (study: string) =>
    new AnalyticsService({ now: () => new Date() }, { name: study, months: [], timeZone: 'UTC' });
  const idsOf = async (one: AnalyticsService) =>
    (await one.figures(contextOf(false), 'global', 'all-time', 500)).improvementData.map(
      ({ userId }) => userId,
    );

  test('are stable within one study, on every instance, and others in another', async () => {
    await pool.query('delete from users');
    const marked = { ...DEFAULT_SESSION, at: new Date('2025-07-05T00:00:00Z') };
    const later = { ...DEFAULT_SESSION, at: new Date('2025-08-05T00:00:00Z') };
    const one: MadeStudent = {
      role: 'student',
      country: 'Malaysia',
      issuer: 'local',
      consent: 'none',
      sessions: [marked, later],
    };
    const userIds = await addPractice(pool, [one, one, one]);
    const [here, there] = await Promise.all([idsOf(service('a new study')), idsOf(service('a new study'))]);
    expect(here).toEqual(there);
    expect(new Set(here).size).toBe(3);
    for (const id of here) expect(id).toMatch(/^p[\da-f]{24}$/);
    expect(userIds.some((id) => here.join().includes(id.slice(0, 8)))).toBe(false);
    expect(await idsOf(service('another study'))).not.toEqual(here);
  });
});

const DEFAULT_SESSION: MadeSession = {
  at: new Date(0),
  partType: 'part2',
  state: 'assessed',
  halves: 8,
  audio: 'recording',
  transcriptSource: 'browser',
  isOpen: false,
  isForStudent: false,
  isCorrected: false,
};

/** The impact admin, or a researcher's script. */
function contextOf(isScript: boolean): RequestContext {
  const admin = {
    ...{ id: randomUUID(), role: 'admin' as const, timeZone: null, isProfileComplete: true },
    ...{ canSeeImpact: true, loginId: null },
  };
  return {
    viewer: isScript ? null : admin,
    grant: isScript ? { tokenId: '1', scopes: ['analytics:read'] } : null,
    ...{ address: '', isSystem: false, em: orm.em.fork(), log: pino({ level: 'silent' }), requestId: 'test' },
  };
}
