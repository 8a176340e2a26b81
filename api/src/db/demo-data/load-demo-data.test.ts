import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import pino from 'pino';
import { assessmentObstacle } from 'schema/rules/phases';
import { openStorage } from '../../adapters/storage/open-storage.js';
import { readSettings } from '../../config/env.js';
import type { RequestContext } from '../../context.js';
import { PgBossJobs } from '../../jobs/pg-boss-jobs.js';
import { gate } from '../../modules/assessment/gate.js';
import { wordsOf } from '../../modules/assessment/text/words.js';
import { isWritten, turnsOf } from '../../modules/conversation/conversation.rows.js';
import { ProgressService } from '../../modules/progress/progress.service.js';
import { QUESTION_BANK } from '../../modules/questions/bank/question-bank.js';
import { loadQuestionBank } from '../../modules/questions/load-question-bank.js';
import { Session } from '../../modules/sessions/session.entity.js';
import { Testimonial } from '../../modules/testimonials/testimonial.entity.js';
import { isProfileComplete } from '../../modules/users/profile.js';
import { User } from '../../modules/users/user.entity.js';
import type { Infrastructure } from '../../services.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { createOrm } from '../orm.js';
import { loadDemoData } from './load-demo-data.js';

// the first test file of a run waits for the server to start and the template to be made
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
const settings = readSettings({ SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'lisan@lisan.test' });

let database: TestDatabase;
let orm: MikroORM;
let jobs: PgBossJobs;
let storage: Infrastructure['storage'];

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await createOrm(database.url);
  storage = await openStorage(settings);
  jobs = new PgBossJobs({ url: database.url, log, role: 'sender' });
  await jobs.start();
});

afterAll(async () => {
  await jobs.stop();
  await orm.close(true);
  await database.drop();
});

const load = (now = LOADED) =>
  loadDemoData({ orm, jobs, settings, storage, clock: { now: () => now }, log }, ACCOUNTS);

const rows = <Row>(sql: string): Promise<Row[]> => orm.em.fork().execute<Row[]>(sql);

/** The student's own, in order. */
const ownSessions = (sessionType: string | null) =>
  orm.em
    .fork()
    .find(Session, { user: { email: 'student@lisan.test' }, sessionType }, { orderBy: { createdAt: 'asc' } });

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

const TABLES = [
  'users',
  'sessions',
  'conversation_turns',
  'testimonials',
  'contact_messages',
  'student_profiles',
];

async function counts(): Promise<unknown> {
  const [row] = await rows(
    `select ${[...TABLES, 'pgboss.job'].map((table) => `(select count(*)::int from ${table}) as "${table}"`).join()}`,
  );
  return row;
}

test('what cannot be loaded whole is not loaded at all', async () => {
  await expect(load()).rejects.toThrow('The question bank lacks the card most-useful-thing');
  const nothing = Object.fromEntries([...TABLES, 'pgboss.job'].map((table) => [table, 0]));
  expect(await counts()).toEqual(nothing);
});

