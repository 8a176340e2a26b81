import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** `React.lazy` for a named export: `lazyNamed(() => import('./Screen'), 'Screen')`. */
export function lazyNamed<P, K extends string>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: (await load())[name] }));
}
