import { storage, tabStorage } from '../../lib/storage';

const SOMEBODY = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** What this browser remembers of a user and of nobody in particular; what it remembers of others stays. */
export function forgetPreferences(viewerId: string): void {
  for (const kept of [storage, tabStorage]) {
    for (const key of kept.keys()) {
      const isOurs = key.startsWith('lisan');
      if (isOurs && (key.includes(viewerId) || !SOMEBODY.test(key))) kept.remove(key);
    }
  }
}
