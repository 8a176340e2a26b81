import { storage } from './storage';

export type Theme = 'light' | 'dark';

/** The script in index.html reads the same key before the first paint. */
const KEY = 'lisan.theme';
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const apply = (theme: Theme): void => {
  document.documentElement.dataset.bsTheme = theme;
};

/** Goes to the other theme and remembers it. */
export function switchTheme(): void {
  const theme: Theme = document.documentElement.dataset.bsTheme === 'dark' ? 'light' : 'dark';
  apply(theme);
  storage.set(KEY, theme);
}

/** Follows the system for as long as nobody has chosen. */
export function followSystemTheme(): void {
  systemDark().addEventListener('change', (event) => {
    if (storage.get(KEY) === null) apply(event.matches ? 'dark' : 'light');
  });
}
