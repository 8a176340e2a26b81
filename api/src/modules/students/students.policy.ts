import { member, signedIn, withRole } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';

/** An admin is no teacher: the names of children are for whoever teaches them. */
export const mayTeach = (ctx: RequestContext): Viewer => withRole(ctx, 'teacher') && member(ctx);

/** Everyone may be somebody's student; which invitations are theirs, the verified address decides. */
export const mayBeInvited = (ctx: RequestContext): Viewer => signedIn(ctx);
