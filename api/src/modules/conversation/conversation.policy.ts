import { signedIn } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';
import { forbidden, notFound } from '../../errors.js';
import { isOwner, maySubmit } from '../sessions/sessions.policy.js';

/** Everyone signed in whose profile is complete may converse; a teacher also holds conversations for a student. */
export const mayConverse = (ctx: RequestContext, studentProfileId: string | null = null): Viewer =>
  maySubmit(ctx, studentProfileId);

/** Whoever is signed in may ask for what is their own. */
export const mayAskForOwn = (ctx: RequestContext): Viewer => signedIn(ctx);

/** Only who holds it; another's conversation is not there. */
export function mayTakePart(
  ctx: RequestContext,
  conversation: { readonly userId: string; readonly studentProfileId: string | null } | null,
): asserts conversation {
  const viewer = signedIn(ctx);
  if (!conversation || !isOwner(viewer, { ...conversation, studentUserId: null }))
    throw notFound('Conversation');
}

/** The worker, acting for the product. */
export function mayPrepareAssessment(ctx: RequestContext): void {
  if (!ctx.isSystem) throw forbidden();
}
