import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { maximumMark } from 'schema/rules/scoring';
import { QUESTION_BANK } from '../../modules/questions/bank/question-bank.js';
import { loadQuestionBank } from '../../modules/questions/load-question-bank.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { createOrm } from '../orm.js';
import { loadImpactStudy } from './load-impact-study.js';
import { studyParticipants } from './study-participants.js';

const SUBJECTS = ['sub-1', 'sub-2'];

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createTestDatabase();
  orm = await createOrm(database.url);
  await loadQuestionBank(orm.em.fork(), QUESTION_BANK);
  await addUser('local', 'sub-1');
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

const rowsOf = <Row extends object>(sql: string): Promise<Row[]> => orm.em.fork().execute<Row[]>(sql);
const addUser = (issuer: string, subject: string) =>
  orm.em
    .fork()
    .execute('insert into users (issuer, subject, email) values (?, ?, ?)', [
      issuer,
      subject,
      'a@lisan.test',
    ]);
const counts = () =>
  rowsOf(
    'select (select count(*)::int from users) as users, (select count(*)::int from sessions) as sessions',
  );

test('is the same at each start', () => {
  expect(studyParticipants()).toEqual(studyParticipants());
});

describe('the made-up study', () => {
  const sessions = studyParticipants().flatMap((participant) => participant.sessions);

  test('is loaded once by two instances that start together', async () => {
    await Promise.all([loadImpactStudy({ orm }, SUBJECTS), loadImpactStudy({ orm }, SUBJECTS)]);
    await loadImpactStudy({ orm }, SUBJECTS);
    expect(await counts()).toEqual([{ users: 61, sessions: sessions.length }]);
  });

  test('has people of whom everything says that they are made up', async () => {
    const people = await rowsOf<Record<string, unknown>>(`select * from users where issuer <> 'local'`);
    for (const person of people) {
      expect(person).toMatchObject({
        issuer: 'demo',
        subject: expect.stringMatching(/^demo:participant-\d\d$/),
        email: expect.stringMatching(/^participant\d\d@demo\.lisan\.test$/),
        email_verified: false,
        role: 'student',
      });
    }
    expect(people.filter(({ country }) => country !== 'Malaysia')).toHaveLength(15);
  });

  test('claims no recording and no transcript, and queues nothing', async () => {
    expect(
      await rowsOf(
        `select 1 from sessions where audio_key is not null or audio_bytes is not null or transcription is not null
           or transcript_source is not null or question_id is null or is_open`,
      ),
    ).toEqual([]);
    expect(await rowsOf('select 1 from assessments')).toEqual([]);
    expect(await rowsOf('select 1 from pgboss.job')).toEqual([]);
  });

  test('lies in July, August and September 2025, and ends better than it began', async () => {
    const months = await rowsOf<{ month: string; mark: number; sessions: number }>(
      `select to_char(created_at at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM') as month, count(*)::int as sessions,
         avg(overall_score / case part_type when 'part2' then ${maximumMark('part2')} else ${maximumMark('part3')} end)
           ::float8 as mark
       from sessions group by 1 order by 1`,
    );
    expect(months.map(({ month }) => month)).toEqual(['2025-07', '2025-08', '2025-09']);
    for (const { sessions: many } of months) expect(many).toBeGreaterThan(60);
    expect(months[2]?.mark).toBeGreaterThan(months[0]?.mark ?? 1);
  });
});

test('nothing is loaded where somebody else is', async () => {
  const other = await createTestDatabase();
  const used = await createOrm(other.url);
  try {
    await used.em
      .fork()
      .execute(`insert into users (issuer, subject, email) values ('local', 'a pupil', 'a@school.my')`);
    await loadImpactStudy({ orm: used }, SUBJECTS);
    expect(await used.em.fork().execute('select 1 from sessions')).toEqual([]);
  } finally {
    await used.close(true);
    await other.drop();
  }
});
