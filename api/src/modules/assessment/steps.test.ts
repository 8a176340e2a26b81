import { describe, expect, test } from '@jest/globals';
import type { CriterionMark, Finding, Judgement } from './assessment.types.js';
import { describeBand } from './rubric.js';
import { total } from './total.js';
import { validate } from './validate.js';

const TRANSCRIPT = 'He go to school. She go home. He go out.';
const mark = (
  criterion: CriterionMark['criterion'],
  band: number | null,
  low = 0,
  high = 6,
): CriterionMark => ({
  criterion,
  band,
  low,
  high,
  reasons: [],
  lift: '',
});
const finding = (quote: string, start: number): Finding => ({
  kind: 'agreement',
  quote,
  start,
  end: start + quote.length,
  correction: null,
  reason: '',
});
const EMPTY: Judgement['sections'] = {
  topicRelevance: ' ',
  strengths: [],
  grammarAnalysis: [],
  vocabularyAssessment: [],
  vocabularyImprovements: [],
  suggestedPhrases: [],
  communicativeCompetence: [],
  pronunciationGuidance: [],
  fluency: [],
  specificExamples: [],
  improvementRecommendations: [],
};
const judgement = (changes: Partial<Judgement>): Judgement => ({
  marks: [mark('grammar', 3), mark('vocabulary', 3)],
  findings: [],
  sections: EMPTY,
  ...changes,
});

describe('validate', () => {
  test('keeps a quote at its place, moves it to the nearest, drops what was never said', () => {
    const findings = [
      finding('He go', 0),
      finding('She go', 2),
      finding('go', 30),
      finding('They goes', 0),
      finding(' ', 2),
    ];
    const valid = validate(judgement({ findings }), 'part2', TRANSCRIPT);
    expect(valid.findings.map(({ quote, start }) => [quote, start])).toEqual([
      ['He go', 0],
      ['She go', 17],
      ['go', 33],
    ]);
    for (const { quote, start, end } of valid.findings) expect(TRANSCRIPT.slice(start, end)).toBe(quote);
  });

  test('bands are whole and 0–6, ranges hold their band', () => {
    const marks = [mark('grammar', 7.4, 8, 9), mark('vocabulary', 2.5, 4, 1)];
    const valid = validate(judgement({ marks }), 'part2', TRANSCRIPT);
    expect(valid.marks.map(({ band, low, high }) => [low, band, high])).toEqual([
      [6, 6, 6],
      [3, 3, 3],
    ]);
  });

  test('each criterion of the part is there once; a missing one is not judged', () => {
    const marks = [mark('vocabulary', 4), mark('grammar', Number.NaN), mark('grammar', 5)];
    const valid = validate(judgement({ marks }), 'part3', TRANSCRIPT);
    expect(valid.marks.map(({ criterion, band }) => [criterion, band])).toEqual([
      ['grammar', null],
      ['vocabulary', 4],
      ['communicative', null],
    ]);
    expect(valid.marks[2]?.reasons).toEqual(['This criterion was not judged.']);
  });

  test('lists hold at most ten lines and no blank ones', () => {
    const strengths = [' ', ...Array.from({ length: 14 }, (_, i) => `line ${i}`)];
    const valid = validate(judgement({ sections: { ...EMPTY, strengths } }), 'part2', TRANSCRIPT);
    expect(valid.sections.strengths).toHaveLength(10);
    expect(valid.sections.strengths[0]).toBe('line 0');
    expect(valid.sections.topicRelevance).toBeNull();
  });
});

describe('total', () => {
  test('adds the bands; what was not judged adds nothing and does not lower the level', () => {
    expect(total([mark('grammar', 4), mark('vocabulary', 5)], 'part2')).toEqual({
      total: 9,
      maximum: 12,
      proficiencyLevel: 'B2',
    });
    expect(total([mark('grammar', 3), mark('vocabulary', 3), mark('communicative', null)], 'part3')).toEqual({
      total: 6,
      maximum: 18,
      proficiencyLevel: 'B1',
    });
  });
});

test('every band has a description', () => {
  expect(describeBand('grammar', 5)).toMatch(/^Mostly accurate/);
  expect(describeBand('grammar', 4)).toMatch(/^Between .*Accurate enough/);
  expect(describeBand('vocabulary', 0)).toMatch(/^Nothing/);
});
