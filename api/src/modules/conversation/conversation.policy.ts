import { member, signedIn, withRole } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';
import { forbidden, notFound } from '../../errors.js';

/** Everyone signed in whose profile is complete may converse; a teacher also holds conversations for a student. */
export const mayConverse = (ctx: RequestContext, studentProfileId: string | null = null): Viewer =>
  studentProfileId === null ? member(ctx) : withRole(ctx, 'teacher') && member(ctx);

/** Whoever is signed in may ask for what is their own. */
export const mayAskForOwn = (ctx: RequestContext): Viewer => signedIn(ctx);

/** Only who holds it, for a student as long as they teach; another's conversation is not there. */
export function mayTakePart(
  ctx: RequestContext,
  conversation: { readonly userId: string; readonly studentProfileId: string | null } | null,
): asserts conversation {
  const viewer = signedIn(ctx);
  const isTheirs = conversation?.userId === viewer.id;
  const isForStudent = conversation !== null && conversation.studentProfileId !== null;
  if (!isTheirs || (isForStudent && viewer.role !== 'teacher')) throw notFound('Conversation');
}

/** The worker, acting for the product. */
export function mayPrepareAssessment(ctx: RequestContext): void {
  if (!ctx.isSystem) throw forbidden();
}
