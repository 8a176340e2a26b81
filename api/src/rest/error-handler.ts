import type { ErrorRequestHandler } from 'express';
import { contextOf } from '../context-of.js';
import { AppError } from '../errors.js';

/** Of every path but GraphQL's own: answers `{message, code}`; what is not ours to show becomes INTERNAL and goes to the log. */
export const errorHandler: ErrorRequestHandler = (error, _req, res, next) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  if (error instanceof AppError) {
    if (error.retryAfterSeconds !== undefined) res.set('Retry-After', String(error.retryAfterSeconds));
    res
      .status(error.status)
      .json({ message: error.message, code: error.code, ...(error.field && { field: error.field }) });
    return;
  }
  const status = clientFault(error);
  if (status === 413) {
    res.status(status).json({ message: 'The request is too large.', code: 'PAYLOAD_TOO_LARGE' });
    return;
  }
  if (status) {
    res.status(status).json({ message: 'The request could not be read.', code: 'BAD_USER_INPUT' });
    return;
  }
  contextOf(res)?.log.error({ err: error }, 'request failed');
  res.status(500).json({ message: 'Something went wrong on our side.', code: 'INTERNAL' });
};

/** body-parser and the router mark what the client did wrong with a 4xx status. */
function clientFault(error: unknown): number | null {
  const status = error instanceof Error && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
