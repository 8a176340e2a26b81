import type { RequestHandler, Response } from 'express';
import { type ExecutionResult, GraphQLError, type GraphQLSchema, validate } from 'graphql';
import { createHandler } from 'graphql-sse/lib/use/express';
import { contextOf } from '../context-of.js';
import { AppError, badInput } from '../errors.js';
import type { Services } from '../services.js';
import { type FormatError, logFaults } from './format-error.js';

/** Of one login; a page has one or two. */
const STREAMS_MAX = 30;

/**
 * Subscriptions over server-sent events. Apollo Server has no transport for them, so this door maps errors by
 * itself, and runs nothing but subscriptions.
 */
export class StreamDoor {
  readonly handler: RequestHandler;
  /** Open streams by login, so that a revoked login closes its own. */
  readonly #open = new Map<string, Set<Response>>();

  /** @param format of the errors; what comes here has passed the gate */
  constructor(schema: GraphQLSchema, services: Services, format: FormatError) {
    const handle = createHandler<Record<string, unknown>>({
      schema,
      validate: (itsSchema, document) => validate(itsSchema, document).map(ofTheRequest),
      context: (req) => ({ ...contextOf(req.context.res), services }),
      onNext: (_ctx, req, result) => {
        if (!isResult(result)) return undefined;
        logFaults(contextOf(req.context.res).log, result.errors);
        return shown(result, format);
      },
    });
    this.handler = (req, res, next) => {
      if (!req.accepts('text/event-stream')) throw badInput('Accept text/event-stream.');
      // the handler knows no other way of asking for it
      req.headers.accept = 'text/event-stream';
      // nginx gathers what comes from behind, unless it is told not to
      res.setHeader('x-accel-buffering', 'no');
      if (this.#register(res)) handle(req, res).catch(next);
      else next(new AppError('RATE_LIMITED', 'Too many open streams.', undefined, 10));
    };
  }

  /** The login was revoked: whatever it listens to ends now. */
  closeOf(loginId: string): void {
    for (const res of this.#open.get(loginId) ?? []) res.destroy();
  }

  closeAll(): void {
    for (const streams of this.#open.values()) for (const res of streams) res.destroy();
  }

  /** @returns false when this login, or all visitors together, have as many open as they may */
  #register(res: Response): boolean {
    const key = contextOf(res).viewer?.loginId ?? 'visitor';
    const streams = this.#open.get(key) ?? new Set();
    if (streams.size >= STREAMS_MAX) return false;
    this.#open.set(key, streams.add(res));
    res.once('close', () => {
      streams.delete(res);
      if (streams.size === 0) this.#open.delete(key);
    });
    return true;
  }
}

const isResult = (result: object): result is ExecutionResult => 'errors' in result || 'data' in result;

function shown(result: ExecutionResult, format: FormatError): ExecutionResult {
  const errors = result.errors?.map((error) => {
    // without a path nothing was resolved yet: the variables do not fit, as graphql-js or a scalar of it says
    const { originalError } = error;
    const isOurs = error.path || (originalError && !(originalError instanceof GraphQLError));
    const named = isOurs ? error : ofTheRequest(error);
    const { message, extensions } = format(named.toJSON(), named);
    return new GraphQLError(message, { path: error.path, extensions });
  });
  return errors ? { ...result, errors } : result;
}

const ofTheRequest = ({ message, nodes, source, positions, extensions }: GraphQLError): GraphQLError =>
  new GraphQLError(message, {
    nodes,
    source,
    positions,
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', ...extensions },
  });
