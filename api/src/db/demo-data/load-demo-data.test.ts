import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import pino from 'pino';
import type { RequestContext } from '../../context.js';
import { PgBossJobs } from '../../jobs/pg-boss-jobs.js';
import { gate } from '../../modules/assessment/gate.js';
import { wordsOf } from '../../modules/assessment/text/words.js';
import { ProgressService } from '../../modules/progress/progress.service.js';
import { QUESTION_BANK } from '../../modules/questions/bank/question-bank.js';
import { loadQuestionBank } from '../../modules/questions/load-question-bank.js';
import { Session } from '../../modules/sessions/session.entity.js';
import { Testimonial } from '../../modules/testimonials/testimonial.entity.js';
import { isProfileComplete } from '../../modules/users/profile.js';
import { User } from '../../modules/users/user.entity.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { createOrm } from '../orm.js';
import { loadDemoData } from './load-demo-data.js';

// the first test file of a run waits for the server to start and the template to be made
jest.setTimeout(30_000);

const ACCOUNTS = [
  { email: 'student@lisan.test', subject: 'sub-1', firstName: 'Aisyah', lastName: 'Rahman' },
  { email: 'teacher@lisan.test', subject: 'sub-2', firstName: 'Daniel', lastName: 'Lim' },
  { email: 'admin@lisan.test', subject: 'sub-3', firstName: 'Priya', lastName: 'Nair' },
  { email: 'impact@lisan.test', subject: 'sub-4', firstName: 'Farid', lastName: 'Osman' },
];
/** Half past midnight in Kuala Lumpur, where it is 12 March; still 11 March by UTC. */
const LOADED = new Date('2027-03-11T16:30:00Z');
const DAY_MS = 86_400_000;
const log = pino({ level: 'silent' });

let database: TestDatabase;
let orm: MikroORM;
let jobs: PgBossJobs;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await createOrm(database.url);
  jobs = new PgBossJobs({ url: database.url, log, role: 'sender' });
  await jobs.start();
});

afterAll(async () => {
  await jobs.stop();
  await orm.close(true);
  await database.drop();
});

const load = (now = LOADED) => loadDemoData({ orm, jobs, clock: { now: () => now } }, ACCOUNTS);

const sessionsInOrder = () => orm.em.fork().find(Session, {}, { orderBy: { createdAt: 'asc' } });

async function streakAt(now: Date) {
  const em = orm.em.fork();
  const { id, role, timeZone } = await em.findOneOrFail(User, { email: 'student@lisan.test' });
  const viewer = { id, role, timeZone, isProfileComplete: true, canSeeImpact: false, loginId: null };
  const ctx: RequestContext = {
    ...{ viewer, grant: null, address: '', isSystem: false },
    ...{ em, log, requestId: 'test' },
  };
  return new ProgressService({ now: () => now }, 'UTC').streak(ctx);
}

async function counts(): Promise<unknown> {
  const [row] = await orm.em.fork().execute(
    `select (select count(*)::int from users) as users, (select count(*)::int from sessions) as sessions,
       (select count(*)::int from testimonials) as testimonials, (select count(*)::int from pgboss.job) as jobs`,
  );
  return row;
}

test('what cannot be loaded whole is not loaded at all', async () => {
  await expect(load()).rejects.toThrow('The question bank lacks the card most-useful-thing');
  expect(await counts()).toEqual({ users: 0, sessions: 0, testimonials: 0, jobs: 0 });
});

