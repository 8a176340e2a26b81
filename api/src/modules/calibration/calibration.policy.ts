import type { RequestContext } from '../../context.js';
import { forbidden } from '../../errors.js';

/** Whoever runs the product, on its own machine: there is no door to it. The worker reads what is in force. */
export function mayCalibrate(ctx: RequestContext): void {
  if (!ctx.isSystem) throw forbidden();
}
