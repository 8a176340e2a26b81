import type { SessionDetailsFragment } from '../../../generated/feedback';

/** A session as the modal and the report read it. */
export type AssessedSession = SessionDetailsFragment;
export type SessionFeedback = NonNullable<AssessedSession['feedback']>;
export type CriterionMark = SessionFeedback['marks'][number];
export type Finding = SessionFeedback['findings'][number];
