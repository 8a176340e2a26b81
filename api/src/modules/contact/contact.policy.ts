import { signedIn, withRole } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';
import { forbidden } from '../../errors.js';

/** Visitors too: who cannot sign in has the most reason to write. */
export const everyoneMayWrite = (ctx: RequestContext): Viewer | null => ctx.viewer;

/** Out of reach of those who collect addresses. */
export const maySeeAddress = (ctx: RequestContext): Viewer => signedIn(ctx);

/** Messages hold addresses and worries of other people. */
export const mayReadMessages = (ctx: RequestContext): Viewer => withRole(ctx, 'admin');

/** Mails go out by the worker's hand only. */
export function mayDeliver(ctx: RequestContext): void {
  if (!ctx.isSystem) throw forbidden();
}
