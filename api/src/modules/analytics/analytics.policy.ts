import { signedIn } from '../../authorize.js';
import type { RequestContext } from '../../context.js';
import { forbidden } from '../../errors.js';

/** The impact admin, or a researcher's token that allows it. */
export function mayReadImpact(ctx: RequestContext): void {
  const isAllowed = ctx.grant ? ctx.grant.scopes.includes('analytics:read') : signedIn(ctx).canSeeImpact;
  if (!isAllowed) throw forbidden();
}
