import type { RequestContext, Viewer } from './context.js';
import { unauthenticated } from './errors.js';

/** The signed-in viewer, or UNAUTHENTICATED. Policies of the domains build on it. */
export function signedIn(ctx: RequestContext): Viewer {
  if (!ctx.viewer) throw unauthenticated();
  return ctx.viewer;
}
