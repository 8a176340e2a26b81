import { storage } from './storage';

export type Theme = 'light' | 'dark';
/** What somebody may choose: a theme, or that of the system. */
export type ThemeChoice = Theme | 'system';

/** The script in index.html reads the same key before the first paint. */
const KEY = 'lisan.theme';
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const apply = (theme: Theme): void => {
  document.documentElement.dataset.bsTheme = theme;
};

/** Nobody has chosen: it is the system's. */
export function chosenTheme(): ThemeChoice {
  const kept = storage.get(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') {
    storage.remove(KEY);
    apply(systemDark().matches ? 'dark' : 'light');
  } else {
    storage.set(KEY, choice);
    apply(choice);
  }
  for (const listener of listeners) listener();
}

/** Goes to the other theme and remembers it. */
export const switchTheme = (): void =>
  chooseTheme(document.documentElement.dataset.bsTheme === 'dark' ? 'light' : 'dark');

/** For whoever shows the choice: it is changed in two places. */
export function onThemeChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system for as long as nobody has chosen. */
export function followSystemTheme(): void {
  systemDark().addEventListener('change', (event) => {
    if (chosenTheme() === 'system') apply(event.matches ? 'dark' : 'light');
  });
}
