import { withRole } from '../../authorize.js';
import type { RequestContext, Viewer } from '../../context.js';
import { forbidden } from '../../errors.js';

/** Visitors too: who cannot sign in has the most reason to write. */
export const everyoneMayWrite = (ctx: RequestContext): Viewer | null => ctx.viewer;

/** Messages hold addresses and worries of other people. */
export const mayReadMessages = (ctx: RequestContext): Viewer => withRole(ctx, 'admin');

/** Mails go out by the worker's hand only. */
export function mayDeliver(ctx: RequestContext): void {
  if (!ctx.isSystem) throw forbidden();
}
