import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { answered, cardDraft, codeOf, QUESTION_DOORS, topicDraft } from './testing/question-doors.js';

let api: TestApi;
let teacher: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  api.clock.moveTo('2027-03-01T12:00:00Z');
  teacher = await api.signIn('Cikgu', { role: 'teacher' });
});
afterAll(() => api.close());

const rowsOf = async (userId: string) =>
  (await api.pool.query('select * from questions where created_by_id = $1 order by id', [userId])).rows;

const TITLE = 'Please fill in the title';
const THEME = 'Please select a theme';
const POINTS = "Please fill in all four 'You should say' points";
const PART3 = 'Please fill in all 6 mind map concepts, Session 2 question, and HOTS question';

describe.each(QUESTION_DOORS)('a contribution through $name', (door) => {
  test('of Part 2 is kept, waits for a teacher, and has five prompt words', async () => {
    const student = await api.signIn();
    const draft = cardDraft({ title: '  Talk about\na market that you know. ', hotsQuestion: 'left out' });
    const question = answered(await door.contribute(student, draft));
    expect(question).toEqual({
      id: expect.any(Number),
      text: 'Talk about a market that you know.',
      partType: 'part2',
      category: 'People and Culture',
      difficulty: 'beginner',
      theme: 'People and Culture',
      timeLimit: 60,
      prompts: ['market', 'stall', 'sell', 'experience', 'memory'],
      shouldSayPoints: draft.shouldSayPoints,
      mindMapConcepts: [],
      session2Question: null,
      hotsQuestion: null,
      conversationTopic: null,
      isAIGenerated: false,
      isVerified: false,
      createdBy: student.userId,
      createdAt: expect.stringMatching(/^2027-03-01T12:/),
    });
    expect(await rowsOf(student.userId)).toMatchObject([{ text_key: 'talk about a market that you know' }]);
  });

  test('of Part 3 keeps its six concepts and its two questions', async () => {
    const student = await api.signIn();
    const draft = topicDraft();
    expect(answered(await door.contribute(student, draft))).toMatchObject({
      partType: 'part3',
      text: draft.title,
      timeLimit: 300,
      mindMapConcepts: draft.mindMapConcepts,
      session2Question: draft.session2Question,
      hotsQuestion: draft.hotsQuestion,
      prompts: { length: 5 },
    });
  });

  test.each<[string, object, string, string]>([
    ['a blank title', { title: ' ' }, 'title', TITLE],
    ['nothing but signs', { title: '?! 🎉' }, 'title', TITLE],
    ['a NUL for a title', { title: '\u0000' }, 'title', TITLE],
    ['10,000 characters', { title: 'x'.repeat(10_000) }, 'title', 'At most 300 characters'],
    ['an unknown theme', { theme: 'Sport', title: 'A' }, 'theme', THEME],
    ['a blank title and an unknown theme', { title: '', theme: '' }, 'title', TITLE],
    ['an unknown theme and no points', { theme: '', shouldSayPoints: [] }, 'theme', THEME],
    ['three points', { shouldSayPoints: ['a', 'b', 'c'] }, 'shouldSayPoints', POINTS],
    ['a blank point', { shouldSayPoints: ['a', 'b', 'c', ' '] }, 'shouldSayPoints', POINTS],
    [
      'Part 3 without points and concepts',
      { partType: 'part3', shouldSayPoints: [] },
      'shouldSayPoints',
      POINTS,
    ],
    ['Part 3 without concepts', { partType: 'part3' }, 'mindMapConcepts', PART3],
    [
      'Part 3 without a HOTS question',
      topicDraft({ hotsQuestion: ' ', title: 'Why do people wait?' }),
      'hotsQuestion',
      PART3,
    ],
  ])('with %s is refused', async (_what, change, field, message) => {
    const student = await api.signIn();
    const answer = await door.contribute(student, cardDraft(change));
    expect(answer).toEqual({ refused: { code: 'BAD_USER_INPUT', field, message } });
    expect(await rowsOf(student.userId)).toEqual([]);
  });

  test.each([
    'Ein Café für தமிழ் und 中文 🎉',
    'صف مدرستك لصديقك',
    "Robert'); drop table questions;-- ? $1 \\",
  ])('takes %j as it is', async (title) => {
    const student = await api.signIn();
    const question = answered(await door.contribute(student, cardDraft({ title })));
    expect(question.text).toBe(title);
    expect(question.prompts).toHaveLength(5);
  });

  test('of a visitor or with an incomplete profile is refused', async () => {
    expect(codeOf(await door.contribute(api.visitor(), cardDraft()))).toBe('UNAUTHENTICATED');
    const newcomer = await api.signIn('New', { hasProfile: false });
    expect(codeOf(await door.contribute(newcomer, {}))).toMatch(/FORBIDDEN|BAD_USER_INPUT/);
    expect(codeOf(await door.contribute(newcomer, cardDraft()))).toBe('FORBIDDEN');
  });

  test('that is there already is a conflict that names it', async () => {
    const student = await api.signIn();
    const first = cardDraft({ title: `Talk about a café in ${door.name} street.` });
    answered(await door.contribute(student, first));
    for (const title of [
      first.title,
      `TALK ABOUT A CAFE, in ${door.name}  street!`,
      `Describe the cafés in ${door.name} street`,
    ]) {
      expect(await door.contribute(student, { ...first, title })).toEqual({
        refused: {
          code: 'CONFLICT',
          field: 'title',
          message: `There is such a question already: "${first.title}"`,
        },
      });
    }
    expect(await rowsOf(student.userId)).toHaveLength(1);
    // of another part it is another question
    answered(await door.contribute(student, topicDraft({ title: first.title })));
  });

  test('is compared with the curated bank, not with what others keep to themselves', async () => {
    const [student, other] = [await api.signIn(), await api.signIn()];
    const curated = cardDraft({ title: 'Talk about a classmate you enjoy working with' });
    expect(codeOf(await door.contribute(student, curated))).toBe('CONFLICT');
    const draft = cardDraft();
    answered(await door.contribute(student, draft));
    answered(await door.contribute(other, draft));
    expect(codeOf(await door.contribute(teacher, draft))).toBe('CONFLICT');
  });

  test('sent eight times at once is kept once', async () => {
    const student = await api.signIn();
    const draft = cardDraft();
    const answers = await Promise.all(Array.from({ length: 8 }, () => door.contribute(student, draft)));
    expect(answers.map(codeOf).sort()).toEqual([...Array<string>(7).fill('CONFLICT'), undefined]);
    expect(await rowsOf(student.userId)).toHaveLength(1);
  });
});

