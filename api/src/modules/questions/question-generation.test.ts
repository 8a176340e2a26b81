import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ScriptedProvider, startScriptedProvider } from '../../testing/scripted-provider.js';
import type { Step } from '../../testing/scripted-script.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import { answered, codeOf, QUESTION_DOORS } from './testing/question-doors.js';

const ASKED = { partType: 'part2', difficulty: 'intermediate', theme: 'People and Culture', count: 3 };
const texts = (questions: readonly { text: string }[]) => questions.map(({ text }) => text);

describe('without a provider', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  describe.each(QUESTION_DOORS)('through $name', (door) => {
    test('cards come from the patterns, saved for the caller', async () => {
      const [student, other] = [await api.signIn(), await api.signIn()];
      const questions = answered(await door.generate(student, ASKED));
      expect(questions).toHaveLength(3);
      for (const question of questions) {
        expect(question).toMatchObject({
          text: expect.stringMatching(/^Talk about .+\.$/),
          partType: 'part2',
          difficulty: 'intermediate',
          theme: 'People and Culture',
          timeLimit: 60,
          prompts: { length: 5 },
          shouldSayPoints: { length: 4 },
          mindMapConcepts: [],
          isAIGenerated: true,
          isVerified: false,
          createdBy: student.userId,
        });
      }
      const practice = { partType: 'part2', difficulty: 'intermediate' };
      expect(texts(answered(await door.practice(student, practice)))).toEqual(
        expect.arrayContaining(texts(questions)),
      );
      const ofOther = texts(answered(await door.practice(other, practice)));
      expect(texts(questions).filter((text) => ofOther.includes(text))).toEqual([]);
    });

    test('topics have all that a conversation needs', async () => {
      const student = await api.signIn();
      const [question] = answered(await door.generate(student, { ...ASKED, partType: 'part3', count: 1 }));
      expect(question).toMatchObject({
        timeLimit: 300,
        mindMapConcepts: { length: 6 },
        shouldSayPoints: { length: 4 },
        prompts: { length: 5 },
        session2Question: expect.stringMatching(/^Decide together/),
        hotsQuestion: expect.stringMatching(/\?$/),
        conversationTopic: expect.stringMatching(/^[a-z]/),
      });
    });

    test('asking again gives others, until there are no more', async () => {
      const student = await api.signIn();
      const seen = new Set<string>();
      let answer = await door.generate(student, { ...ASKED, count: 10 });
      for (; 'value' in answer; answer = await door.generate(student, { ...ASKED, count: 10 })) {
        for (const { text } of answer.value) {
          expect(seen).not.toContain(text);
          seen.add(text);
        }
      }
      expect(seen.size).toBeGreaterThan(40);
      expect(codeOf(answer)).toBe('CONFLICT');
      // another level has its own
      expect(codeOf(await door.generate(student, { ...ASKED, difficulty: 'advanced' }))).toBeUndefined();
    });

    test('at once makes no double', async () => {
      const student = await api.signIn();
      const answers = await Promise.all(Array.from({ length: 5 }, () => door.generate(student, ASKED)));
      const made = answers.flatMap((answer) => texts(answered(answer)));
      expect(new Set(made).size).toBe(15);
    });

    test('what a teacher has verified meanwhile is not made again for others', async () => {
      const [student, other] = [await api.signIn(), await api.signIn()];
      const teacher = await api.signIn('Cikgu', { role: 'teacher' });
      const wanted = { ...ASKED, theme: 'Science and Technology' };
      const [question] = answered(await door.generate(student, wanted));
      answered(await door.verify(teacher, question?.id ?? 0));
      expect(texts(answered(await door.generate(other, { ...wanted, count: 10 })))).not.toContain(
        question?.text,
      );
    });

    test.each<[object, string]>([
      [{ theme: 'Sport' }, 'theme'],
      [{ count: 0 }, 'count'],
      [{ count: 11 }, 'count'],
      [{ count: -2_147_483_648 }, 'count'],
    ])('%j is refused', async (change, field) => {
      const student = await api.signIn();
      expect(await door.generate(student, { ...ASKED, ...change })).toMatchObject({
        refused: { code: 'BAD_USER_INPUT', field },
      });
    });

    test('is for those whose profile is complete', async () => {
      expect(codeOf(await door.generate(api.visitor(), ASKED))).toBe('UNAUTHENTICATED');
      expect(codeOf(await door.generate(await api.signIn('New', { hasProfile: false }), ASKED))).toBe(
        'FORBIDDEN',
      );
    });
  });

  test('REST takes fields of any type, and 5 where it is not said how many', async () => {
    const student = await api.signIn();
    const [, rest] = QUESTION_DOORS;
    const { count: _left, ...asked } = ASKED;
    expect(answered((await rest?.generate(student, asked)) ?? { value: [] })).toHaveLength(5);
    for (const change of [
      { count: 'many' },
      { count: 1e308 },
      { count: {} },
      { partType: [] },
      { theme: null },
    ]) {
      const answer = await rest?.generate(student, { ...ASKED, ...change });
      expect(answer && codeOf(answer)).toBe('BAD_USER_INPUT');
    }
  });
});

