import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { RecentlyUsed } from './recently-used.js';

type DocumentStore = NonNullable<ApolloServerOptionsWithGateway<object>['documentStore']>;

/** The web has some fifty operations. */
const DOCUMENTS_MAX = 100;

/**
 * Keeps validated documents for Apollo, which would keep 30 MB of them: as JSON, that is, several times as much in
 * memory, and each is written out as JSON to be weighed.
 */
export function documentStore(): DocumentStore {
  const documents = new RecentlyUsed<DocumentNode>(DOCUMENTS_MAX);
  return {
    get: async (key) => documents.get(key),
    set: async (key, document) => documents.set(key, document),
    delete: async (key) => documents.delete(key),
  };
}
