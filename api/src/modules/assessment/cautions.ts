import { FLAG_CAUTIONS } from 'schema/rules/flags';

/** What an assessment says about itself, for the student to read. */
export const FAR_APART = FLAG_CAUTIONS.judgesApart;
export const BUDGET_USED_UP =
  "Today's budget for the AI assessor is used up, so the built-in assessor marked this answer.";
export const NOBODY_LISTENS =
  "Today's budget for writing recordings down is used up, so nobody has written down what you said.";
export const NEVER_ANSWERED =
  'The AI assessor did not answer for a long time, so the built-in assessor marked this answer.';
export const PLEADING = FLAG_CAUTIONS.addressesAssessor;
export const GAVE_IN =
  'The AI assessor may have followed words that were meant for it, so the built-in assessor marked this answer.';
export const couldNotMark = (assessor: string): string =>
  `${assessor} could not mark this answer, so the built-in assessor did.`;
