import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { AxeBuilder } from './browser-tools';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** A phone and a desktop, light and dark, in an order in which neighbours differ in both. */
const LOOKS = [
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: DESKTOP, colorScheme: 'dark' },
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: DESKTOP, colorScheme: 'light' },
] as const;

/** Looks at one page again and again, and keeps what is wrong with it. */
export interface Looks {
  /** The state that the page is in now. About half a second a look. */
  at(state: string, options?: { readonly on?: 'phone' }): Promise<void>;
  /** Violations of axe's rules, all of them switched on, and whatever does not fit the width. */
  readonly problems: readonly string[];
}

/**
 * Each state is seen in one look, the next state in the next one; with LISAN_LOOKS=all in all four. With LISAN_SCREENS
 * set, a picture of each look is written to that folder.
 */
export function looksAt(page: Page): Looks {
  const problems: string[] = [];
  let states = 0;
  const folder = process.env.LISAN_SCREENS;

  return {
    problems,
    async at(state, { on } = {}) {
      const looks = LOOKS.filter(({ viewport }) => on !== 'phone' || viewport === PHONE);
      const all = process.env.LISAN_LOOKS === 'all';
      const before = page.viewportSize();
      for (const { viewport, colorScheme } of all ? looks : looks.slice(states % looks.length).slice(0, 1)) {
        await page.setViewportSize(viewport);
        // Without motion, for colours in transition are neither the one nor the other.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const look = `${state} ${viewport.width} ${colorScheme}`;
        let violations = await violationsOn(page);
        // What began to load while axe looked stays no fault.
        if (violations.length > 0) violations = await violationsOn(page);
        for (const { id, nodes } of violations) {
          for (const { html, failureSummary } of nodes)
            problems.push(`${look}: ${id}\n${html}\n${failureSummary}`);
        }
        for (const wide of await page.evaluate(tooWide)) problems.push(`${look}: too wide: ${wide}`);
        if (folder) await picture(page, path.join(folder, `${look.replaceAll(' ', '-')}.png`));
      }
      if (before) await page.setViewportSize(before);
      states += 1;
    },
  };
}

async function violationsOn(page: Page) {
  // A list that is asked for again is about to be another one.
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  // Half a megabyte of rules stays in the document, for its next look.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : undefined;
  // No frames in our pages: so axe need not open another page to merge their results.
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations;
}

/** Runs in the page: what scrolls sideways although it should not. */
function tooWide(): string[] {
  return [document.documentElement, ...document.querySelectorAll('main, [role="dialog"], .modal-body')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    .map(
      (element) =>
        `${element.tagName} ${element.className}, ${element.scrollWidth} of ${element.clientWidth} px`,
    );
}

async function picture(page: Page, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const inDialog = (await page.locator('[role="dialog"]').count()) > 0;
  await page.screenshot({ path: file, fullPage: !inDialog, animations: 'disabled' });
}
