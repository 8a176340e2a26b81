import type { RequestHandler, Response } from 'express';
import { type ExecutionResult, GraphQLError, type GraphQLSchema, getOperationAST, parse } from 'graphql';
import { createHandler } from 'graphql-sse/lib/use/express';
import { contextOf } from '../context-of.js';
import type { Services } from '../services.js';
import { formatError } from './format-error.js';

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

  constructor(schema: GraphQLSchema, services: Services) {
    const handle = createHandler<Record<string, unknown>>({
      schema,
      context: (req) => ({ ...contextOf(req.context.res), services }),
      onSubscribe: (_req, { query, operationName }) =>
        isSubscription(query, operationName) ? undefined : { data: null, errors: [NOT_HERE] },
      onNext: (_ctx, _req, result) => (isResult(result) ? shown(result) : undefined),
    });
    this.handler = (req, res, next) => {
      // a cross-site page cannot send JSON without a preflight
      if (req.method !== 'POST' || !req.is('application/json')) {
        res
          .status(405)
          .set('Allow', 'POST')
          .json({ message: 'Ask for subscriptions by POST.', code: 'BAD_USER_INPUT' });
        return;
      }
      if (!this.#register(res)) {
        res
          .status(429)
          .set('Retry-After', '10')
          .json({ message: 'Too many open streams.', code: 'RATE_LIMITED' });
        return;
      }
      handle(req, res).catch(next);
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

function isSubscription(query: string, operationName: string | null | undefined): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === 'subscription';
  } catch {
    return true; // the handler answers with the syntax error
  }
}

const isResult = (result: object): result is ExecutionResult => 'errors' in result || 'data' in result;

const shown = (result: ExecutionResult): ExecutionResult =>
  result.errors ? { ...result, errors: result.errors.map(withCode) } : result;

function withCode(error: GraphQLError): GraphQLError {
  const { message, extensions } = formatError(error.toJSON(), error);
  return new GraphQLError(message, { path: error.path, extensions });
}

const NOT_HERE = new GraphQLError('Only subscriptions run here.', { extensions: { code: 'BAD_USER_INPUT' } });
