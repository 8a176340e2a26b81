import type { ErrorRequestHandler } from 'express';
import { clientFault } from '../client-fault.js';
import { logOf } from '../context-of.js';
import { AppError } from '../errors.js';

/** Of every path but GraphQL's own: answers `{message, code}`; what is not ours to show becomes INTERNAL and goes to the log. */
export const errorHandler: ErrorRequestHandler = (error, _req, res, next) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  const shown = error instanceof AppError ? error : clientFault(error);
  if (shown) {
    const { code, field, message, retryAfterSeconds, status } = shown;
    if (retryAfterSeconds !== undefined) res.set('Retry-After', String(retryAfterSeconds));
    res.status(status).json({ message, code, ...(field && { field }) });
    return;
  }
  logOf(res)?.error({ err: error }, 'request failed');
  res.status(500).json({ message: 'Something went wrong on our side.', code: 'INTERNAL' });
};
