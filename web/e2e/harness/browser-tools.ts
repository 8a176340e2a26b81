import type { AxeBuilder as Axe } from '@axe-core/playwright';
import type { BrowserType } from 'playwright-core';

interface BrowserTools {
  readonly AxeBuilder: typeof Axe;
  readonly chromium: BrowserType;
}

/** What drives a browser, as environment.cjs has loaded it for all test files of a process. */
export const { AxeBuilder, chromium } = (globalThis as unknown as { browserTools: BrowserTools })
  .browserTools;
