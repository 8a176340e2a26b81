import { signedIn } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';
import { forbidden } from '../../errors.js';

/** The impact admin alone; a token never makes or ends tokens. */
export function mayManageTokens(ctx: RequestContext): Viewer {
  const viewer = signedIn(ctx);
  if (!viewer.canSeeImpact) throw forbidden();
  return viewer;
}
