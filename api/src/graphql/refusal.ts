import type { ErrorRequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import { clientFault } from '../client-fault.js';
import { AppError } from '../errors.js';
import { formatError } from './format-error.js';
import { answerType } from './graphql-handler.js';

/** A request refused before it was executed is answered in the shape that the clients of GraphQL read. */
export const graphqlRefusal: ErrorRequestHandler = (error, req, res, next) => {
  const refused = error instanceof AppError || error instanceof GraphQLError ? error : clientFault(error);
  if (!refused || res.headersSent) {
    next(error);
    return;
  }
  if (refused instanceof AppError) {
    res.status(refused.status);
    if (refused.retryAfterSeconds !== undefined) res.set('Retry-After', String(refused.retryAfterSeconds));
  } else {
    res.status(400);
  }
  const located = refused instanceof GraphQLError ? refused.toJSON() : { message: refused.message };
  res.set('Content-Type', answerType(req)).send(JSON.stringify({ errors: [formatError(located, refused)] }));
};