describe('with a provider', () => {
  let api: TestApi;
  let provider: ScriptedProvider;
  beforeAll(async () => {
    provider = await startScriptedProvider();
    api = await startTestApi({
      env: { AI_CHAT_BASE_URL: provider.baseUrl, AI_CHAT_API_KEY: 'key', AI_CHAT_MODEL: 'scripted-model' },
    });
  });
  afterAll(async () => {
    await api.close();
    await provider.close();
  });

  const card = (text: string, change: object = {}) => ({
    text,
    category: 'Games',
    shouldSayPoints: ['what it is', 'who plays it', 'where you learned it', 'why you like it'],
    prompts: ['Rules', 'team', 'the', 'team', 'winner'],
    ...change,
  });
  const topic = {
    ...card('Why do people play traditional games?'),
    conversationTopic: 'traditional games',
    mindMapConcepts: ['fresh air', 'old friends', 'no batteries', 'low costs', 'family fun', 'quick rules'],
    session2Question: 'Decide together: which ONE of these is the best reason?',
    hotsQuestion: 'Will children still play them in fifty years?',
  };
  const answering = (...questions: object[]): Step => ({
    answer: 'ok',
    content: JSON.stringify({ questions }),
  });
  const generate = async (steps: readonly Step[], input: object = ASKED) => {
    provider.play({ chat: { steps } });
    const student = await api.signIn();
    const { data, errors } = await student.graphql<{
      generateQuestions: { writtenByModel: number; questions: { text: string; prompts: string[] }[] };
    }>(
      `mutation ($input: GenerateQuestionsInput!) {
        generateQuestions(input: $input) { writtenByModel questions { text prompts } }
      }`,
      { input },
    );
    expect(errors).toBeUndefined();
    const { rows } = await api.pool.query(
      'select text, generator from questions where created_by_id = $1 order by id',
      [student.userId],
    );
    return { ...data?.generateQuestions, rows, student };
  };
  const three = [
    card('Talk about a game that you played as a child.'),
    card('Talk about a song that your grandparents sing.'),
    card('Talk about a saying that your family uses.'),
  ];

  test('it writes the questions, by the prompt of a version and a strict schema', async () => {
    const asked = provider.requests.length;
    const { writtenByModel, questions, rows } = await generate([answering(...three)]);
    expect(writtenByModel).toBe(3);
    expect(texts(questions ?? [])).toEqual(texts(three));
    expect(questions?.[0]?.prompts).toEqual(['rules', 'team', 'winner', 'play', 'game']);
    expect(rows[0].generator).toBe('generate-questions.v1 scripted-model');
    const request = provider.requests[asked];
    expect(request?.responseFormat).toBe('json_schema');
    expect(request?.messages.system).toMatch(/^You write practice questions/);
    expect(JSON.parse(request?.messages.user ?? '')).toEqual({ ...ASKED, avoid: [] });
    expect(provider.requests).toHaveLength(asked + 1);
  });

  test('it writes topics', async () => {
    const { writtenByModel } = await generate([answering(topic)], { ...ASKED, partType: 'part3', count: 1 });
    expect(writtenByModel).toBe(1);
  });

  test('it is told what it wrote before', async () => {
    const { student } = await generate([answering(...three)]);
    const [, rest] = QUESTION_DOORS;
    await rest?.generate(student, ASKED);
    const { avoid } = JSON.parse(provider.requests.at(-1)?.messages.user ?? '');
    expect(avoid).toEqual(expect.arrayContaining(texts(three)));
  });

  test.each<[string, Step, number]>([
    ['too many', answering(...three, card('Talk about a fourth thing entirely.')), 3],
    ['a double', answering(three[0] ?? {}, three[0] ?? {}), 1],
    ['what is there already', answering(card('Talk about a classmate you enjoy working with')), 0],
    ['three points', answering(card('Talk about rain.', { shouldSayPoints: ['a b', 'c d', 'e f'] })), 0],
    [
      'equal points',
      answering(card('Talk about rain.', { shouldSayPoints: Array(4).fill('what it is') })),
      0,
    ],
    ['a number for a text', answering(card('x', { text: 7 }), three[1] ?? {}), 1],
    ['markup', answering(card('Talk about <script>alert(1)</script>.')), 0],
    ['a text without end', answering(card(`Talk about ${'x'.repeat(10_000)}.`)), 0],
    ['another shape', { answer: 'ok', content: '{"cards":[]}' }, 0],
    ['no question', answering(), 0],
    ['a list', { answer: 'ok', content: '[]' }, 0],
    [
      'a fence around it',
      { answer: 'ok', content: `\`\`\`json\n${JSON.stringify({ questions: three })}\n\`\`\`` },
      3,
    ],
    ['a refusal', { answer: 'refusal' }, 0],
    ['half an answer', { answer: 'cut' }, 0],
    ['no JSON', { answer: 'invalidJson' }, 0],
    ['400', { answer: 'status', status: 400 }, 0],
    ['a web page', { answer: 'webPage' }, 3],
    ['a 500, then an answer', { answer: 'status', status: 500 }, 3],
  ])('%s: what is usable is kept, and patterns make the rest', async (_what, step, usable) => {
    const { questions, writtenByModel, rows } = await generate([step, answering(...three)]);
    expect([questions?.length, writtenByModel]).toEqual([3, usable]);
    expect(new Set(texts(questions ?? [])).size).toBe(3);
    expect(rows.filter(({ generator }) => generator === 'patterns.v1')).toHaveLength(3 - usable);
  });

  test('a provider that is down for good: the patterns serve', async () => {
    const down: Step = { answer: 'status', status: 500 };
    const { questions, writtenByModel } = await generate([down, down, down]);
    expect([questions?.length, writtenByModel]).toEqual([3, 0]);
  });
});
