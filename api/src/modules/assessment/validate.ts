import type { Criterion, PartType } from 'schema/rules/choices';
import { HIGHLIGHTS_MAX } from 'schema/rules/limits';
import { BAND_MAX, CRITERIA_OF_PART } from 'schema/rules/scoring';
import type { CriterionMark, FeedbackSections, Finding, Judgement } from './assessment.types.js';

/**
 * Step 4, validate, for either judge: every finding is in the transcript at its place (a quote that stands elsewhere
 * is moved there, one that stands nowhere is dropped: rubric, rule 4), bands are whole and 0–6, each criterion of
 * the part is there once, lists are short.
 */
export function validate(judgement: Judgement, partType: PartType, transcript: string): Judgement {
  return {
    marks: CRITERIA_OF_PART[partType].map((criterion) => validMark(judgement.marks, criterion)),
    findings: judgement.findings
      .flatMap((finding) => locate(finding, transcript) ?? [])
      .slice(0, HIGHLIGHTS_MAX),
    sections: shortened(judgement.sections),
  };
}

function validMark(marks: readonly CriterionMark[], criterion: Criterion): CriterionMark {
  const mark = marks.find((candidate) => candidate.criterion === criterion);
  if (!mark || mark.band === null || !Number.isFinite(mark.band)) {
    const reasons = mark?.reasons.length ? mark.reasons : ['This criterion was not judged.'];
    return { criterion, lift: '', ...mark, band: null, low: 0, high: BAND_MAX, reasons };
  }
  const band = wholeBand(mark.band);
  return {
    ...mark,
    band,
    low: Math.min(band, wholeBand(Number.isFinite(mark.low) ? mark.low : band)),
    high: Math.max(band, wholeBand(Number.isFinite(mark.high) ? mark.high : band)),
  };
}

const wholeBand = (value: number): number => Math.max(0, Math.min(BAND_MAX, Math.round(value)));

/** The finding at its place, at the nearest other place of its quote, or null. */
function locate(finding: Finding, transcript: string): Finding | null {
  if (finding.quote.trim() === '') return null;
  if (transcript.slice(finding.start, finding.end) === finding.quote) return finding;
  let nearest = -1;
  for (let at = transcript.indexOf(finding.quote); at >= 0; at = transcript.indexOf(finding.quote, at + 1)) {
    if (nearest < 0 || Math.abs(at - finding.start) < Math.abs(nearest - finding.start)) nearest = at;
  }
  return nearest < 0 ? null : { ...finding, start: nearest, end: nearest + finding.quote.length };
}

function shortened(sections: FeedbackSections): FeedbackSections {
  const short = (lines: readonly string[]) =>
    lines.filter((line) => line.trim() !== '').slice(0, HIGHLIGHTS_MAX);
  return {
    topicRelevance: sections.topicRelevance?.trim() || null,
    strengths: short(sections.strengths),
    grammarAnalysis: short(sections.grammarAnalysis),
    vocabularyAssessment: short(sections.vocabularyAssessment),
    vocabularyImprovements: short(sections.vocabularyImprovements),
    suggestedPhrases: short(sections.suggestedPhrases),
    communicativeCompetence: short(sections.communicativeCompetence),
    pronunciationGuidance: short(sections.pronunciationGuidance),
    fluency: short(sections.fluency),
    specificExamples: short(sections.specificExamples),
    improvementRecommendations: short(sections.improvementRecommendations),
  };
}
