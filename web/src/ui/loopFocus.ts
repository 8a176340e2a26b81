import type { KeyboardEvent } from 'react';

const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]:not([tabindex="-1"])';

/** On the element around a dialog: Tab leads from its last stop to its first, Shift+Tab from the first to the last. */
export function loopFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(STOPS));
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from || !to) return;
  event.preventDefault();
  to.focus();
}
