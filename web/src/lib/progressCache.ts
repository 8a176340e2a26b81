import type { ApolloCache } from '@apollo/client';

/**
 * Forgets the viewer's numbers after something was marked: what shows them reads them again, at once or when it is
 * next opened. (Data does not go stale by itself, §9.) Lists stay, however many pages of them are shown.
 */
export function forgetNumbers(cache: ApolloCache, viewerId: string): void {
  const viewer = cache.identify({ __typename: 'Viewer', id: viewerId });
  cache.evict({ id: viewer, fieldName: 'stats' });
  cache.evict({ id: viewer, fieldName: 'streak' });
  cache.gc();
}

/** Forgets the session lists as well, after something was practised. */
export function forgetProgress(cache: ApolloCache, viewerId: string): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'sessions' });
  forgetNumbers(cache, viewerId);
}

/** The same for what a teacher recorded for a student: it is in the student's list, and in no numbers. */
export function forgetStudentSessions(cache: ApolloCache, studentId: string): void {
  cache.evict({ id: cache.identify({ __typename: 'Student', id: studentId }), fieldName: 'sessions' });
  cache.gc();
}
