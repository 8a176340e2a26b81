import type { RequestListener, Server } from 'node:http';
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
import { Health } from './rest/health.js';
import { Holds } from './rest/holds.js';
import { requestLog } from './rest/request-log.js';
import { restDoor } from './rest/rest-door.js';
import { webApp } from './rest/web-app.js';
import { securityHeaders } from './security-headers.js';
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
  readonly health: Health;
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
  app.use(requestLog(log));
  app.use(securityHeaders(infra.settings.baseUrl));
  const health = new Health(() => infra.orm.em.fork().execute('select 1'), log);
  app.use(health.router);
  const holds = new Holds();
  const context = withContext(infra, services, auth, log);
  app.use('/graphql', context, graphql.router, graphqlRefusal);
  // before /api, whose door answers every path: these routers hold /api/login and the like
  app.use(auth.router);
  app.use('/api', writesFromOwnPages(infra.settings.baseUrl), context, restDoor(services, holds));
  app.use(webApp(webFolder, auth));
  app.use(errorHandler);
  return { handle: app, graphql, health, holds };
}

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
    // a script that brings a token is nobody's browser: its cookie is not looked at
    const secret = bearerSecret(req.get('authorization'));
    const grant = secret === null ? null : await services.tokens.grantOf(secret);
    const login = secret === null ? await auth.logins.resolve(req.headers.cookie) : null;
    const viewer =
      login && isMeant(req, login.userId) ? await services.users.viewerOf(login.userId, login.loginId) : null;
    const ctx: RequestContext = {
      viewer,
      grant,
      address: req.ip ?? '',
      isSystem: false,
      em: infra.orm.em.fork(),
      log,
      requestId: String(res.locals.requestId),
    };
    res.locals.ctx = ctx;
    if (secret !== null && !grant) {
      await infra.limits.take(ctx, 'badToken');
      res.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      throw unauthenticated();
    }
    next();
  };
}
