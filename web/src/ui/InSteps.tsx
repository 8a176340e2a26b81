import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';

interface InStepsProps {
  /** So many children at first, and so many more with each step. */
  size: number;
  children: ReactNode;
}

/**
 * A long list or page, drawn a few pieces at a time from its beginning: what is on the screen comes first, and a slow
 * phone answers a finger in between.
 */
export function InSteps({ size, children }: InStepsProps) {
  const pieces = Children.toArray(children);
  const [drawn, setDrawn] = useState(size);
  const isMore = drawn < pieces.length;
  useEffect(() => {
    if (isMore) startTransition(() => setDrawn(drawn + size));
  }, [isMore, drawn, size]);
  return pieces.slice(0, drawn);
}
