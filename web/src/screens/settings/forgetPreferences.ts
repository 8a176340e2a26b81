import { storage } from '../../lib/storage';

const SOMEBODY = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** What this browser remembers of a user and of nobody in particular; what it remembers of others stays. */
export function forgetPreferences(viewerId: string): void {
  for (const key of storage.keys()) {
    const isOurs = key.startsWith('lisan');
    if (isOurs && (key.includes(viewerId) || !SOMEBODY.test(key))) storage.remove(key);
  }
}
