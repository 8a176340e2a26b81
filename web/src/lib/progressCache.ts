import type { ApolloCache } from '@apollo/client';

/**
 * Forgets the session list and the viewer's numbers after something was practised or marked: what shows them
 * reads them again, at once or when it is next opened. (Data does not go stale by itself, §9.)
 */
export function forgetProgress(cache: ApolloCache, viewerId: string): void {
  const viewer = cache.identify({ __typename: 'Viewer', id: viewerId });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'sessions' });
  cache.evict({ id: viewer, fieldName: 'stats' });
  cache.evict({ id: viewer, fieldName: 'streak' });
  cache.gc();
}
