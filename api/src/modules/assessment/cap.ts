import { BAND_MAX } from 'schema/rules/scoring';
import type { CriterionMark, Judgement, Transcript } from './assessment.types.js';

/** Below this about one word in five is wrong, as transcribers count their confidence. */
const LOW_CONFIDENCE = 0.6;
/** What an unsure transcript can carry: no very high and no very low band, few claims. */
const CAPPED_BAND = { low: 2, high: 4 } as const;
const CAPPED_FINDINGS = 3;

interface Capped {
  readonly judgement: Judgement;
  readonly cautions: readonly string[];
}

/**
 * Step 6, cap: a transcript of low confidence caps what is claimed about grammar and vocabulary, and says so (rubric,
 * rule 5): errors may be the transcriber's.
 */
export function cap(judgement: Judgement, transcript: Transcript): Capped {
  if (transcript.confidence === null || transcript.confidence >= LOW_CONFIDENCE)
    return { judgement, cautions: [] };
  const findings = judgement.findings.slice(0, CAPPED_FINDINGS);
  const { sections } = judgement;
  return {
    judgement: {
      marks: judgement.marks.map(capMark),
      findings,
      sections: {
        ...sections,
        grammarAnalysis: sections.grammarAnalysis.slice(0, CAPPED_FINDINGS),
        vocabularyAssessment: sections.vocabularyAssessment.slice(0, CAPPED_FINDINGS),
        specificExamples: sections.specificExamples.slice(0, CAPPED_FINDINGS),
      },
    },
    cautions: [
      'The words were hard to make out, so the marks for grammar and vocabulary stay between 2 and 4 and only a few errors are shown. Correct the transcript and ask for marks again.',
    ],
  };
}

function capMark(mark: CriterionMark): CriterionMark {
  if (mark.band === null || mark.criterion === 'communicative') return mark;
  const band = Math.max(CAPPED_BAND.low, Math.min(CAPPED_BAND.high, mark.band));
  return {
    ...mark,
    ...(band !== mark.band && { judged: mark.judged ?? mark.band }),
    band,
    low: Math.max(0, Math.min(mark.low, band) - 1),
    high: Math.min(BAND_MAX, Math.max(mark.high, band) + 1),
  };
}
