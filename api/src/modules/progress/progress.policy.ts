import { signedIn } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';

/** One's own figures. */
export const mayReadOwnProgress = (ctx: RequestContext): Viewer => signedIn(ctx);
