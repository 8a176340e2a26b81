import type { ApolloCache } from '@apollo/client';

/** The lists of students are read again: one came, went, or has another name. */
export function forgetStudents(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'students' });
}

/** The student and what was recorded for them are gone. */
export function forgetStudent(cache: ApolloCache, studentId: string): void {
  cache.evict({ id: cache.identify({ __typename: 'Student', id: studentId }) });
  forgetStudents(cache);
  cache.gc();
}
