import { type PointerEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { TOOLTIP } from 'schema/rules/limits';
import { lazyNamed } from '../lib/lazyNamed';
import './tooltip.scss';

// Positioning is no part of the first page: it is fetched while the first tooltip waits.
const loadBubble = () => import('./TooltipBubble');
const TooltipBubble = lazyNamed(loadBubble, 'TooltipBubble');

/** When a tooltip was last to be seen, of all on the page. */
let lastSeen = Number.NEGATIVE_INFINITY;

interface TooltipProps {
  /** The name that the control has for screen readers too (its aria-label). */
  label: string;
  /** One control. */
  children: ReactNode;
}

/** Says what an icon does: after 700 ms under the pointer or the keyboard, at once on the way from one to the next. */
export function Tooltip({ label, children }: TooltipProps) {
  const around = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(false);

  const wait = () => {
    clearTimeout(timer.current);
    void loadBubble();
    const justSeen = performance.now() - lastSeen <= TOOLTIP.skipDelayMs;
    timer.current = setTimeout(() => setShown(true), justSeen ? 0 : TOOLTIP.openDelayMs);
  };
  const leave = () => {
    clearTimeout(timer.current);
    if (shown) lastSeen = performance.now();
    setShown(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what happens to the control inside
    <span
      ref={around}
      className="tooltip-around"
      // A finger has no place to rest: its touch is the press.
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && wait()}
      onPointerLeave={leave}
      onPointerDown={leave}
      onFocus={(event) => event.target.matches(':focus-visible') && wait()}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Escape' && leave()}
    >
      {children}
      {shown && (
        <Suspense fallback={null}>
          <TooltipBubble label={label} target={() => around.current?.firstElementChild ?? null} />
        </Suspense>
      )}
    </span>
  );
}
