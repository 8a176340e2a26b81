import DataLoader from 'dataloader';
import type { RequestContext } from '../context.js';

/**
 * Turns a read for many keys into one for a single key: what the rows of a page ask for in the same tick is read
 * together, once per request. Nothing is kept longer, for a subscription asks again and again within one request.
 * @param readMany gives what is there by key; whatever is missing becomes null
 */
export function batched<Key, Value>(
  readMany: (ctx: RequestContext, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (ctx: RequestContext, key: Key) => Promise<Value | null> {
  const loaders = new WeakMap<RequestContext, DataLoader<Key, Value | null>>();
  const loaderOf = (ctx: RequestContext) => {
    const loader = new DataLoader<Key, Value | null>(
      async (keys) => {
        const found = await readMany(ctx, [...new Set(keys)]);
        return keys.map((key) => found.get(key) ?? null);
      },
      { cache: false },
    );
    loaders.set(ctx, loader);
    return loader;
  };
  return (ctx, key) => (loaders.get(ctx) ?? loaderOf(ctx)).load(key);
}
