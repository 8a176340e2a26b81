import type { ApolloCache } from '@apollo/client';

/** After something was added: the lists read afresh. */
export function forgetQuestions(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'questions' });
  forgetPractice(cache);
}

/** After something was put on the practice list, or may stand there now. */
export function forgetPractice(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'practiceQuestions' });
  cache.gc();
}
