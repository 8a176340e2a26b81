import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askGraphql, askRest } from '../../testing/both-doors.js';
import { programEnv } from '../../testing/program-env.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { until } from '../../testing/until.js';
import { SUBMIT_THROUGH } from '../sessions/testing/answers.js';
import { doubleMarked } from './testing/double-marked.js';

/** The built command as a process of its own. */
const COMMAND = fileURLToPath(new URL('../../../dist/calibrate.js', import.meta.url));
const TRANSCRIPT =
  'Last weekend I go to the market with my mother. We bought many vegetable and some fish for dinner. ' +
  'I like the market because the people are friendly and the food is fresh.';

let api: TestApi;
let student: TestClient;
let impactAdmin: TestClient;
let studentIds: string[];
beforeAll(async () => {
  api = await startTestApi({ withWorker: true });
  student = await api.signIn('Mei');
  impactAdmin = await api.signIn('Farid', { role: 'admin', email: 'impact@lisan.test' });
  const { userId: teacherId } = await api.signIn('Siti', { role: 'teacher' });
  ({ studentIds } = await doubleMarked(api.pool, { teacherId, answers: 100 }));
});
afterAll(() => api.close());

function calibrate(options: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [COMMAND, ...options],
      {
        env: { ...programEnv(), LOG_LEVEL: 'error', APP_MODE: 'demo', DATABASE_URL: api.databaseUrl, ...env },
      },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

interface Calibrated {
  readonly marks: { readonly criterion: string; readonly band: number; readonly reasons: string[] }[];
  readonly calibrations: { readonly criterion: string; readonly answers: number }[];
}

/** The feedback of a typed answer, which is the same each time. */
async function marked(): Promise<{ id: string; feedback: Calibrated }> {
  const sent = { transcription: TRANSCRIPT, transcriptSource: 'typed' };
  const answer = await SUBMIT_THROUGH.GraphQL(student, sent);
  if ('refused' in answer) throw new Error(answer.refused.message);
  const id = String(answer.value.id);
  await until(() => feedbackOf(id), Boolean);
  const feedback = await feedbackOf(id);
  if (!feedback) throw new Error('not marked');
  return { id, feedback };
}

async function feedbackOf(id: string): Promise<Calibrated | null> {
  const answer = await askGraphql<{ feedback: Calibrated | null }>(
    student,
    `query ($id: ID!) { session(id: $id) { feedback {
      marks { criterion band reasons } calibrations { criterion id fittedOn answers } } } }`,
    { id },
  );
  return 'value' in answer ? answer.value.feedback : null;
}

const stored = async () => (await api.pool.query('select * from calibrations order by id')).rows;
const bandOf = ({ marks }: Calibrated, criterion: string) =>
  marks.find((mark) => mark.criterion === criterion)?.band ?? Number.NaN;

test('a wrong option, and a database that is not there, are one sentence each', async () => {
  const [wrong, unknown, nowhere, none] = await Promise.all([
    calibrate(['--frobnicate']),
    calibrate(['--criterion', 'fluency']),
    calibrate([], { DATABASE_URL: '', DATA_DIR: path.join(api.dataDir, 'none') }),
    calibrate([], { DATABASE_URL: 'postgresql://u:p@localhost:1/x' }),
  ]);
  expect(wrong).toMatchObject({ code: 2, output: expect.stringMatching(/^Unknown option '--frobnicate'\./) });
  expect(wrong.output).toContain('--dry-run');
  expect(unknown).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^There is no criterion "fluency"/),
  });
  expect(nowhere).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^There is no database in .*none\./),
  });
  expect(none).toMatchObject({ code: 1, output: expect.stringMatching(/^The database does not answer/) });
});

test('from a hundred answers on, what is marked after the command is calibrated; until then nothing changes', async () => {
  const before = await marked();
  expect(before.feedback.calibrations).toEqual([]);

  const [short, dry] = await Promise.all([
    calibrate(['--criterion', 'vocabulary']),
    calibrate(['--dry-run']),
  ]);
  expect(short.code).toBe(1);
  expect(short.output).toContain(
    'Part 2, vocabulary\n  Needs 100 answers marked by a teacher and by this version of the assessor; there are 99.',
  );
  expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('Nothing was stored (--dry-run).') });
  expect(await stored()).toEqual([]);

  const fitted = await calibrate();
  expect(fitted.code).toBe(0);
  expect(fitted.output).toMatch(/100 answers of 20 students/);
  expect(fitted.output).toMatch(/bias, in bands +\+1\.00 +\+0\.00\n.*exact agreement +0 % +100 %/);
  expect(fitted.output).toMatch(/Part 3, communicative\n.*there are 0\./);
  const [record, ...more] = await stored();
  expect(more).toEqual([]);
  expect(record).toMatchObject({
    ...{ part_type: 'part2', criterion: 'grammar', answers: 100, students: 20, removed_at: null },
    points: [0, 0, 1, 2, 3, 4, 5],
    ...{ agreement_before: { bias: 1 }, agreement_after: { bias: 0, exact: 1 } },
  });

  const after = await marked();
  const raw = bandOf(before.feedback, 'grammar');
  expect(bandOf(after.feedback, 'grammar')).toBe(raw - 1);
  expect(after.feedback.marks[0]?.reasons.at(-1)).toContain(`The assessor by itself gave ${raw}.`);
  expect(bandOf(after.feedback, 'vocabulary')).toBe(bandOf(before.feedback, 'vocabulary'));
  expect(after.feedback.calibrations).toEqual([
    {
      criterion: 'grammar',
      id: String(record.id),
      fittedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      answers: 100,
    },
  ]);
  expect(await askRest(student, 'GET', `/api/sessions/${after.id}/feedback`)).toMatchObject({
    value: {
      totalScore: raw - 1 + bandOf(before.feedback, 'vocabulary'),
      calibrations: [{ criterion: 'grammar', id: record.id, answers: 100 }],
    },
  });
  expect(await feedbackOf(before.id)).toEqual(before.feedback);
});

test('fitted again, on the assessor’s own bands, it is the same; removed, marks are the assessor’s own', async () => {
  const again = await calibrate();
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('Nothing new: calibration') });
  expect(await stored()).toHaveLength(1);

  const removed = await calibrate(['--remove']);
  expect(removed).toMatchObject({
    code: 0,
    output: expect.stringMatching(/grammar: calibration \d+ of .*\nRemoved\./),
  });
  expect(await stored()).toMatchObject([{ removed_at: expect.any(Date) }]);
  expect((await marked()).feedback.calibrations).toEqual([]);
  expect(await calibrate(['--remove'])).toMatchObject({
    code: 0,
    output: 'There is no calibration to remove.\n',
  });
});

test('agreement is told of calibrated results by themselves', async () => {
  const agreement = await askGraphql<object[]>(
    impactAdmin,
    '{ assessmentAgreement { criterion calibrationId calibratedOn n bias } }',
  );
  expect(agreement).toEqual({
    value: [
      { criterion: 'grammar', calibrationId: null, calibratedOn: null, n: 100, bias: 1 },
      { criterion: 'vocabulary', calibrationId: null, calibratedOn: null, n: 99, bias: 1 },
      {
        criterion: 'grammar',
        calibrationId: '900',
        calibratedOn: '2026-10-01',
        n: 10,
        bias: expect.any(Number),
      },
    ],
  });
});

test('what is kept of a calibration is bands and counts, and nobody', async () => {
  const [record] = await stored();
  expect(Object.keys(record.pairs[0]).sort()).toEqual(['answers', 'human', 'machine']);
  for (const id of studentIds) expect(JSON.stringify(record)).not.toContain(id);
});
