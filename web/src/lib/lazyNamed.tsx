import { type ComponentType, lazy, useState } from 'react';

export interface LazyComponent<P> {
  (props: P): React.ReactNode;
  /** Once this is done, the component is there without a fallback. */
  preload: () => Promise<unknown>;
}

/** `React.lazy` for a named export: `lazyNamed(() => import('./Screen'), 'Screen')`. */
export function lazyNamed<P extends object, K extends string>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const read = async () => {
    loaded ??= (await load())[name];
    return { default: loaded };
  };
  const Lazy: ComponentType<P> = lazy(read);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, like React's own lazy
  function Preloadable(props: P) {
    // React waits for a promise even where it is kept. What it is at first it stays, or it would begin anew.
    const [Component] = useState(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  return Object.assign(Preloadable, { preload: read });
}
