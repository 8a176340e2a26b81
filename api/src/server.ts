import { randomUUID } from 'node:crypto';
import type { RequestListener, Server } from 'node:http';
import path from 'node:path';
import express, { type Express, type Request, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { AuthDoor } from './auth/auth-door.js';
import { isCrossSite } from './auth/same-origin.js';
import type { RequestContext } from './context.js';
import { forbidden, unauthenticated } from './errors.js';
import { buildGraphqlSchema } from './graphql/build-schema.js';
import { createGraphqlDoor, type GraphqlDoor } from './graphql/graphql-door.js';
import { graphqlRefusal } from './graphql/refusal.js';
import { resolverInstances } from './graphql/resolvers.js';
import { bearerSecret } from './modules/tokens/token-secret.js';
import { errorHandler } from './rest/error-handler.js';
import { Holds } from './rest/holds.js';
import { restDoor } from './rest/rest-door.js';
import { securityHeaders } from './rest/security-headers.js';
import { webApp } from './rest/web-app.js';
import type { Infrastructure, Services } from './services.js';

export interface ServerOptions {
  readonly infra: Infrastructure;
  readonly services: Services;
  readonly auth: AuthDoor;
  /** Bound to its port already, so that a taken port is known before anything else starts. */
  readonly server: Server;
  readonly log: Logger;
  /** Folder of the built web. */
  readonly webFolder: string;
}

export interface RunningServer {
  readonly handle: RequestListener;
  readonly graphql: GraphqlDoor;
  /** Calls that wait for a result; they end before the server does. */
  readonly holds: Holds;
}

/** Express with both doors, sign-in and the built web. */
export async function createServer(options: ServerOptions): Promise<RunningServer> {
  const { auth, infra, log, server, services, webFolder } = options;
  const schema = await buildGraphqlSchema(resolverInstances(services, infra.settings));
  const graphql = await createGraphqlDoor({
    schema,
    services,
    server,
    isOpen: infra.settings.appMode === 'demo',
  });
  infra.news.on('login', (loginId) => {
    auth.logins.forget(loginId);
    graphql.streams.closeOf(loginId);
  });
  // clients open their streams again and read what they missed
  infra.news.onGap(() => {
    auth.logins.forgetAll();
    graphql.streams.closeAll();
  });

  const app: Express = express();
  app.disable('x-powered-by');
  // a checksum of every answer, which no client asks for again; pages and assets go by their date
  app.disable('etag');
  app.set('trust proxy', infra.settings.trustProxy ? 1 : false); // one hop: what a caller wrote further left is forged
  app.use(requestIds);
  app.use(await securityHeaders(webFolder, infra.settings.baseUrl));
  app.get('/livez', (_req, res) => void res.json({ status: 'ok' }));
  app.get('/readyz', async (_req, res) => {
    await infra.orm.em.fork().execute('select 1');
    res.json({ status: 'ok' });
  });
  const holds = new Holds();
  const context = withContext(infra, services, auth, log);
  app.use('/graphql', context, graphql.router, graphqlRefusal);
  // before /api, whose door answers every path: these routers hold /api/login and the like
  app.use(auth.router);
  app.use('/api', writesFromOwnPages(infra.settings.baseUrl), context, restDoor(services, holds));
  app.use(webApp(webFolder, auth));
  app.use(errorHandler);
  return { handle: app, graphql, holds };
}

/** A caller's id is kept when it looks like one, so that lines of several servers can be joined. */
const requestIds: RequestHandler = (req, res, next) => {
  const sent = req.get('x-request-id');
  const id = sent && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
  res.locals.requestId = id;
  res.set('X-Request-Id', id);
  next();
};

/** The clients of /api send no header of their own: where a browser says that another site asks, nothing is written. */
const writesFromOwnPages =
  (baseUrl: string): RequestHandler =>
  (req, _res, next) => {
    const isWrite = req.method !== 'GET' && req.method !== 'HEAD';
    next(isWrite && isCrossSite(req, baseUrl) ? forbidden() : undefined);
  };

/**
 * A page names the user that it was opened for. In another tab someone else may have signed in meanwhile: what the
 * first page still sends must not land in the second one's account.
 */
function isMeant(req: Request, userId: string): boolean {
  const meant = req.get('x-lisan-viewer');
  return meant === undefined || meant === userId;
}

function withContext(infra: Infrastructure, services: Services, auth: AuthDoor, log: Logger): RequestHandler {
  return async (req, res, next) => {
    const started = performance.now();
    // a script that brings a token is nobody's browser: its cookie is not looked at
    const secret = bearerSecret(req.get('authorization'));
    const grant = secret === null ? null : await services.tokens.grantOf(secret);
    const login = secret === null ? await auth.logins.resolve(req.headers.cookie) : null;
    const viewer =
      login && isMeant(req, login.userId) ? await services.users.viewerOf(login.userId, login.loginId) : null;
    const requestId = String(res.locals.requestId);
    const ctx: RequestContext = {
      viewer,
      grant,
      address: req.ip ?? '',
      isSystem: false,
      em: infra.orm.em.fork(),
      log: log.child({ requestId }),
      requestId,
    };
    res.locals.ctx = ctx;
    if (log.isLevelEnabled('debug')) {
      // no query string: it may hold personal data
      const route = path.posix.join(req.baseUrl, req.path);
      res.once('close', () => {
        const ms = Math.round(performance.now() - started);
        ctx.log.debug({ method: req.method, route, status: res.statusCode, ms }, 'request');
      });
    }
    if (secret !== null && !grant) {
      await infra.limits.take(ctx, 'badToken');
      res.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      throw unauthenticated();
    }
    next();
  };
}
