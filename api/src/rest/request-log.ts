import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { requestIds } from '../request-id.js';

/**
 * Gives each request an id, which its answer and its lines in the log carry. A caller's own is kept when it looks like
 * one, so that lines of several servers can be joined.
 */
export const requestLog =
  (log: Logger): RequestHandler =>
  (req, res, next) => {
    const sent = req.get('x-request-id');
    const id = sent && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
    res.locals.requestId = id;
    res.locals.log = log;
    res.set('X-Request-Id', id);
    requestIds.run(id, () => {
      if (log.isLevelEnabled('debug')) {
        const started = performance.now();
        const note = () => {
          const ms = Math.round(performance.now() - started);
          log.debug({ method: req.method, route: routeOf(req), status: res.statusCode, ms }, 'request');
        };
        res.once('close', AsyncLocalStorage.bind(note));
      }
      next();
    });
  };

/** As it is declared: a path as it was asked for may hold anything, and so may a query. */
const routeOf = (req: Request): string => `${req.baseUrl}${req.route?.path ?? ''}`;
