import type { RequestContext, Viewer } from '../../context.js';
import { mayReadImpact } from '../analytics/analytics.policy.js';
import type { SessionSummaryRow } from '../sessions/session.rows.js';
import { isOwner } from '../sessions/sessions.policy.js';
import { mayTeach } from '../students/students.policy.js';

/** Teachers mark; whose sessions, `isMarker` says. */
export const mayMark = (ctx: RequestContext): Viewer => mayTeach(ctx);

/** The teacher who recorded it for a student. Nobody marks what somebody practised alone: no teacher can read it. */
export const isMarker = (viewer: Viewer | null, session: SessionSummaryRow): boolean =>
  session.studentProfileId !== null && isOwner(viewer, session);

/** As the impact study. */
export const mayReadAgreement = (ctx: RequestContext): void => mayReadImpact(ctx);
