import type { Criterion, PartType } from 'schema/rules/choices';
import { maximumMark } from 'schema/rules/scoring';
import type { AssessmentResult, CriterionMark, FeedbackSections, MarkedResult } from './assessment.types.js';
import type { FeedbackType } from './feedback.types.js';
import { explainMeasurements } from './measure/typical-speech.js';

const NO_SECTIONS: FeedbackSections = {
  topicRelevance: null,
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

/** A stored result in the shape that both doors send. */
export function feedbackOf(result: AssessmentResult, partType: PartType): FeedbackType {
  const marked = result.outcome === 'marked' ? result : null;
  const { fluency, ...sections } = marked?.sections ?? NO_SECTIONS;
  return {
    marks: marked?.marks.map(markOf) ?? [],
    totalScore: marked?.total ?? null,
    totalMaximum: marked?.maximum ?? maximumMark(partType),
    fluency: result.fluency,
    measurements: result.measurements,
    speech: explainMeasurements(result.measurements),
    findings: marked?.findings ?? [],
    cautions: result.cautions,
    flags: result.flags ?? [],
    limits: marked?.limits ?? [],
    notMarked: result.outcome === 'notMarked' ? result : null,
    talk: marked?.talk ?? null,
    personalizedFeedback: { ...sections, proficiencyLevel: marked?.proficiencyLevel ?? null },
    grammarFeedback: reasonsFor(marked, 'grammar'),
    vocabularyFeedback: reasonsFor(marked, 'vocabulary'),
    pronunciationFeedback: joined(sections.pronunciationGuidance),
    fluencyFeedback: joined(fluency),
    assessorName: result.assessor.name,
    assessorVersion: result.assessor.version,
    assessorModel: result.assessor.model,
    rubricVersion: result.assessor.rubricVersion,
    promptVersion: result.assessor.promptVersion,
    calibrations: marked?.marks.flatMap(calibrationOf) ?? [],
  };
}

const markOf = ({ criterion, band, low, high, reasons, lift }: CriterionMark) => ({
  ...{ criterion, band, low, high, reasons, lift },
});

const calibrationOf = ({ criterion, calibration }: CriterionMark) =>
  calibration ? [{ criterion, ...calibration }] : [];

const joined = (sentences: readonly string[]): string | null => sentences.join(' ') || null;

function reasonsFor(result: MarkedResult | null, criterion: Criterion): string | null {
  const mark = result?.marks.find((one) => one.criterion === criterion);
  return mark ? joined([...mark.reasons, mark.lift]) : null;
}
