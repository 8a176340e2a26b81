import { describe, expect, test } from '@jest/globals';
import type { SessionFeedback } from '../content/assessment';
import { sampleFeedback } from '../testing/sampleReport';
import { compareAnswers } from './compareAnswers';

/** An answer with so many errors of each kind. */
const withErrors = (
  errors: Record<string, number>,
  changes: Partial<SessionFeedback> = {},
): SessionFeedback => ({
  ...sampleFeedback(changes),
  findings: Object.entries(errors).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, start) => ({
      ...{ kind, quote: 'x', start, end: start + 1, correction: null, reason: '' },
    })),
  ),
});
const marked = (grammar: number | null, vocabulary: number | null): Partial<SessionFeedback> => {
  const { marks } = sampleFeedback();
  return {
    marks: marks.map((mark, place) => ({ ...mark, band: place === 0 ? grammar : vocabulary })),
    totalScore: grammar === null ? null : grammar + (vocabulary ?? 0),
  };
};

describe('errors', () => {
  test.each<[string, Record<string, number>, Record<string, number>, [string[], string[], string[]], RegExp]>(
    [
      ['all gone', { tense: 2 }, {}, [['tense'], [], []], /No more errors of tense\.$/],
      ['fewer, but there', { tense: 3 }, { tense: 1 }, [[], ['tense'], []], /Errors of tense remain\.$/],
      [
        'some gone, some left, one new',
        { tense: 2, article: 1, plural: 1 },
        { plural: 2, agreement: 1 },
        [['tense', 'article'], ['plural'], ['agreement']],
        /No more errors of tense and article; still some of plural\.$/,
      ],
      ['only new ones', {}, { tense: 1 }, [[], [], ['tense']], /other kinds now\.$/],
      ['none at all', {}, {}, [[], [], []], /No errors were found in the later answer\.$/],
    ],
  )('%s', (_name, before, now, expected, sentence) => {
    const { gone, remaining, fresh, finding } = compareAnswers(withErrors(before), withErrors(now));
    expect([gone, remaining, fresh].map((kinds) => kinds.map(({ kind }) => kind))).toEqual(expected);
    expect(finding).toMatch(sentence);
  });
});

describe('marks', () => {
  test.each<
    [string, [number | null, number | null], [number | null, number | null], (string | null)[], RegExp]
  >([
    ['more', [3, 4], [4, 4], ['better', 'same', 'better'], /^1 more mark than before\./],
    ['fewer', [4, 4], [3, 3], ['worse', 'worse', 'worse'], /^2 marks fewer than before/],
    ['the same sum', [4, 3], [3, 4], ['worse', 'better', 'same'], /^The marks are the same: 7 of 12\./],
    ['not marked before', [null, null], [3, 3], [null, null, null], /^The earlier answer has no marks\./],
    ['not marked now', [3, 3], [null, null], [null, null, null], /^The later answer has no marks\./],
  ])('%s', (_name, before, now, changes, sentence) => {
    const { marks, finding, caution } = compareAnswers(
      sampleFeedback(marked(...before)),
      sampleFeedback(marked(...now)),
    );
    expect(marks.map(({ change }) => change)).toEqual(changes);
    expect(marks.map(({ label }) => label)).toEqual(['Grammar', 'Vocabulary', 'Total of 12']);
    expect(finding).toMatch(sentence);
    expect(caution).toBeNull();
  });

  test.each(['assessorVersion', 'rubricVersion', 'promptVersion', 'assessorModel'] as const)(
    'of another %s are not set against each other',
    (field) => {
      const { caution, finding } = compareAnswers(sampleFeedback(), sampleFeedback({ [field]: 'another' }));
      expect(caution).toMatch(/cannot be set against each other/);
      expect(finding).not.toMatch(/more|fewer|same/);
    },
  );

  test('of which one is calibrated are not set against each other, of the same calibration they are', () => {
    const calibrations = [{ criterion: 'grammar', id: '3', fittedOn: '2026-11-21', answers: 112 } as const];
    const calibrated = sampleFeedback({ calibrations });
    expect(compareAnswers(sampleFeedback(), calibrated).caution).toMatch(/cannot be set against each other/);
    expect(compareAnswers(calibrated, calibrated).caution).toBeNull();
  });
});

describe('speech', () => {
  const { measurements } = sampleFeedback();
  const spoken = (changes: Partial<NonNullable<typeof measurements>>) =>
    sampleFeedback({ measurements: measurements && { ...measurements, ...changes } });
  test.each<[string, object, string, string | null, string]>([
    ['fewer pauses', { pausesPerMinute: 8 }, 'Pauses', 'better', '8 a minute'],
    ['as many pauses, nearly', { pausesPerMinute: 12 }, 'Pauses', 'same', '12 a minute'],
    ['a longer silence', { longestPauseSeconds: 3.21 }, 'Longest pause', 'worse', '3.2 s'],
    ['another pace', { wordsPerMinute: 140 }, 'Pace', null, '140 words a minute'],
    ['more speech', { speechSeconds: 56 }, 'Time speaking', 'better', '56 s'],
    ['unknown fillers', { fillersPerMinute: null }, 'Fillers', null, 'not measured'],
  ])('%s', (_name, changes, label, change, now) => {
    const { speech } = compareAnswers(spoken({}), spoken(changes));
    expect(speech.find((one) => one.label === label)).toMatchObject({ change, now });
  });

  test('of a typed answer there is none', () => {
    expect(compareAnswers(sampleFeedback({ measurements: null }), sampleFeedback()).speech).toEqual([]);
  });
});
