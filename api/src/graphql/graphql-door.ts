import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type RequestHandler, Router } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { AUDIO_MAX_BYTES } from 'schema/rules/limits';
import { contextOf } from '../context-of.js';
import { unauthenticated } from '../errors.js';
import type { Services } from '../services.js';
import { formatError, isInternal } from './format-error.js';
import type { GraphqlContext } from './graphql-context.js';
import { StreamDoor } from './stream-door.js';

interface DoorOptions {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly server: Server;
  readonly introspection: boolean;
}

export interface GraphqlDoor {
  readonly router: Router;
  readonly streams: StreamDoor;
  stop(): Promise<void>;
}

/** `/graphql` for queries and mutations, `/graphql/stream` for subscriptions. */
export async function createGraphqlDoor({
  schema,
  services,
  server,
  introspection,
}: DoorOptions): Promise<GraphqlDoor> {
  const apollo = new ApolloServer<GraphqlContext>({
    schema,
    introspection,
    csrfPrevention: true,
    // main stops everything, in order; two that stop it wait for each other
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: server }),
      {
        requestDidStart: async () => ({
          async didResolveOperation({ operation }) {
            if (operation?.operation === 'subscription') {
              throw new GraphQLError('Subscriptions run at /graphql/stream.', {
                extensions: { code: 'BAD_USER_INPUT' },
              });
            }
          },
          async didEncounterErrors({ contextValue, errors }) {
            for (const error of errors.filter(isInternal))
              contextValue.log.error({ err: error.originalError ?? error }, 'graphql');
          },
        }),
      },
    ],
  });
  await apollo.start();
  const streams = new StreamDoor(schema, services);
  const router = Router();
  router.use('/stream', express.json({ limit: '100kb' }), streams.handler);
  router.use(
    express.json({ limit: '1mb' }),
    uploadsNeedALogin,
    graphqlUploadExpress({
      maxFileSize: AUDIO_MAX_BYTES,
      maxFiles: 1,
      maxFieldSize: 1_000_000,
    }) as unknown as RequestHandler,
    expressMiddleware(apollo, { context: async ({ res }) => ({ ...contextOf(res), services }) }),
  );
  return { router, streams, stop: () => apollo.stop() };
}

/** Before a byte of the file is read. */
const uploadsNeedALogin: RequestHandler = (req, res, next) => {
  if (contextOf(res).viewer || !req.is('multipart/form-data')) {
    next();
    return;
  }
  const { code, message } = unauthenticated();
  res.status(401).json({ errors: [{ message, extensions: { code } }] });
};
