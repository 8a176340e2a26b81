import { reload } from './navigate';

/**
 * Loads the page again when the browser takes it out of its back/forward cache: it shows what was on screen when
 * it was left, and its user may have signed out since.
 */
export function reloadWhenRestored(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reload();
  });
}
