import { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { createCache } from './cache';
import { fetchUnlessEarly, GRAPHQL_URL, OWN_REQUEST, VIEWER_HEADER } from './earlyQueries';
import { release } from './release';
import { createSseLink } from './sse-link';

const isUnauthenticated = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
    : ServerError.is(error) && error.statusCode === 401;

/** Code of the closed error list (`extensions.code`), where the server gave one. */
export function errorCode(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.code;
  return typeof code === 'string' ? code : null;
}

/** A server in production knows the documents of its own release only (api/src/graphql/document-gate.ts). */
const isOutdated = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN' && extensions.field === 'query');

/** What the server said, fit for showing; null where it said nothing (no connection, say). */
export const serverMessage = (error: unknown): string | null =>
  CombinedGraphQLErrors.is(error) ? (error.errors[0]?.message ?? null) : null;

/**
 * Client of the GraphQL door. Files in variables travel as multipart; subscriptions as server-sent events.
 * Nothing is retried and nothing goes stale by itself (§9).
 * @param viewerId for whom this page was opened. The cookie may be somebody else's by now, signed in in another
 *   tab: every request says whose it is, and the server answers another's with UNAUTHENTICATED.
 * @param onUnauthenticated the login has ended
 */
export function createApolloClient(
  viewerId: string,
  onUnauthenticated: () => void,
  fetch: typeof globalThis.fetch = fetchUnlessEarly,
): ApolloClient {
  const viewer = { [VIEWER_HEADER]: viewerId };
  const watch = new ErrorLink(({ error }) => {
    if (isUnauthenticated(error)) onUnauthenticated();
    if (isOutdated(error)) release.tellOutdated();
  });
  const http = new UploadHttpLink({
    uri: GRAPHQL_URL,
    credentials: 'same-origin',
    headers: { ...OWN_REQUEST, ...viewer },
    fetch,
  });
  return new ApolloClient({
    link: watch.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      createSseLink('/graphql/stream', viewer),
      http,
    ),
    cache: createCache(),
  });
}
