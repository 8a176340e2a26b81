import { signedIn, withRole } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';
import { AppError } from '../../errors.js';

/** One's own account, also before the profile is complete. */
export const mayUseAccount = (ctx: RequestContext): Viewer => signedIn(ctx);

/** Names and addresses of everyone. */
export const mayListUsers = (ctx: RequestContext): Viewer => withRole(ctx, 'admin');

/** An admin changes everyone's role but their own, so that one who may grant roles always remains. */
export function mayGrantRole(ctx: RequestContext, userId: string): Viewer {
  const admin = withRole(ctx, 'admin');
  if (!canGrantRole(admin, userId)) throw new AppError('FORBIDDEN', 'You cannot change your own role.');
  return admin;
}

export const canGrantRole = (viewer: Viewer | null, userId: string): boolean =>
  viewer?.role === 'admin' && viewer.id !== userId;
