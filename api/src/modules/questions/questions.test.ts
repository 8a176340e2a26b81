import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import {
  answered,
  cardDraft,
  codeOf,
  QUESTION_DOORS,
  type QuestionDoor,
  topicDraft,
} from './testing/question-doors.js';

let api: TestApi;
let author: TestClient;
let other: TestClient;
let teacher: TestClient;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  api.clock.moveTo('2027-03-01T12:00:00Z');
  [author, other] = [await api.signIn('Mei'), await api.signIn('Ravi')];
  teacher = await api.signIn('Cikgu', { role: 'teacher' });
  admin = await api.signIn('Admin', { role: 'admin' });
});
afterAll(() => api.close());

const contributed = async (door: QuestionDoor, draft: object = cardDraft(), client = author) =>
  answered(await door.contribute(client, draft));
const beginners = async (door: QuestionDoor, client: TestClient) =>
  answered(await door.practice(client, { partType: 'part2', difficulty: 'beginner' }));
const ids = (questions: readonly { id: number }[]) => questions.map(({ id }) => id);

describe.each(QUESTION_DOORS)('the bank through $name', (door) => {
  test('shows an unverified question to its author and to reviewers, and who made it to them alone', async () => {
    const { id } = await contributed(door);
    for (const client of [author, teacher, admin]) {
      const listed = answered(await door.list(client)).find((one) => one.id === id);
      expect(listed).toMatchObject({ createdBy: author.userId, isVerified: false });
      expect(ids(answered(await door.contributed(client)))).toContain(id);
    }
    expect(ids(answered(await door.list(other)))).not.toContain(id);
    expect(ids(answered(await door.contributed(other)))).not.toContain(id);
    answered(await door.verify(teacher, id));
    for (const list of [door.list, door.contributed]) {
      const seen = answered(await list(other)).find((one) => one.id === id);
      expect(seen).toMatchObject({ createdBy: null, isVerified: true });
    }
  });

  test('lists what was contributed without curated, generated and custom questions', async () => {
    const { id } = await contributed(door);
    answered(
      await door.generate(author, {
        partType: 'part2',
        difficulty: 'beginner',
        theme: 'People and Culture',
        count: 1,
      }),
    );
    answered(await door.addCustom(author, { text: 'A question of mine' }));
    const listed = answered(await door.contributed(author));
    expect(ids(listed)).toContain(id);
    expect(listed.filter(({ isAIGenerated, theme }) => isAIGenerated || theme === 'custom')).toEqual([]);
    expect(listed.every(({ text }) => /number \d+/.test(text))).toBe(true);
  });

  test('is closed to visitors', async () => {
    expect(codeOf(await door.list(api.visitor()))).toBe('UNAUTHENTICATED');
    expect(codeOf(await door.contributed(api.visitor()))).toBe('UNAUTHENTICATED');
    expect(codeOf(await door.practice(api.visitor(), { partType: 'part2', difficulty: 'beginner' }))).toBe(
      'UNAUTHENTICATED',
    );
  });
});

describe.each(QUESTION_DOORS)('verifying through $name', (door) => {
  test("brings a question into everyone's practice list; twice changes nothing", async () => {
    const { id } = await contributed(door);
    expect(ids(await beginners(door, author))).toContain(id);
    for (const client of [other, teacher]) expect(ids(await beginners(door, client))).not.toContain(id);
    expect(answered(await door.verify(teacher, id))).toMatchObject({ id, isVerified: true });
    expect(answered(await door.verify(admin, id))).toMatchObject({ id, isVerified: true });
    for (const client of [other, teacher]) expect(ids(await beginners(door, client))).toContain(id);
  });

  test('is for teachers and admins, their own questions too', async () => {
    const { id } = await contributed(door, cardDraft(), teacher);
    expect(codeOf(await door.verify(api.visitor(), id))).toBe('UNAUTHENTICATED');
    expect(codeOf(await door.verify(other, id))).toBe('FORBIDDEN');
    expect(codeOf(await door.verify(author, 2_000_000_000))).toBe('FORBIDDEN');
    expect(answered(await door.verify(teacher, id))).toMatchObject({ isVerified: true });
  });

  test.each([0, -1, 2_147_483_647])('of %p: not found', async (id) => {
    for (const ask of [door.verify, door.reject, door.pick]) {
      expect(codeOf(await ask(admin, id))).toBe('NOT_FOUND');
    }
  });

  test.each(['abc', '1e308', '2147483648', '-2147483649', '1.5', ' 1', '٣'])('of %j: no id', async (id) => {
    for (const ask of [door.verify, door.reject, door.pick]) {
      expect(codeOf(await ask(admin, id))).toMatch(/^(NOT_FOUND|BAD_USER_INPUT)$/);
    }
  });
});

