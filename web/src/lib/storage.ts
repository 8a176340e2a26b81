/** Storage that may be missing, full or forbidden: reading gives null then, writing does nothing. */
const careful = (box: () => Storage) => ({
  get(key: string): string | null {
    try {
      return box().getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      box().setItem(key, value);
    } catch {
      // The choice lasts for this page only.
    }
  },
  remove(key: string): void {
    try {
      box().removeItem(key);
    } catch {
      // Nothing can be kept where nothing can be removed.
    }
  },
  /** Of everything that is kept. */
  keys(): string[] {
    try {
      return Object.keys(box());
    } catch {
      return [];
    }
  },
});

/** What this device keeps. */
export const storage = careful(() => localStorage);

/** What lives as long as the tab, reloads included. */
export const tabStorage = careful(() => sessionStorage);
