import { type ReactNode, useDeferredValue } from 'react';

interface GraduallyProps {
  /** Stands there until then. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** What is large, drawn at first in small steps: a slow phone answers a finger in between. */
export function Gradually({ placeholder, children }: GraduallyProps) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : placeholder;
}
