import { REVIEW_PROMPT } from './limits.ts';

/** What a browser remembers of the review prompt, for one user. Times are milliseconds since 1970. */
export interface ReviewPromptState {
  readonly lastDismissedAt: number | null;
  readonly lastSubmittedAt: number | null;
  /** How often it has been shown. */
  readonly promptCount: number;
}

export const NEVER_PROMPTED: ReviewPromptState = {
  lastDismissedAt: null,
  lastSubmittedAt: null,
  promptCount: 0,
};

/** The marks whose feedback was just read; null: not marked. A session of either door fits. */
export interface ReviewedMarks {
  /** The sum of the bands. */
  readonly overallScore: number | null;
  readonly grammarScore: number | null;
  readonly vocabularyScore: number | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const isWithinDays = (time: number | null, days: number, now: number): boolean =>
  time !== null && now - time < days * DAY_MS;

/** Only someone whose answer went well is asked, and not often (§9). */
export function mayPromptReview(state: ReviewPromptState, marks: ReviewedMarks, now: number): boolean {
  return (
    state.promptCount < REVIEW_PROMPT.promptsMax &&
    !isWithinDays(state.lastDismissedAt, REVIEW_PROMPT.daysAfterDismissal, now) &&
    !isWithinDays(state.lastSubmittedAt, REVIEW_PROMPT.daysAfterSubmission, now) &&
    wentWell(marks)
  );
}

function wentWell({ overallScore, grammarScore, vocabularyScore }: ReviewedMarks): boolean {
  const both = grammarScore === null || vocabularyScore === null ? 0 : grammarScore + vocabularyScore;
  return Math.max(overallScore ?? 0, both) >= REVIEW_PROMPT.markMin;
}

/** What happens to a prompt: it is shown, then dismissed or submitted. */
export type ReviewPromptEvent = 'shown' | 'dismissed' | 'submitted';

/** The state after the event. */
export function afterReviewPrompt(
  state: ReviewPromptState,
  event: ReviewPromptEvent,
  now: number,
): ReviewPromptState {
  switch (event) {
    case 'shown':
      return { ...state, promptCount: state.promptCount + 1 };
    case 'dismissed':
      return { ...state, lastDismissedAt: now };
    case 'submitted':
      return { ...state, lastSubmittedAt: now };
  }
}
