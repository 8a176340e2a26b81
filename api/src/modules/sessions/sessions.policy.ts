import { member, signedIn, withRole } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';
import { forbidden, notFound } from '../../errors.js';
import type { SessionRow } from './session.rows.js';

/** Everyone signed in whose profile is complete may practise; a teacher also records for a student. */
export const maySubmit = (ctx: RequestContext, studentProfileId: string | null): Viewer =>
  studentProfileId === null ? member(ctx) : withRole(ctx, 'teacher') && member(ctx);

/** One's own list, and what was recorded for oneself. */
export const mayReadOwn = (ctx: RequestContext): Viewer => signedIn(ctx);

type Readers = Pick<SessionRow, 'userId' | 'studentProfileId' | 'studentUserId'>;

/** Whoever practised; what is recorded for a student is their teacher's, for as long as that is a teacher. */
export const isOwner = (viewer: Viewer | null, session: Readers): boolean =>
  session.userId === viewer?.id && (session.studentProfileId === null || viewer.role === 'teacher');

/** The owner, and the student for whom it was recorded once they accepted; to everyone else it is not there. */
export function mayRead(ctx: RequestContext, session: Readers | null): asserts session {
  const viewer = signedIn(ctx);
  if (!session || !(isOwner(viewer, session) || session.studentUserId === viewer.id))
    throw notFound('Session');
}

/** Only the owner. */
export function mayChange(ctx: RequestContext, session: Readers): void {
  if (!isOwner(signedIn(ctx), session)) throw forbidden();
}

/** The worker, acting for the product. */
export function mayAssess(ctx: RequestContext): void {
  if (!ctx.isSystem) throw forbidden();
}
