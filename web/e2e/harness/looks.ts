import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** A phone and a desktop. */
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const COLOR_SCHEMES = ['light', 'dark'] as const;

/** Looks at one page again and again, and keeps what is wrong with it. */
export interface Looks {
  /** The state that the page is in now, on a phone and a desktop, light and dark. About 1 s. */
  at(state: string, options?: { readonly on?: 'phone' }): Promise<void>;
  /** Violations of axe's rules, all of them switched on, and whatever does not fit the width. */
  readonly problems: readonly string[];
}

/**
 * Each state is seen on the phone and on the desktop, once light and once dark, the next state the other way round;
 * with LISAN_LOOKS=all in all four. With LISAN_SCREENS set, a picture of each look is written to that folder.
 */
export function looksAt(page: Page): Looks {
  const problems: string[] = [];
  let states = 0;
  const folder = process.env.LISAN_SCREENS;

  return {
    problems,
    async at(state, { on } = {}) {
      states += 1;
      for (const [index, viewport] of (on === 'phone' ? VIEWPORTS.slice(0, 1) : VIEWPORTS).entries()) {
        await page.setViewportSize(viewport);
        const isDark = (states + index) % 2;
        const schemes =
          process.env.LISAN_LOOKS === 'all' ? COLOR_SCHEMES : COLOR_SCHEMES.slice(isDark, isDark + 1);
        for (const colorScheme of schemes) {
          // Without motion, for colours in transition are neither the one nor the other.
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const look = `${state} ${viewport.width} ${colorScheme}`;
          // Half a megabyte of rules stays in the document, for its next look.
          const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : undefined;
          // No frames in our pages: so axe need not open another page to merge their results.
          const { violations } = await new AxeBuilder({ page, axeSource })
            .setLegacyMode()
            .options({ resultTypes: ['violations'] })
            .analyze();
          for (const { id, nodes } of violations) {
            for (const { html, failureSummary } of nodes)
              problems.push(`${look}: ${id}\n${html}\n${failureSummary}`);
          }
          for (const wide of await page.evaluate(tooWide)) problems.push(`${look}: too wide: ${wide}`);
          if (folder) await picture(page, path.join(folder, `${look.replaceAll(' ', '-')}.png`));
        }
      }
    },
  };
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
