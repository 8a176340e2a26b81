import { type ComponentType, createElement, lazy, type ReactElement, useState } from 'react';

interface LazyComponent<P extends object> {
  (props: P): ReactElement;
  /** Loads it ahead: rendered afterwards, it shows at once, without the fallback of the Suspense above. */
  preload(): Promise<void>;
}

/** `React.lazy` for a named export: `lazyNamed(() => import('./Screen'), 'Screen')`. */
export function lazyNamed<P extends object, K extends string>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const fetchModule = async () => {
    loaded ??= (await load())[name];
    return { default: loaded };
  };
  const Waiting = lazy(fetchModule);
  // Of one kind for as long as it is mounted, or its state would be lost when the other takes over.
  const component = (props: P) => createElement<P>(useState(() => loaded ?? Waiting)[0], props);
  return Object.assign(component, {
    async preload() {
      await fetchModule();
    },
  });
}
