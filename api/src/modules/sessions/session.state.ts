import { isSettled } from 'schema/rules/choices';
import type { Viewer } from '../../context.js';
import type { SessionSummaryRow } from './session.rows.js';
import { isOwner } from './sessions.policy.js';

/** Whether the viewer may run the assessment again. */
export const canRetry = (viewer: Viewer | null, session: SessionSummaryRow): boolean =>
  session.state === 'failed' && isOwner(viewer, session);

/** Somebody spoke, and may have been misheard; what was typed reads as it was meant. */
export const isRecorded = ({ audioKey }: SessionSummaryRow): boolean => audioKey !== null;

/** Whether the viewer may put the transcript right and have it marked again. */
export const canCorrect = (viewer: Viewer | null, session: SessionSummaryRow): boolean =>
  isRecorded(session) && isSettled(session.state) && isOwner(viewer, session);
