import type { RequestContext } from '../../context.js';

/** Visitors too: declared, so that nobody has to guess whether the check was forgotten. */
export const everyoneMayRead = (_ctx: RequestContext): void => {};
