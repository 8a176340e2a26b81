import { useSyncExternalStore } from 'react';

let outdated = false;
const listeners = new Set<() => void>();

/** Whether this page is of an older release than the server: it has to be loaded again. */
export const release = {
  tellOutdated(): void {
    outdated = true;
    for (const listener of listeners) listener();
  },
  /** Hears of files that are gone, for the life of the page. */
  watch(): void {
    window.addEventListener('vite:preloadError', () => release.tellOutdated());
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsOutdated = (): boolean => useSyncExternalStore(subscribe, () => outdated);
