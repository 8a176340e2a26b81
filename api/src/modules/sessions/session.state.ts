import type { Viewer } from '../../context.js';
import type { SessionSummaryRow } from './session.rows.js';
import { isOwner } from './sessions.policy.js';

/** Whether the viewer may run the assessment again. */
export const canRetry = (viewer: Viewer | null, session: SessionSummaryRow): boolean =>
  session.state === 'failed' && isOwner(viewer, session);
