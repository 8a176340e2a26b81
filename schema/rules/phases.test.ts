import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  assessmentObstacle,
  canAdvance,
  coveredPoints,
  isReady,
  nextPhase,
  PHASE_TARGET_SECONDS,
  PHASES,
  type PhaseProgress,
} from './phases.ts';

const at = (progress: Partial<PhaseProgress>): PhaseProgress => ({
  phase: 'session1',
  turns: 0,
  studentPoints: [],
  partnerPoints: [],
  spokenSeconds: 0,
  ...progress,
});

test('120, 60 and 120 seconds, five minutes in all', () => {
  expect(PHASE_TARGET_SECONDS).toEqual({ session1: 120, session2: 60, session3: 120 });
  expect(PHASES.map(nextPhase)).toEqual(['session2', 'session3', null]);
});

describe('readiness: two covered points or four turns', () => {
  test.each<[string, Partial<PhaseProgress>, boolean]>([
    ['nothing', {}, false],
    ['three turns and one point', { turns: 3, studentPoints: [4] }, false],
    ['four turns', { turns: 4 }, true],
    ['a point of each', { studentPoints: [0], partnerPoints: [5] }, true],
    ['the same point of both', { studentPoints: [2], partnerPoints: [2] }, false],
  ])('%s', (_name, progress, expected) => expect(isReady(at(progress))).toBe(expected));

  test('the union of both sets, in order and each once', () => {
    expect(coveredPoints({ studentPoints: [5, 1], partnerPoints: [1, 0] })).toEqual([0, 1, 5]);
  });
});

describe('going on', () => {
  test.each<[string, Partial<PhaseProgress>, boolean]>([
    ['not ready', { turns: 2 }, false],
    ['ready', { turns: 4 }, true],
    ['the target reached before it is ready', { spokenSeconds: 120 }, true],
    ['a minute of the second phase', { phase: 'session2', spokenSeconds: 60 }, true],
    ['the last phase', { phase: 'session3', turns: 9, spokenSeconds: 200 }, false],
  ])('%s', (_name, progress, expected) => expect(canAdvance(at(progress))).toBe(expected));
});

describe('what an assessment needs', () => {
  const student = (text: string) => ({ speaker: 'student', text }) as const;
  const partner = (text: string) => ({ speaker: 'partner', text }) as const;

  test('six turns come first, then fifty characters of the student', () => {
    const long = 'x'.repeat(60);
    expect(assessmentObstacle([])).toBe('tooFewTurns');
    expect(
      assessmentObstacle([student(long), partner(long), student(long), partner(long), student(long)]),
    ).toBe('tooFewTurns');
    const six = [
      partner(long),
      student('Yes.'),
      partner(long),
      student('No.'),
      partner(long),
      student('So.'),
    ];
    expect(assessmentObstacle(six)).toBe('tooLittleSaid');
    expect(assessmentObstacle([...six, student(long)])).toBeNull();
  });

  test("the partner's words never help", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 6 }), (texts) => {
        expect(assessmentObstacle(texts.map(partner))).toBe('tooLittleSaid');
      }),
    );
  });
});
