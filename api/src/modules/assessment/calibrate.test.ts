import { describe, expect, test } from '@jest/globals';
import type { Calibration, CriterionMark, Judgement } from './assessment.types.js';
import { BUILT_IN_ASSESSOR, modelAssessor } from './assessor-identities.js';
import { calibrate } from './calibrate.js';
import { cap } from './cap.js';
import { describeBand } from './rubric.js';

const markOf = (band: number | null): CriterionMark => ({
  ...{ criterion: 'grammar', band, low: 3, high: 6, lift: '' },
  reasons: [describeBand('grammar', band ?? 0), '2 errors were found.'],
});
const judgementOf = (band: number | null): Judgement => ({
  marks: [markOf(band)],
  findings: [],
  sections: {
    ...{ topicRelevance: null, strengths: [], grammarAnalysis: [], vocabularyAssessment: [] },
    ...{ vocabularyImprovements: [], suggestedPhrases: [], communicativeCompetence: [], fluency: [] },
    ...{ pronunciationGuidance: [], specificExamples: [], improvementRecommendations: [] },
  },
});
const STRICTER: Calibration = {
  ...{ id: 3, fittedOn: '2026-11-21', answers: 112 },
  ...{ assessor: BUILT_IN_ASSESSOR, partType: 'part2', criterion: 'grammar' },
  points: [0, 0.6, 1.2, 2.4, 3.2, 3.7, 5.1],
};
const APPLIED = { id: 3, fittedOn: '2026-11-21', answers: 112 };
const calibratedMark = (band: number | null, calibration = STRICTER) =>
  calibrate(judgementOf(band), BUILT_IN_ASSESSOR, [calibration]).marks[0];

describe('calibrate', () => {
  test('a band becomes the whole band that teachers give, the range moves along, the reasons say so', () => {
    expect(calibratedMark(5)).toEqual({
      ...{ criterion: 'grammar', band: 4, low: 2, high: 5, lift: '', judged: 5, calibration: APPLIED },
      reasons: [
        describeBand('grammar', 4),
        '2 errors were found.',
        'The assessor by itself gave 5. Where it does so, teachers give about 3.7, so this is a 4.',
      ],
    });
  });

  test('a band that stays is told as calibrated, too; what was not judged is not', () => {
    expect(calibratedMark(1)).toEqual({ ...markOf(1), calibration: APPLIED });
    expect(calibratedMark(null)).toEqual(markOf(null));
  });

  test.each<[string, Partial<Calibration>]>([
    ['criterion', { criterion: 'vocabulary' }],
    ['version', { assessor: { ...BUILT_IN_ASSESSOR, version: '1' } }],
    ['rubric', { assessor: { ...BUILT_IN_ASSESSOR, rubricVersion: '0' } }],
    ['assessor', { assessor: modelAssessor('some-model', 'part2') }],
  ])('a calibration of another %s changes nothing', (_what, change) => {
    expect(calibratedMark(5, { ...STRICTER, ...change })).toEqual(markOf(5));
  });

  test('the cap comes after it, and what the judge gave is kept through both', () => {
    const unsure = { text: '', source: 'server', confidence: 0.3 } as const;
    const calibrated = calibrate(judgementOf(6), BUILT_IN_ASSESSOR, [STRICTER]);
    expect(cap(calibrated, unsure).judgement.marks).toMatchObject([
      { band: 4, judged: 6, calibration: APPLIED },
    ]);
    expect(cap(judgementOf(6), unsure).judgement.marks).toMatchObject([{ band: 4, judged: 6 }]);
    expect(cap(judgementOf(3), unsure).judgement.marks[0]).not.toHaveProperty('judged');
  });
});
