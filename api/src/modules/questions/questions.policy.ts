import { signedIn } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';

/** Everyone signed in may read practice questions. */
export const mayPractise = (ctx: RequestContext): Viewer => signedIn(ctx);

/** Verified questions, and one's own. */
export const isPractisable = (
  viewer: Viewer,
  question: { isVerified: boolean; createdById: string | null },
): boolean => question.isVerified || question.createdById === viewer.id;
