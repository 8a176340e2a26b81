import { member, signedIn, withRole } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';
import type { SessionSummaryRow } from '../sessions/session.rows.js';

/** Teachers mark; whose sessions, `isMarker` says. */
export const mayMark = (ctx: RequestContext): Viewer => withRole(ctx, 'teacher') && member(ctx);

/** Of which sessions, the statement says: only of what the viewer may read. */
export const mayReadMarks = (ctx: RequestContext): Viewer => signedIn(ctx);

/** The teacher who recorded it for a student. Nobody marks what somebody practised alone: no teacher can read it. */
export const isMarker = (viewer: Viewer | null, session: SessionSummaryRow): boolean =>
  session.studentProfileId !== null && session.userId === viewer?.id && viewer.role === 'teacher';
