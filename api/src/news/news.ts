import type { EntityManager } from '@mikro-orm/postgresql';

/** What happened; ids only. Whoever waits reads afresh and checks the permission again. */
export const NEWS_TOPICS = ['session', 'login', 'user', 'token'] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];

/** `return` ends it, and whoever waits for `next`. */
export interface NewsStream {
  next(): Promise<IteratorResult<string, unknown>>;
  return(): Promise<unknown>;
}

export interface News {
  /** Heard by every instance once the transaction of `em` commits. */
  publish(em: EntityManager, topic: NewsTopic, id: string): Promise<void>;
  /** Ids of a topic as they happen, from this call on; `return()` ends it. */
  stream(topic: NewsTopic, id: string): NewsStream;
  on(topic: NewsTopic, handler: (id: string) => void): void;
  /** The connection was lost: news may have been missed, so whatever is kept in memory is not to be trusted. */
  onGap(handler: () => void): void;
}
