import { tabStorage } from './storage';

type Fields = Record<string, string | number>;

/** What was typed so far, kept for this tab: a page that was left, or a login that has ended, costs nothing. */
export function keepDraft<Values extends Fields>(key: string, values: Values, blank: Values): void {
  const isBlank = Object.entries(blank).every(([field, value]) => values[field] === value);
  if (isBlank) tabStorage.remove(key);
  else tabStorage.set(key, JSON.stringify(values));
}

/** The draft, field by field where it is of the right kind; what is missing is as in `blank`. */
export function readDraft<Values extends Fields>(key: string, blank: Values): Values {
  try {
    const kept: unknown = JSON.parse(tabStorage.get(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return blank;
    const usable = Object.entries(kept).filter(
      ([field, value]) => Object.hasOwn(blank, field) && typeof value === typeof blank[field],
    );
    return { ...blank, ...Object.fromEntries(usable) };
  } catch {
    return blank;
  }
}
