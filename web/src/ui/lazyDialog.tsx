import { type ComponentType, Suspense, useState } from 'react';
import { lazyNamed } from '../lib/lazyNamed';

/**
 * A dialog that is downloaded when it opens for the first time, and stays from then on.
 * @param isOpen tells from the properties; left out, it is `open`, or the dialog is only rendered to be open
 */
export function lazyDialog<P extends object, K extends string>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
  isOpen: (props: P) => boolean = (props) => !('open' in props) || props.open === true,
): ComponentType<P> {
  const Dialog: ComponentType<P> = lazyNamed(load, name);
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, like React's own lazy
  return function LazyDialog(props: P) {
    const [wanted, setWanted] = useState(false);
    if (!wanted && isOpen(props)) setWanted(true);
    return (
      wanted && (
        <Suspense fallback={null}>
          <Dialog {...props} />
        </Suspense>
      )
    );
  };
}
