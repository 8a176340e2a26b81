import { member, signedIn, withRole } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';

/** Visitors too: declared, so that nobody has to guess whether the check was forgotten. */
export const everyoneMayRead = (_ctx: RequestContext): void => {};

/** Everyone signed in whose profile is complete may tell their story. */
export const mayWrite = (ctx: RequestContext): Viewer => member(ctx);

/** One's own, pending ones too. */
export const mayReadOwn = (ctx: RequestContext): Viewer => signedIn(ctx);

/** Nothing is published that no admin has read. */
export const mayModerate = (ctx: RequestContext): Viewer => withRole(ctx, 'admin');

export const canModerate = (viewer: Viewer | null): boolean => viewer?.role === 'admin';
