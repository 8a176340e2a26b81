import { member, signedIn } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';
import { forbidden, notFound } from '../../errors.js';

/** Everyone signed in whose profile is complete may practise. */
export const mayPractise = (ctx: RequestContext): Viewer => member(ctx);

/** One's own list. */
export const mayReadOwn = (ctx: RequestContext): Viewer => signedIn(ctx);

/** Only the owner; another's session is not there. */
export function mayRead(ctx: RequestContext, session: { userId: string } | null): asserts session {
  const viewer = signedIn(ctx);
  if (session?.userId !== viewer.id) throw notFound('Session');
}

/** The worker, acting for the product. */
export function mayAssess(ctx: RequestContext): void {
  if (!ctx.isSystem) throw forbidden();
}
