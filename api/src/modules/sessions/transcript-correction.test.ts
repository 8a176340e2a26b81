import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CORRECTIONS_MAX } from 'schema/rules/limits';
import { askGraphql, askRest, type DoorAnswer } from '../../testing/both-doors.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import type { SessionAnswer } from './testing/answers.js';
import { MARKED_RESULT } from './testing/results.js';

let api: TestApi;
let student: TestClient;
let teacher: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  student = await api.signIn('Mei');
  teacher = await api.signIn('Siti', { role: 'teacher' });
});
afterAll(() => api.close());

const HEARD = 'Last weekend I go to the market with my mother.';
const RIGHT = 'Last weekend I went to the market with my mother.';

interface Words {
  readonly text?: string;
  readonly turns?: readonly { readonly position: number; readonly text: string }[];
}
interface Attempt {
  readonly attempt: number;
  readonly transcription: string;
  readonly transcriptSource: string;
  readonly feedback: { readonly totalScore: number };
}
interface Door {
  readonly name: string;
  readonly correct: (
    client: TestClient,
    id: number,
    words: Words,
  ) => Promise<DoorAnswer<Pick<SessionAnswer, 'state'>>>;
  readonly attempts: (client: TestClient, id: number) => Promise<readonly Attempt[]>;
}

const DOORS: Door[] = [
  {
    name: 'GraphQL',
    correct: (client, sessionId, words) =>
      askGraphql(
        client,
        'mutation ($input: CorrectTranscriptInput!) { correctTranscript(input: $input) { state } }',
        {
          input: { sessionId: String(sessionId), ...words },
        },
      ),
    async attempts(client, id) {
      const fields = 'attempt transcription transcriptSource feedback { totalScore }';
      const document = `query ($id: ID!) { session(id: $id) { attempts { ${fields} } } }`;
      const answer = await askGraphql<{ attempts: Attempt[] }>(client, document, { id: String(id) });
      return 'value' in answer ? answer.value.attempts : [];
    },
  },
  {
    name: 'REST',
    correct: (client, id, words) => askRest(client, 'PATCH', `/api/sessions/${id}/transcript`, words),
    async attempts(client, id) {
      const answer = await askRest<Attempt[]>(client, 'GET', `/api/sessions/${id}/attempts`);
      return 'value' in answer ? answer.value : [];
    },
  },
];