describe.each(QUESTION_DOORS)('rejecting through $name', (door) => {
  const audit = async (id: number) =>
    (await api.pool.query('select * from audit_entries where subject = $1', [`question:${id}`])).rows;

  test('deletes an unverified question and leaves an audit entry', async () => {
    const { id } = await contributed(door);
    expect(codeOf(await door.reject(other, id))).toBe('FORBIDDEN');
    expect(codeOf(await door.reject(author, id))).toBe('FORBIDDEN');
    answered(await door.reject(teacher, id));
    expect(ids(answered(await door.list(author)))).not.toContain(id);
    expect(await audit(id)).toMatchObject([{ action: 'questions.reject', actor_id: teacher.userId }]);
    expect(codeOf(await door.reject(teacher, id))).toBe('NOT_FOUND');
    expect(codeOf(await door.verify(teacher, id))).toBe('NOT_FOUND');
    expect(await audit(id)).toHaveLength(1);
  });

  test('of a verified or curated one is a conflict', async () => {
    const { id } = await contributed(door);
    answered(await door.verify(teacher, id));
    const [curated] = await beginners(door, other);
    for (const verified of [id, curated?.id ?? 0]) {
      expect(codeOf(await door.reject(admin, verified))).toBe('CONFLICT');
      expect(await audit(verified)).toEqual([]);
    }
  });

  test('and verifying at once: one of the two happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await contributed(door);
      const [verified, rejected] = await Promise.all([door.verify(teacher, id), door.reject(admin, id)]);
      const isThere = ids(answered(await door.list(admin))).includes(id);
      expect(codeOf(rejected)).toBe(isThere ? 'CONFLICT' : undefined);
      if (isThere) expect(codeOf(verified)).toBeUndefined();
      expect(await audit(id)).toHaveLength(isThere ? 0 : 1);
    }
  });

  test('keeps the text of the sessions on it', async () => {
    const question = await contributed(door);
    const { data } = await author.graphql<{ submitSession: { id: string } }>(
      `mutation ($question: ID!) { submitSession(input: { questionId: $question, clientKey: "rejected-${door.name}",
        transcription: "I go there.", transcriptSource: typed }) { id } }`,
      { question: String(question.id) },
    );
    answered(await door.reject(teacher, question.id));
    const { rows } = await api.pool.query('select question_id, question_text from sessions where id = $1', [
      data?.submitSession.id,
    ]);
    expect(rows).toEqual([{ question_id: null, question_text: question.text }]);
  });
});

describe.each(QUESTION_DOORS)('picking through $name', (door) => {
  test('puts a question at the head of the own list; again moves it up', async () => {
    const student = await api.signIn();
    const before = ids(await beginners(door, student));
    const [first = 0, second = 0] = before.slice(-2);
    const theRest = before.filter((id) => id !== first && id !== second);
    answered(await door.pick(student, first));
    answered(await door.pick(student, second));
    expect(ids(await beginners(door, student))).toEqual([second, first, ...theRest]);
    answered(await door.pick(student, first));
    expect(ids(await beginners(door, student))).toEqual([first, second, ...theRest]);
    const { rows } = await api.pool.query('select 1 from practice_picks where user_id = $1', [
      student.userId,
    ]);
    expect(rows).toHaveLength(2);
  });

  test('is for oneself, and in the list of its part and difficulty only', async () => {
    const student = await api.signIn();
    const before = ids(await beginners(door, other));
    answered(await door.pick(student, before.at(-1) ?? 0));
    expect(ids(await beginners(door, other))).toEqual(before);
  });

  test('takes verified questions and own ones', async () => {
    const { id } = await contributed(door);
    answered(await door.pick(author, id));
    expect(ids(await beginners(door, author))[0]).toBe(id);
    for (const client of [other, teacher, admin])
      expect(codeOf(await door.pick(client, id))).toBe('NOT_FOUND');
    expect(codeOf(await door.pick(api.visitor(), id))).toBe('UNAUTHENTICATED');
    const newcomer = await api.signIn('New', { hasProfile: false });
    expect(codeOf(await door.pick(newcomer, id))).toBe('FORBIDDEN');
  });

  test('at once leaves one pick', async () => {
    const student = await api.signIn();
    const [id = 0] = ids(await beginners(door, student));
    await Promise.all(Array.from({ length: 8 }, async () => answered(await door.pick(student, id))));
    expect((await beginners(door, student)).filter((one) => one.id === id)).toHaveLength(1);
  });
});

describe.each(QUESTION_DOORS)('the practice list through $name', (door) => {
  test('has curated questions before the others, in a stable order', async () => {
    const student = await api.signIn();
    const list = await beginners(door, student);
    expect(await beginners(door, student)).toEqual(list);
    const { rows } = await api.pool.query('select id from questions where slug is not null');
    const curated = new Set(ids(rows));
    const places = list.map(({ id }) => curated.has(id));
    expect(places).toEqual([...places].sort((one, two) => Number(two) - Number(one)));
  });

  test('holds one part and one difficulty', async () => {
    await contributed(door, topicDraft({ difficulty: 'advanced' }));
    const list = answered(await door.practice(author, { partType: 'part3', difficulty: 'advanced' }));
    expect(new Set(list.map(({ partType, difficulty }) => `${partType} ${difficulty}`))).toEqual(
      new Set(['part3 advanced']),
    );
  });

  test.each([
    { partType: 'part1', difficulty: 'beginner' },
    { partType: 'part2', difficulty: 'hard' },
    { partType: 'part2' },
    { difficulty: 'beginner' },
    {},
  ])('of %j is refused', async (asked) => {
    expect(codeOf(await door.practice(author, asked))).toBe('BAD_USER_INPUT');
  });
});

test('REST refuses lists and objects as parameters', async () => {
  for (const query of [
    'partType=part2&partType=part3&difficulty=beginner',
    'partType[a]=part2',
    'difficulty=%00',
  ]) {
    expect((await author.rest(`/api/practice/questions?${query}`)).status).toBe(400);
  }
});
