import type { SessionReadingFragment } from '../../../generated/feedback';

/** A session as the modal and the report read it. */
export type AssessedSession = SessionReadingFragment;
/** One marking of it, with the words that were marked. */
export type Attempt = AssessedSession['attempts'][number];
export type SessionFeedback = Attempt['feedback'];
export type CriterionMark = SessionFeedback['marks'][number];
export type Finding = SessionFeedback['findings'][number];
export type SpokenWords = AssessedSession['wordTimes'][number];