/** A session that was heard and marked, with some of its columns otherwise. */
async function session(owner: TestClient, change: Record<string, unknown> = {}): Promise<number> {
  const columns = {
    ...{
      user_id: owner.userId,
      question_text: 'Talk about a market.',
      part_type: 'part2',
      state: 'assessed',
    },
    ...{ audio_key: 'audio/1.wav', transcription: HEARD, transcript_source: 'server', overall_score: 9 },
    ...{ created_at: '2026-11-20T10:00:00Z', ...change },
  };
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into sessions (${Object.keys(columns).join(', ')})
     values (${Object.keys(columns).map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(columns),
  );
  const id = rows[0]?.id ?? 0;
  if (columns.state === 'assessed') await result(id, 1);
  return id;
}
const result = (id: number, attempt: number) =>
  api.pool.query(
    'insert into assessments (session_id, attempt, result, created_at) values ($1, $2, $3, now())',
    [id, attempt, MARKED_RESULT],
  );
const kept = async (id: number) =>
  (
    await api.pool.query(
      `select state, attempt, transcription, transcript_source as source, overall_score as score,
         (select count(*)::int from transcript_corrections where session_id = sessions.id) as corrections,
         (select count(*)::int from pgboss.job where name = 'assess-session' and data->>'sessionId' = sessions.id::text) as jobs
       from sessions where id = $1`,
      [id],
    )
  ).rows[0];
const refused = (code: string, more: object = {}) => ({
  refused: expect.objectContaining({ code, ...more }),
});

describe.each(DOORS)('through $name', ({ correct, attempts }) => {
  test('corrected words are marked again as a job; what was heard and its marks stay', async () => {
    const id = await session(student);
    expect(await correct(student, id, { text: ` ${RIGHT}\u0000 ` })).toEqual({
      value: expect.objectContaining({ state: 'recorded' }),
    });
    expect(await kept(id)).toEqual({
      ...{ state: 'recorded', attempt: 2, transcription: HEARD, source: 'server', score: 9 },
      ...{ corrections: 1, jobs: 1 },
    });
    expect(await attempts(student, id)).toMatchObject([
      { attempt: 1, transcription: HEARD, transcriptSource: 'server', feedback: { totalScore: 9 } },
    ]);
    await result(id, 2);
    expect(await attempts(student, id)).toMatchObject([
      { attempt: 1, transcription: HEARD, transcriptSource: 'server' },
      { attempt: 2, transcription: RIGHT, transcriptSource: 'corrected' },
    ]);
  });

  test('the same words again, heard or corrected, are not marked again', async () => {
    const id = await session(student);
    expect(await correct(student, id, { text: HEARD })).toMatchObject({ value: { state: 'assessed' } });
    await correct(student, id, { text: RIGHT });
    await api.pool.query(`update sessions set state = 'assessed' where id = $1`, [id]);
    expect(await correct(student, id, { text: RIGHT })).toMatchObject({ value: { state: 'assessed' } });
    expect(await kept(id)).toMatchObject({ attempt: 2, corrections: 1, jobs: 1 });
  });

  test.each<[string, Record<string, unknown>, Words, string, object]>([
    ['while it is being marked', { state: 'assessing' }, { text: RIGHT }, 'CONFLICT', {}],
    ['of an answer that was typed', { audio_key: null }, { text: RIGHT }, 'CONFLICT', {}],
    ['without words', {}, { text: ' ' }, 'BAD_USER_INPUT', { field: 'text' }],
    ['without a text', {}, {}, 'BAD_USER_INPUT', { field: 'text' }],
    ['of a novel', {}, { text: 'x'.repeat(5001) }, 'BAD_USER_INPUT', { field: 'text' }],
    ['by turns, alone', {}, { turns: [{ position: 2, text: 'a' }] }, 'BAD_USER_INPUT', { field: 'turns' }],
    [
      'as one text, in a talk',
      { session_type: 'conversation' },
      { text: RIGHT },
      'BAD_USER_INPUT',
      { field: 'text' },
    ],
    ['of no turn', { session_type: 'conversation' }, { turns: [] }, 'BAD_USER_INPUT', { field: 'turns' }],
  ])('a correction %s is refused', async (_name, change, words, code, more) => {
    const id = await session(student, change);
    expect(await correct(student, id, words)).toEqual(refused(code, more));
    expect(await kept(id)).toMatchObject({ attempt: 1, corrections: 0, jobs: 0 });
  });

  test('an answer that could not be marked can be written down', async () => {
    const id = await session(student, { state: 'notMarked', transcription: null, transcript_source: null });
    expect(await correct(student, id, { text: RIGHT })).toMatchObject({ value: { state: 'recorded' } });
  });

  test('only its owner corrects it: another has no such session, its student may only read', async () => {
    const id = await session(student);
    expect(await correct(teacher, id, { text: RIGHT })).toEqual(refused('NOT_FOUND'));
    const { rows } = await api.pool.query<{ id: string }>(
      `insert into student_profiles (id, teacher_id, user_id, first_name, last_name, email, created_at)
       values (gen_random_uuid(), $1, $2, 'Mei', 'Tan', 'mei@school.test', now())
       on conflict do nothing returning id`,
      [teacher.userId, student.userId],
    );
    const recorded = await session(teacher, { student_profile_id: rows[0]?.id });
    expect(await correct(student, recorded, { text: RIGHT })).toEqual(refused('FORBIDDEN'));
    expect(await attempts(student, recorded)).toHaveLength(1);
    expect(await correct(teacher, recorded, { text: RIGHT })).toMatchObject({ value: { state: 'recorded' } });
    await api.pool.query('delete from student_profiles');
  });

  test('an eleventh correction is refused', async () => {
    const id = await session(student, { attempt: CORRECTIONS_MAX + 1 });
    await api.pool.query(
      `insert into transcript_corrections (session_id, attempt, text, created_at)
       select $1, n, 'words ' || n, now() from generate_series(2, $2) as n`,
      [id, CORRECTIONS_MAX + 1],
    );
    expect(await correct(student, id, { text: RIGHT })).toEqual(refused('CONFLICT'));
  });
});

describe('a conversation', () => {
  let id: number;
  const [door] = DOORS;
  beforeEach(async () => {
    id = await session(student, { session_type: 'conversation', part_type: 'part3' });
    for (const [index, speaker] of ['partner', 'student', 'partner', 'student'].entries())
      await api.pool.query(
        `insert into conversation_turns (session_id, user_id, position, phase, speaker, text, created_at)
         values ($1, $2, $3, 'session1', $4, 'Turn ' || $3::int, now())`,
        [id, student.userId, index + 1, speaker],
      );
  });
  const again = async (turns: Words['turns']) => {
    await api.pool.query(`update sessions set state = 'assessed' where id = $1`, [id]);
    return door?.correct(student, id, { turns });
  };
  const newest = async () =>
    (
      await api.pool.query(
        'select text, turns from transcript_corrections where session_id = $1 order by attempt desc',
        [id],
      )
    ).rows[0];

  test('turn by turn; what was corrected before stays corrected', async () => {
    await again([{ position: 2, text: 'I  agree\nwith you.' }]);
    await again([{ position: 4, text: 'Why not?' }]);
    expect(await newest()).toEqual({
      text: 'AI Partner: Turn 1\nStudent: I agree with you.\nAI Partner: Turn 3\nStudent: Why not?',
      turns: [
        { position: 2, text: 'I agree with you.' },
        { position: 4, text: 'Why not?' },
      ],
    });
    await again([{ position: 4, text: 'Turn 4' }]);
    expect(await kept(id)).toMatchObject({ attempt: 3, corrections: 2 });
  });

  test.each([1, 9])('turn %s is none of the student', async (position) => {
    expect(await again([{ position, text: 'Hello.' }])).toEqual(
      refused('BAD_USER_INPUT', { field: 'turns' }),
    );
  });
});

test('two corrections at the same moment make one attempt', async () => {
  const id = await session(student);
  const [door] = DOORS;
  const answers = await Promise.all(
    ['one', 'two', 'three'].map((word) => door?.correct(student, id, { text: `${RIGHT} And ${word}.` })),
  );
  expect(answers.filter((answer) => answer && 'value' in answer)).toHaveLength(1);
  expect(answers).toContainEqual(refused('CONFLICT'));
  expect(await kept(id)).toMatchObject({ attempt: 2, corrections: 1, jobs: 1 });
});

test('a body of another shape is refused, not stored', async () => {
  const id = await session(student, { session_type: 'conversation' });
  const send = (body: object) => askRest(student, 'PATCH', `/api/sessions/${id}/transcript`, body);
  expect(await send([1])).toEqual(refused('BAD_USER_INPUT'));
  expect(await send({ turns: [null] })).toEqual(refused('BAD_USER_INPUT', { field: 'turns' }));
  expect(await send({ turns: [{ position: 1.5, text: 'a' }] })).toEqual(refused('BAD_USER_INPUT'));
});

test('answers to the same question stand together, the oldest first; those of others do not', async () => {
  const other = await api.signIn('Arjun');
  const answer = (client: TestClient, day: number, change = {}) =>
    session(client, { question_id: 1, created_at: `2026-11-${day}T10:00:00Z`, ...change });
  const [second, first] = [await answer(student, 12), await answer(student, 11)];
  await answer(other, 10);
  await answer(student, 13, { is_open: true });
  const document =
    'query ($id: ID!) { session(id: $id) { questionId answers { sessionId overallScore maximumScore } } }';
  const asked = await askGraphql(student, document, { id: String(second) });
  expect(asked).toEqual({
    value: {
      questionId: '1',
      answers: [first, second].map((id) => ({ sessionId: String(id), overallScore: 9, maximumScore: 12 })),
    },
  });
});
