import type { AssessmentFlag } from './choices.js';

/** What is said about a flag among the cautions, which go with the marks everywhere. */
export const FLAG_CAUTIONS: Record<AssessmentFlag, string> = {
  judgesApart:
    'The AI assessor and the built-in assessor are far apart on this answer: ask a teacher to look at it.',
  addressesAssessor:
    'Some of these words speak to the assessor or are written for a computer. They raise no mark: only what is said about the question counts.',
};
