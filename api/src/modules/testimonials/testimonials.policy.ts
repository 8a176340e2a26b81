import { member } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';

/** Visitors too: declared, so that nobody has to guess whether the check was forgotten. */
export const everyoneMayRead = (_ctx: RequestContext): void => {};

/** Everyone signed in whose profile is complete may tell their story. */
export const mayWrite = (ctx: RequestContext): Viewer => member(ctx);
