import { signedIn } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';

/** One's own picture. */
export const mayChangePicture = (ctx: RequestContext): Viewer => signedIn(ctx);

/** Everyone signed in who was shown its address, which cannot be guessed. */
export const maySeePicture = (ctx: RequestContext): Viewer => signedIn(ctx);
