import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { Router } from 'express';
import { type GraphQLSchema, OperationTypeNode } from 'graphql';
import { contextOf } from '../context-of.js';
import type { Services } from '../services.js';
import { CompiledOperations } from './compiled-operations.js';
import { DocumentGate } from './document-gate.js';
import { formatError, logFaults, withoutSuggestions } from './format-error.js';
import { gatekeeper, onlyPosts } from './gatekeeper.js';
import { graphiqlPage } from './graphiql-page.js';
import type { GraphqlContext } from './graphql-context.js';
import { graphqlHandler } from './graphql-handler.js';
import { readJson, readJsonOrUpload } from './read-body.js';
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
    schema,
    introspection: true, // the gate decides who may ask
    persistedQueries: false,
    documentStore: null, // the gate remembers documents
    // main stops everything, in order; two that stop it wait for each other
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    formatError: format,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: server }),
      {
        requestDidStart: async () => ({
          didEncounterErrors: async ({ contextValue, errors }) => logFaults(contextValue.log, errors),
        }),
      },
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
    readJson,
    gatekeeper(gate, (kind) => (kind === SUBSCRIPTION ? null : 'Only subscriptions run here.')),
    streams.handler,
  );
  router.use(
    graphiqlPage(isOpen),
    onlyPosts,
    readJsonOrUpload,
    gatekeeper(gate, (kind) => (kind === SUBSCRIPTION ? 'Subscriptions run at /graphql/stream.' : null)),
    graphqlHandler({
      apollo,
      compiled: new CompiledOperations(schema),
      format,
      contextFor: (res) => ({ ...contextOf(res), services }),
    }),
  );
  return { router, streams, stop: () => apollo.stop() };
}
