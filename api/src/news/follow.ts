import { Repeater } from '@graphql-yoga/subscription';
import type { NewsStream } from './news.js';

interface Followed<Value> {
  readonly news: () => NewsStream;
  readonly read: () => Promise<Value>;
  /** Nothing comes after it. */
  readonly isLast: (value: Value) => boolean;
}

/**
 * The value now, and again after each piece of news. It listens from its first reader on, before the first look, and
 * lets go at once when the reader leaves, also in the middle of waiting.
 */
export const follow = <Value>({ news, read, isLast }: Followed<Value>): AsyncIterable<Value> =>
  new Repeater<Value>(async (push, stop) => {
    const heard = news();
    let hasLeft = false;
    stop.then(() => {
      hasLeft = true;
      return heard.return();
    });
    try {
      for (;;) {
        const value = await read();
        await push(value);
        if (isLast(value) || (await heard.next()).done) break;
      }
    } catch (error) {
      // what fails once nobody reads any more, a session that went with its account, is nobody's to handle
      if (!hasLeft) throw error;
    } finally {
      await heard.return();
      stop();
    }
  });
