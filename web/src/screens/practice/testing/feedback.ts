import type { SessionDetailsFragment } from '../../../generated/feedback';

type Feedback = NonNullable<SessionDetailsFragment['feedback']>;

const typed = <T extends object>(name: string, fields: T): T => ({ __typename: name, ...fields });

const mark = (criterion: 'grammar' | 'vocabulary', lift: string): Feedback['marks'][number] =>
  typed('CriterionMark', { criterion, band: 4, low: 3, high: 5, reasons: [], lift });

export const notMarked = (because: string, advice: string): Feedback => ({
  ...aFeedback,
  totalScore: null,
  marks: [],
  notMarked: typed('NotMarked', { reason: 'tooShort', because, advice }),
});

/** The feedback of an answer that got 8 of 12. */
export const aFeedback: Feedback = typed('Feedback', {
  marks: [mark('grammar', 'Use the past tense.'), mark('vocabulary', 'Say “rich”, not “nice”.')],
  totalScore: 8,
  totalMaximum: 12,
  fluency: null,
  measurements: null,
  speech: [],
  findings: [],
  cautions: [],
  flags: [],
  limits: [],
  notMarked: null,
  grammarFeedback: null,
  vocabularyFeedback: null,
  pronunciationFeedback: null,
  fluencyFeedback: null,
  personalizedFeedback: typed('PersonalizedFeedback', {
    topicRelevance: null,
    proficiencyLevel: 'about B1',
    strengths: ['You spoke about all four points.'],
    specificExamples: [],
    grammarAnalysis: [],
    vocabularyAssessment: [],
    vocabularyImprovements: [],
    suggestedPhrases: [],
    communicativeCompetence: [],
    pronunciationGuidance: [],
    improvementRecommendations: [],
  }),
  assessorName: 'built-in',
  assessorVersion: '1',
  assessorModel: null,
  rubricVersion: '1',
  promptVersion: null,
  calibrations: [],
  talk: null,
});
