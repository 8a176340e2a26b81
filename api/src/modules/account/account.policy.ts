import { signedIn } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';

/** What is stored of oneself, also before the profile is complete. */
export const mayExportData = (ctx: RequestContext): Viewer => signedIn(ctx);

/** One's own account and no other. */
export const mayDeleteAccount = (ctx: RequestContext): Viewer => signedIn(ctx);