describe('demo data in an empty database', () => {
  const whole = { users: 4, sessions: 16, testimonials: 4, jobs: 16 };

  beforeAll(async () => {
    await loadQuestionBank(orm.em.fork(), QUESTION_BANK);
    await Promise.all([load(), load()]);
  });

  test('is loaded once by two instances that start together', async () => {
    expect(await counts()).toEqual(whole);
  });

  test('is not loaded again at a later start', async () => {
    await load(new Date(LOADED.getTime() + 7 * DAY_MS));
    expect(await counts()).toEqual(whole);
  });

  test('has one user per account, who can sign in and has a complete profile', async () => {
    const users = await orm.em.fork().find(User, {}, { orderBy: { subject: 'asc' } });
    expect(users.map(({ email, role }) => [email, role])).toEqual([
      ['student@lisan.test', 'student'],
      ['teacher@lisan.test', 'teacher'],
      ['admin@lisan.test', 'admin'],
      ['impact@lisan.test', 'admin'],
    ]);
    for (const [index, user] of users.entries()) {
      expect(user).toMatchObject({
        ...ACCOUNTS[index],
        issuer: 'local',
        emailVerified: true,
        isNewUser: false,
      });
      expect(isProfileComplete(user)).toBe(true);
      expect(user.createdAt < LOADED).toBe(true);
    }
  });

  test('has a job for each session', async () => {
    const queued = await orm.em
      .fork()
      .execute(
        `select (data->>'sessionId')::int as id, data->'attempt' as attempt, data->'builtInOnly' as "builtInOnly" from pgboss.job order by 1`,
      );
    const ids = (await sessionsInOrder()).map(({ id }) => id).sort((a, b) => a - b);
    expect(queued).toEqual(ids.map((id) => ({ id, attempt: 1, builtInOnly: true })));
  });

  test('brings no marks, and the answer as it was submitted to a card of the bank', async () => {
    for (const session of await sessionsInOrder()) {
      expect(session).toMatchObject({
        state: 'recorded',
        partType: 'part2',
        transcriptSource: 'browser',
        audioKey: null,
        overallScore: null,
        assessedAt: null,
      });
      const card = QUESTION_BANK.find(({ text }) => text === session.questionText);
      expect(session.questionPoints).toEqual(card?.shouldSayPoints);
      expect(session.question).not.toBeNull();
    }
  });

  test('has answers of a minute that pass the gate, and one that is too short', async () => {
    const refused = (await sessionsInOrder()).filter(({ transcription, duration }) => {
      const text = transcription ?? '';
      const refusal = gate(null, { text, source: 'browser', confidence: null });
      if (refusal) {
        expect(refusal.reason).toBe('tooFewWords');
        return true;
      }
      expect(wordsOf(text).length).toBeGreaterThanOrEqual(60);
      expect(wordsOf(text).length).toBeLessThanOrEqual(130);
      expect(duration).toBeGreaterThanOrEqual(42);
      expect(duration).toBeLessThanOrEqual(60);
      return false;
    });
    expect(refused).toHaveLength(1);
  });

  test('leaves a streak of five days that ended yesterday, and a longer one before', async () => {
    const days = { longestStreak: 6, totalPracticeDays: 15 };
    expect(await streakAt(LOADED)).toEqual({ currentStreak: 5, ...days });
    expect(await streakAt(new Date(LOADED.getTime() + DAY_MS))).toEqual({ currentStreak: 0, ...days });
  });

  test('has three testimonials approved after they were written, and one pending', async () => {
    const testimonials = await orm.em.fork().find(Testimonial, {}, { orderBy: { createdAt: 'asc' } });
    expect(testimonials.map(({ approvedAt }) => approvedAt !== null)).toEqual([true, true, true, false]);
    for (const { approvedAt, createdAt } of testimonials.slice(0, 3)) {
      expect(createdAt < (approvedAt ?? createdAt) && (approvedAt ?? LOADED) < LOADED).toBe(true);
    }
  });
});

test('an account that the demo data does not know is an error', async () => {
  const other = await createTestDatabase();
  const empty = await createOrm(other.url);
  const stranger = { email: 'stranger@lisan.test', subject: 'sub-9', firstName: 'Some', lastName: 'One' };
  try {
    await expect(
      loadDemoData({ orm: empty, jobs, clock: { now: () => LOADED } }, [stranger]),
    ).rejects.toThrow('stranger@lisan.test');
  } finally {
    await empty.close(true);
    await other.drop();
  }
});
