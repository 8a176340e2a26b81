import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import { createClient } from 'graphql-sse';
import { backoffMs } from './backoff';

const RECONNECT = { first: 1000, longest: 30_000 };

/**
 * Subscriptions as server-sent events over one HTTP request each, with the login cookie. A cut connection is
 * taken up again, after growing pauses of at most half a minute, for as long as somebody listens; with
 * `context: { retries: false }` it is an error at once.
 */
export function createSseLink(url: string, headers: Record<string, string>): ApolloLink {
  const door = { url, headers, credentials: 'same-origin' } as const;
  const once = createClient({ ...door, retryAttempts: 0 });
  const lasting = createClient({
    ...door,
    retryAttempts: Number.POSITIVE_INFINITY,
    retry: (retries) => new Promise((resolve) => setTimeout(resolve, backoffMs(retries + 1, RECONNECT))),
  });
  return new ApolloLink(
    ({ query, variables, operationName, extensions, getContext }) =>
      new Observable((observer) =>
        (getContext().retries === false ? once : lasting).subscribe<
          ApolloLink.Result['data'] & Record<string, unknown>
        >(
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
