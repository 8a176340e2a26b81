/** Local storage that may be missing, full or forbidden: reading gives null then, writing does nothing. */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The choice lasts for this page only.
    }
  },
};
