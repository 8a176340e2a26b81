import type { Role } from 'schema/rules/choices';
import type { RequestContext, Viewer } from './context.js';
import { forbidden, profileNeeded, unauthenticated } from './errors.js';

/** The signed-in viewer, or UNAUTHENTICATED. Policies of the domains build on it. */
export function signedIn(ctx: RequestContext): Viewer {
  if (!ctx.viewer) throw unauthenticated();
  return ctx.viewer;
}

/** A viewer with a complete profile, which the app asks for before anything is done in it (§6). */
export function member(ctx: RequestContext): Viewer {
  const viewer = signedIn(ctx);
  if (!viewer.isProfileComplete) throw profileNeeded();
  return viewer;
}

/** A viewer with one of the roles, or FORBIDDEN. */
export function withRole(ctx: RequestContext, ...roles: readonly Role[]): Viewer {
  const viewer = signedIn(ctx);
  if (!roles.includes(viewer.role)) throw forbidden();
  return viewer;
}
