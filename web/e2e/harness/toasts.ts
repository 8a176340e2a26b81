import type { BrowserContext, Page } from 'playwright-core';
import { STEP_MS } from './eventually';

/** What the toasts of a page said and no test has asked for yet, and who waits for the next one. */
interface Said {
  readonly words: string[];
  wake: () => void;
}

const saidOn = new WeakMap<Page, Said>();

const said = (page: Page): Said => {
  const known = saidOn.get(page) ?? { words: [], wake: () => {} };
  saidOn.set(page, known);
  return known;
};

/** Writes down what every toast says: it is there for five seconds, or until the next one or another page comes. */
export async function hearToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('hearToast', ({ page }, words: string) => {
    const heard = said(page);
    heard.words.push(words);
    heard.wake();
  });
  await context.addInitScript(tellOfToasts);
}

/**
 * Waits for a toast, which may be gone by now. Each is told of once: the same words again are another toast.
 *
 * @param words in its title or in its description
 * @returns all its words, a line each
 */
export async function toast(page: Page, words: string | RegExp): Promise<string> {
  const heard = said(page);
  const isWanted = (line: string) => (typeof words === 'string' ? line.includes(words) : words.test(line));
  const deadline = Date.now() + STEP_MS;
  for (;;) {
    const place = heard.words.findIndex((known) => known.split('\n').some(isWanted));
    if (place >= 0) return heard.words.splice(place, 1).join();
    const patience = deadline - Date.now();
    if (patience <= 0) throw new Error(`No toast says ${words}. Others said: ${heard.words.join(' | ')}`);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patience);
      heard.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Closes the toast that is there, unless it goes first. */
export async function dismissToast(page: Page): Promise<void> {
  const card = page.locator('.toast-card');
  await page.evaluate(() => document.querySelector<HTMLElement>('.toast-close')?.click());
  await card.waitFor({ state: 'detached' });
}

/** Runs in the page before its scripts. */
function tellOfToasts(): void {
  const { hearToast } = window as unknown as { hearToast: (words: string) => void };
  const told = new WeakSet<Element>();
  const look = () => {
    for (const card of document.querySelectorAll('.toast-card')) {
      if (told.has(card) || !card.checkVisibility()) continue;
      told.add(card);
      const lines = [...card.querySelectorAll('p')].map((line) => line.textContent);
      hearToast(lines.join('\n'));
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
