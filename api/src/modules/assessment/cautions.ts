/** What an assessment says about itself, for the student to read. */
export const FAR_APART =
  'The AI assessor and the built-in assessor are far apart on this answer: ask a teacher to look at it.';
export const BUDGET_USED_UP =
  "Today's budget for the AI assessor is used up, so the built-in assessor marked this answer.";
export const NOBODY_LISTENS =
  "Today's budget for writing recordings down is used up, so nobody has written down what you said.";
export const NEVER_ANSWERED =
  'The AI assessor did not answer for a long time, so the built-in assessor marked this answer.';
export const PLEADING =
  'Some of these words speak to the assessor or are written for a computer. They raise no mark: only what is said about the question counts.';
export const GAVE_IN =
  'The AI assessor may have followed words that were meant for it, so the built-in assessor marked this answer.';
export const couldNotMark = (assessor: string): string =>
  `${assessor} could not mark this answer, so the built-in assessor did.`;
