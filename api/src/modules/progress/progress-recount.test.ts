import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import fc from 'fast-check';
import pg from 'pg';
import pino from 'pino';
import type { RequestContext } from '../../context.js';
import { createOrm } from '../../db/orm.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { ProgressService } from './progress.service.js';
import { addOwnPractice, type MadePractice } from './testing/own-practice.js';
import { recountStats, recountStreak } from './testing/recount-progress.js';

/** One without summer time; two that change their clocks, one of them at midnight; one of half hours. */
const ZONES = ['Asia/Kuala_Lumpur', 'America/New_York', 'America/Santiago', 'Australia/Lord_Howe'];
/** Days around both changes of the clocks, in the north and in the south. */
const STARTS = ['2026-03-07', '2026-04-03', '2026-09-04', '2026-10-31'];

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
  fc.oneof({ arbitrary: fc.constant(usual), weight: 6 }, ...others.map((other) => fc.constant(other)));

/** Quarters of an hour, so that days begin inside, and some answers are of the same instant. */
const LAST_QUARTER = 6 * 96;
const quarter = fc.integer({ min: 0, max: LAST_QUARTER });
const halves = fc.integer({ min: 0, max: 12 });

const practice: fc.Arbitrary<MadePractice> = fc.record({
  quarter,
  partType: fc.constantFrom('part2', 'part3'),
  /** Halves of a band for each criterion; null: not marked. */
  bands: fc.option(fc.tuple(halves, halves, halves), { freq: 4 }),
  duration: fc.integer({ min: 0, max: 300 }),
  isOpen: often(false, true),
  isForStudent: often(false, true),
  turns: fc.array(fc.record({ quarter, speaker: fc.constantFrom('student', 'partner') }), { maxLength: 3 }),
});

const viewerOf = (id: string, timeZone: string | null): RequestContext => ({
  viewer: { id, timeZone, role: 'student', isProfileComplete: true, canSeeImpact: false, loginId: null },
  ...{ grant: null, address: '', isSystem: false },
  ...{ em: orm.em.fork(), log: pino({ level: 'silent' }), requestId: 'test' },
});

test.each([
  ['a time zone of their own', true],
  ['the time zone of the product', false],
])('statistics and streak equal a plain recount, in %s', async (_name, isKnown) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(practice, { maxLength: 14, size: 'max' }),
      fc.constantFrom(...ZONES),
      fc.constantFrom(...STARTS),
      fc.integer({ min: LAST_QUARTER, max: LAST_QUARTER + 3 * 96 }),
      async (made, zone, start, later) => {
        const begins = Date.parse(`${start}T00:00:00Z`);
        const now = new Date(begins + later * 900_000);
        const userId = await addOwnPractice(pool, made, begins);
        const service = new ProgressService({ now: () => now }, isKnown ? 'UTC' : zone);
        const ctx = viewerOf(userId, isKnown ? zone : null);
        expect(await service.stats(ctx)).toEqual(recountStats(made));
        expect(await service.streak(ctx)).toEqual(recountStreak(made, { begins, now, zone }));
      },
    ),
    { numRuns: 60, seed: 4 },
  );
});

test.each<[string, readonly (readonly [number, number, number])[], number]>([
  ['nothing', [], 0],
  ['one session', [[8, 8, 0]], 0],
  [
    'two sessions',
    [
      [4, 4, 0],
      [6, 6, 0],
    ],
    50,
  ],
  [
    'a first mark of 0',
    [
      [0, 0, 0],
      [6, 6, 0],
    ],
    0,
  ],
  [
    'a last mark of 0',
    [
      [6, 6, 0],
      [0, 0, 0],
    ],
    -100,
  ],
])('improvement after %s', async (_name, marks, improvement) => {
  const made = marks.map(
    (bands, index): MadePractice => ({
      ...{
        quarter: index,
        partType: 'part2',
        bands,
        duration: 60,
        isOpen: false,
        isForStudent: false,
        turns: [],
      },
    }),
  );
  const userId = await addOwnPractice(pool, made, Date.parse('2026-03-01T00:00:00Z'));
  const service = new ProgressService({ now: () => new Date() }, 'UTC');
  expect(await service.stats(viewerOf(userId, null))).toMatchObject({ improvement });
});

test("another's sessions and turns do not count", async () => {
  const begins = Date.parse('2026-03-01T00:00:00Z');
  const one: MadePractice = {
    ...{ quarter: 0, partType: 'part3', bands: [8, 8, 8], duration: 60, isOpen: false, isForStudent: false },
    turns: [{ quarter: 100, speaker: 'student' }],
  };
  await addOwnPractice(pool, [one], begins);
  const service = new ProgressService({ now: () => new Date(begins) }, 'UTC');
  const ctx = viewerOf(randomUUID(), null);
  expect(await service.stats(ctx)).toMatchObject({ totalSessions: 0, averageScore: 0 });
  expect(await service.streak(ctx)).toEqual({ currentStreak: 0, longestStreak: 0, totalPracticeDays: 0 });
});