describe('demo data in an empty database', () => {
  const whole = {
    users: 9,
    sessions: 24,
    conversation_turns: 34,
    testimonials: 8,
    contact_messages: 4,
    student_profiles: 9,
    'pgboss.job': 23,
  };

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
    const users = await orm.em.fork().find(User, { issuer: 'local' }, { orderBy: { subject: 'asc' } });
    expect(users.map(({ email, role }) => [email, role])).toEqual([
      ['student@lisan.test', 'student'],
      ['teacher@lisan.test', 'teacher'],
      ['admin@lisan.test', 'admin'],
      ['impact@lisan.test', 'admin'],
    ]);
    for (const [index, user] of users.entries()) {
      expect(user).toMatchObject({ ...ACCOUNTS[index], emailVerified: true, isNewUser: false });
      expect(isProfileComplete(user)).toBe(true);
      expect(user.createdAt < LOADED).toBe(true);
    }
  });

  test('has others with whom nobody can sign in, and whose address proves nothing', async () => {
    const others = await orm.em.fork().find(User, { issuer: { $ne: 'local' } });
    expect(others).toHaveLength(5);
    for (const user of others) {
      expect(user).toMatchObject({ issuer: 'demo', emailVerified: false, isNewUser: false });
      expect(isProfileComplete(user)).toBe(true);
    }
  });

  test('has a job for each session but the one that failed, for no provider, and none for a mail', async () => {
    const queued = await rows(
      `select name, (data->>'sessionId')::int as id, data->'attempt' as attempt,
         data->'builtInOnly' as "builtInOnly" from pgboss.job order by 2`,
    );
    const waiting = await rows<{ id: number }>(`select id from sessions where state <> 'failed' order by id`);
    expect(queued).toEqual(
      waiting.map(({ id }) => ({ name: 'assess-session', id, attempt: 1, builtInOnly: true })),
    );
  });

  test('brings no marks, and the answer as it was submitted to a card of the bank', async () => {
    const answers = await ownSessions(null);
    expect(answers.filter(({ state }) => state === 'failed')).toMatchObject([
      { stateReason: expect.stringContaining('Your answer is safe') },
    ]);
    for (const session of answers) {
      expect(session).toMatchObject({ partType: 'part2', transcriptSource: 'browser', audioKey: null });
      expect(session).toMatchObject({ overallScore: null, assessedAt: null });
      const card = QUESTION_BANK.find(({ text }) => text === session.questionText);
      expect(session.questionPoints).toEqual(card?.shouldSayPoints);
      expect(session.question).not.toBeNull();
    }
  });

  test('has answers of a minute that pass the gate, and one that is too short', async () => {
    const refused = (await ownSessions(null)).filter(({ transcription, duration }) => {
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

  test('has two conversations, held with the partner through all phases and handed in', async () => {
    const held = await ownSessions('conversation');
    expect(held.map(({ isOpen, state, partType }) => ({ isOpen, state, partType }))).toEqual(
      Array.from({ length: 2 }, () => ({ isOpen: false, state: 'recorded', partType: 'part3' })),
    );
    for (const { id, duration, transcription, createdAt } of held) {
      const turns = (await turnsOf(orm.em.fork(), id)).filter(isWritten);
      expect(turns).toHaveLength(17);
      expect(assessmentObstacle(turns)).toBeNull();
      expect(new Set(turns.map(({ phase }) => phase)).size).toBe(3);
      // the partner never says the same twice, and speaks of points of its own
      const said = turns.filter(({ speaker }) => speaker === 'partner');
      expect(new Set(said.map(({ text }) => text)).size).toBe(said.length);
      expect(said.some(({ coveredPoint }) => coveredPoint !== null)).toBe(true);
      expect(turns.every((turn, index) => turn.createdAt >= (turns[index - 1]?.createdAt ?? createdAt))).toBe(
        true,
      );
      expect(duration).toBe(turns.reduce((sum, turn) => sum + turn.duration, 0));
      expect(transcription).toContain(turns[1]?.text);
    }
  });

  test('leaves a streak of five days that ended yesterday, and a longer one before', async () => {
    const days = { longestStreak: 6, totalPracticeDays: 15 };
    expect(await streakAt(LOADED)).toEqual({ currentStreak: 5, ...days });
    expect(await streakAt(new Date(LOADED.getTime() + DAY_MS))).toEqual({ currentStreak: 0, ...days });
  });

  test('has a class, which the student has joined, and an invitation that waits', async () => {
    const entries = await rows<{ teacher: string; user: string | null; sessions: number }>(
      `select teacher.email as teacher, student.email as user,
         (select count(*)::int from sessions where student_profile_id = profile.id) as sessions
       from student_profiles profile join users teacher on teacher.id = teacher_id
         left join users student on student.id = profile.user_id order by profile.created_at, profile.id`,
    );
    const ofClass = entries.filter(({ teacher }) => teacher === 'teacher@lisan.test');
    expect(ofClass).toHaveLength(8);
    expect(ofClass.filter(({ user }) => user !== null)).toMatchObject([
      { user: 'student@lisan.test', sessions: 1 },
    ]);
    expect(ofClass.filter(({ sessions }) => sessions > 0)).toHaveLength(4);
    expect(entries.filter(({ teacher }) => teacher !== 'teacher@lisan.test')).toMatchObject([{ user: null }]);
  });

  test('has questions that wait for a teacher, of both parts, and one that everybody may practise', async () => {
    const sent = await rows(
      `select part_type as part, is_verified as verified, is_ai_generated as generated, count(*)::int as n
       from questions where created_by_id is not null group by 1, 2, 3 order by 1, 2, 3`,
    );
    expect(sent).toEqual([
      { part: 'part2', verified: false, generated: false, n: 2 },
      { part: 'part2', verified: false, generated: true, n: 1 },
      { part: 'part2', verified: true, generated: false, n: 1 },
      { part: 'part3', verified: false, generated: false, n: 2 },
    ]);
  });

  test('has messages to the team, one urgent, one dealt with', async () => {
    const messages = await rows<{ subject: string; handled: boolean }>(
      'select subject, handled_at > created_at as handled from contact_messages',
    );
    expect(messages.filter(({ subject }) => subject.startsWith('URGENT'))).toHaveLength(1);
    expect(messages.filter(({ handled }) => handled)).toHaveLength(1);
  });

  test('has testimonials approved after they were written, and two that wait', async () => {
    const testimonials = await orm.em.fork().find(Testimonial, {});
    expect(testimonials.filter(({ approvedAt }) => approvedAt === null)).toHaveLength(2);
    for (const { approvedAt, createdAt } of testimonials) {
      const until = approvedAt ?? LOADED;
      expect(createdAt < until && until <= LOADED).toBe(true);
    }
  });

  test('says nothing of what is still to come', async () => {
    for (const table of [...TABLES, 'questions']) {
      const [{ n } = { n: -1 }] = await orm.em
        .fork()
        .execute<{ n: number }[]>(
          `select count(*)::int as n from ${table} where created_at > ?${table === 'questions' ? ' and created_by_id is not null' : ''}`,
          [LOADED],
        );
      expect([table, n]).toEqual([table, 0]);
    }
  });
});

test('an account that the demo data does not know is an error', async () => {
  const other = await createTestDatabase();
  const empty = await createOrm(other.url);
  const stranger = { email: 'stranger@lisan.test', subject: 'sub-9', firstName: 'Some', lastName: 'One' };
  try {
    const infra = { orm: empty, jobs, settings, storage, clock: { now: () => LOADED }, log };
    await expect(loadDemoData(infra, [stranger])).rejects.toThrow('stranger@lisan.test');
  } finally {
    await empty.close(true);
    await other.drop();
  }
});
