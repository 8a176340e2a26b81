import type { RequestContext } from '../../context.js';
import { forbidden } from '../../errors.js';

/** The worker, acting for the product. */
export function mayKeepHouse(ctx: RequestContext): void {
  if (!ctx.isSystem) throw forbidden();
}
