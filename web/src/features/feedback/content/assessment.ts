import type { ReportQuery } from '../../../generated/sessions';

/** A session as the modal and the report read it. */
export type AssessedSession = ReportQuery['session'];
export type SessionFeedback = NonNullable<AssessedSession['feedback']>;
export type CriterionMark = SessionFeedback['marks'][number];
export type Finding = SessionFeedback['findings'][number];
