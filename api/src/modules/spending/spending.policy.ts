import { withRole } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';

/** Who pays. */
export const maySeeSpending = (ctx: RequestContext): Viewer => withRole(ctx, 'admin');
