import type { Response } from 'express';
import type { Logger } from 'pino';
import type { RequestContext } from './context.js';

/** The request's context, put there by the server before any door. */
export const contextOf = (res: Response): RequestContext => res.locals.ctx as RequestContext;

/** Also of a request that never got a context. */
export const logOf = (res: Response): Logger | undefined => res.locals.log as Logger | undefined;
