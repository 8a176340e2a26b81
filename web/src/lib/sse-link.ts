import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { createClient } from 'graphql-sse';
import { backoffMs } from './backoff';

const RECONNECT = { first: 1000, longest: 30_000 };

/**
 * Subscriptions as server-sent events over one HTTP request each, with the login cookie. A cut connection is
 * taken up again, after growing pauses of at most half a minute, for as long as somebody listens.
 */
export function createSseLink(url: string, headers: Record<string, string>): ApolloLink {
  const client = createClient({
    url,
    headers,
    credentials: 'same-origin',
    retryAttempts: Number.POSITIVE_INFINITY,
    retry: (retries) => new Promise((resolve) => setTimeout(resolve, backoffMs(retries + 1, RECONNECT))),
  });
  return new ApolloLink(
    ({ query, variables, operationName, extensions }) =>
      new Observable((observer) =>
        client.subscribe<ApolloLink.Result['data'] & Record<string, unknown>>(
          { query: print(query), variables, operationName, extensions },
          {
            next: (result) => observer.next(result as ApolloLink.Result),
            error: (error) => observer.error(error),
            complete: () => observer.complete(),
          },
        ),
      ),
  );
}
