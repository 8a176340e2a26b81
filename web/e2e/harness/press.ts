import type { Locator } from 'playwright-core';
import { eventually } from './eventually';

/** Short, for a button that has gone does not come back. */
const PRESS_MS = 3000;

/**
 * Presses a button that may go at any moment, with a timer or the partner's last word, when what it leads to comes
 * without it. Ends with that in sight.
 */
export const pressUnlessThere = (button: Locator, outcome: Locator): Promise<void> =>
  eventually(async () => {
    await button.or(outcome).first().waitFor();
    if (await outcome.first().isVisible()) return;
    await button.click({ timeout: PRESS_MS });
    await outcome.first().waitFor();
  });
