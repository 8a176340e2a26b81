import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import express, { type RequestHandler, Router } from 'express';
import { type GraphQLSchema, OperationTypeNode } from 'graphql';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { AUDIO_MAX_BYTES } from 'schema/rules/limits';
import { contextOf } from '../context-of.js';
import { unauthenticated } from '../errors.js';
import type { Services } from '../services.js';
import { apolloHandler } from './apollo-handler.js';
import { compiledExecutor } from './compiled-executor.js';
import { DocumentGate } from './document-gate.js';
import { BODY_MAX_BYTES } from './document-limits.js';
import { errorReports } from './error-reports.js';
import { formatError, withoutSuggestions } from './format-error.js';
import { gatekeeper, onlyPosts } from './gatekeeper.js';
import { graphiqlPage } from './graphiql-page.js';
import type { GraphqlContext } from './graphql-context.js';
import { StreamDoor } from './stream-door.js';
import { webOperations } from './trusted-documents.js';

interface DoorOptions {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly server: Server;
  /** Anyone may send documents of their own and read the schema; else researchers and admins. */
  readonly isOpen: boolean;
}

export interface GraphqlDoor {
  readonly router: Router;
  readonly streams: StreamDoor;
  stop(): Promise<void>;
}

/** `/graphql` for queries and mutations, and for browsers GraphiQL; `/graphql/stream` for subscriptions. */
export async function createGraphqlDoor(options: DoorOptions): Promise<GraphqlDoor> {
  const { isOpen, schema, server, services } = options;
  const format = isOpen ? formatError : withoutSuggestions;
  const apollo = new ApolloServer<GraphqlContext>({
    gateway: compiledExecutor(schema),
    introspection: true, // the gate decides who may ask
    persistedQueries: false,
    csrfPrevention: true,
    // main stops everything, in order; two that stop it wait for each other
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    formatError: format,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: server }),
      errorReports,
    ],
  });
  await apollo.start();
  const gate = new DocumentGate({ schema, trusted: webOperations().values(), isOpen });
  const streams = new StreamDoor(schema, services, format);
  const { SUBSCRIPTION } = OperationTypeNode;
  const router = Router();
  router.use(
    '/stream',
    onlyPosts,
    express.json({ limit: BODY_MAX_BYTES }),
    gatekeeper(gate, (kind) => (kind === SUBSCRIPTION ? null : 'Only subscriptions run here.')),
    streams.handler,
  );
  router.use(
    graphiqlPage(isOpen),
    onlyPosts,
    express.json({ limit: BODY_MAX_BYTES }),
    uploadsNeedALogin,
    graphqlUploadExpress({
      maxFileSize: AUDIO_MAX_BYTES,
      maxFiles: 1,
      maxFieldSize: BODY_MAX_BYTES,
    }) as unknown as RequestHandler,
    gatekeeper(gate, (kind) => (kind === SUBSCRIPTION ? 'Subscriptions run at /graphql/stream.' : null)),
    apolloHandler(apollo, (res) => ({ ...contextOf(res), services })),
  );
  return { router, streams, stop: () => apollo.stop() };
}

/** Before a byte of the file is read. */
const uploadsNeedALogin: RequestHandler = (req, res, next) => {
  next(contextOf(res).viewer || !req.is('multipart/form-data') ? undefined : unauthenticated());
};