describe.each(QUESTION_DOORS)('a custom question through $name', (door) => {
  const practised = async (client: TestClient) =>
    answered(await door.practice(client, { partType: 'part2', difficulty: 'intermediate' }));

  test('has the id -1, is for Part 2, and heads the practice list of its author alone', async () => {
    const [student, other] = [await api.signIn(), await api.signIn()];
    const question = answered(await door.addCustom(student, { text: ' My hobby is badminton ' }));
    expect(question).toMatchObject({
      id: -1,
      text: 'My hobby is badminton',
      category: 'custom',
      theme: 'custom',
      difficulty: 'intermediate',
      timeLimit: 60,
      partType: 'part2',
      isVerified: false,
      isAIGenerated: false,
      createdBy: student.userId,
    });
    expect((await practised(student))[0]).toEqual(question);
    expect(answered(await door.list(student))[0]).toEqual(question);
    for (const client of [other, teacher]) {
      expect((await practised(client)).map(({ text }) => text)).not.toContain(question.text);
      expect(answered(await door.list(client)).map(({ text }) => text)).not.toContain(question.text);
    }
    expect(answered(await door.contributed(student))).not.toContainEqual(question);
  });

  test('of another text takes the place of the one before', async () => {
    const student = await api.signIn();
    answered(await door.addCustom(student, { text: 'My first question' }));
    answered(await door.addCustom(student, { text: 'My second question' }));
    const own = (await practised(student)).filter(({ id }) => id === -1);
    expect(own.map(({ text }) => text)).toEqual(['My second question']);
    // the same text again is no conflict
    expect(answered(await door.addCustom(student, { text: 'My first question' })).id).toBe(-1);
    expect((await practised(student))[0]?.text).toBe('My first question');
  });

  test.each([' ', '123', '\u0000', 'x'.repeat(301)])('%j is refused', async (text) => {
    const student = await api.signIn();
    expect(codeOf(await door.addCustom(student, { text }))).toBe('BAD_USER_INPUT');
    expect(await rowsOf(student.userId)).toEqual([]);
  });

  test('is out of reach of reviewers, also of its author as one', async () => {
    answered(await door.addCustom(teacher, { text: `My own ${door.name} question` }));
    expect(codeOf(await door.verify(teacher, -1))).toBe('NOT_FOUND');
    expect(codeOf(await door.reject(teacher, -1))).toBe('NOT_FOUND');
  });
});

test('-1 is answered as a session on the newest custom question', async () => {
  const student = await api.signIn();
  const submit = () =>
    student.graphql<{ submitSession: { questionText: string } }>(
      `mutation { submitSession(input: { questionId: "-1", transcription: "I like it.", transcriptSource: typed,
        clientKey: "custom" }) { questionText } }`,
    );
  expect((await submit()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const [door] = QUESTION_DOORS;
  await door?.addCustom(student, { text: 'Why I like rain' });
  expect((await submit()).data?.submitSession.questionText).toBe('Why I like rain');
});

test('REST ignores what else is sent of a custom question, and takes a body of any type', async () => {
  const student = await api.signIn();
  const post = (path: string, body: string) =>
    student.rest(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const custom = await post(
    '/api/questions',
    JSON.stringify({ text: 'My pet', category: 'Pets', difficulty: 'advanced', timeLimit: 1e308, id: 1 }),
  );
  expect([custom.status, await custom.json()]).toMatchObject([
    201,
    { id: -1, category: 'custom', difficulty: 'intermediate', timeLimit: 60 },
  ]);
  for (const body of [
    '{}',
    '[]',
    '[1]',
    '{"title":{}}',
    '{"shouldSayPoints":{"length":4}}',
    '{"title":[["a"]]}',
  ]) {
    expect((await post('/api/questions/contribute', body)).status).toBe(400);
  }
  expect((await post('/api/questions/contribute', 'null')).status).toBe(400);
  expect((await post('/api/questions/contribute', '')).status).toBe(400);
});

test('contributions and custom questions share a limit', async () => {
  const student = await api.signIn();
  const [graphql, rest] = QUESTION_DOORS;
  if (!graphql || !rest) throw new Error('two doors');
  await Promise.all(Array.from({ length: 30 }, () => rest.addCustom(student, { text: 'Again and again' })));
  expect(codeOf(await graphql.contribute(student, cardDraft()))).toBe('RATE_LIMITED');
  expect(codeOf(await rest.contribute(student, cardDraft()))).toBe('RATE_LIMITED');
  expect(codeOf(await rest.addCustom(student, { text: 'Once more' }))).toBe('RATE_LIMITED');
});
