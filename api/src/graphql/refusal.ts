import type { ErrorRequestHandler } from 'express';
import { AppError } from '../errors.js';

/** A request refused before it reached GraphQL is answered in the shape that its clients read. */
export const graphqlRefusal: ErrorRequestHandler = (error, _req, res, next) => {
  if (!(error instanceof AppError) || res.headersSent) {
    next(error);
    return;
  }
  const { code, message, retryAfterSeconds: retryAfter } = error;
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
  res.status(error.status).json({ errors: [{ message, extensions: { code, retryAfter } }] });
};
