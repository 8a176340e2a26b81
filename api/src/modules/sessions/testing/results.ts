import type { MarkedResult } from '../../assessment/assessment.types.js';

/** What the assessor stores of a Part 2 answer that it marked with 4 and 5. */
export const MARKED_RESULT: MarkedResult = {
  outcome: 'marked',
  assessor: { name: 'built-in', version: '1', rubricVersion: '1', model: null, promptVersion: null },
  measurements: null,
  fluency: null,
  cautions: [],
  limits: [],
  marks: [
    {
      criterion: 'grammar',
      band: 4,
      low: 3,
      high: 5,
      reasons: ['Mostly right.'],
      lift: 'Use the past tense.',
    },
    { criterion: 'vocabulary', band: 5, low: 4, high: 6, reasons: ['Varied.'], lift: 'Add idioms.' },
  ],
  total: 9,
  maximum: 12,
  proficiencyLevel: 'B2',
  findings: [],
  sections: {
    topicRelevance: 'On the topic.',
    strengths: ['You gave a reason.'],
    grammarAnalysis: [],
    vocabularyAssessment: [],
    vocabularyImprovements: [],
    suggestedPhrases: [],
    communicativeCompetence: [],
    pronunciationGuidance: [],
    fluency: [],
    specificExamples: [],
    improvementRecommendations: ['Speak a little longer.'],
  },
};
