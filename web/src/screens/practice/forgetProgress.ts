import type { ApolloCache } from '@apollo/client';

/** What a new or newly marked session changes is read afresh where it is shown next: lists, stats, streak. */
export function forgetProgress(cache: ApolloCache, viewerId: string): void {
  const viewer = cache.identify({ __typename: 'Viewer', id: viewerId });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'sessions' });
  cache.evict({ id: viewer, fieldName: 'stats' });
  cache.evict({ id: viewer, fieldName: 'streak' });
  cache.gc();
}
