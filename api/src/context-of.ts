import type { Response } from 'express';
import type { RequestContext } from './context.js';

/** The request's context, put there by the server before any door. */
export const contextOf = (res: Response): RequestContext => res.locals.ctx as RequestContext;
