import { expect } from '@jest/globals';
import { type Locator, type Page } from 'playwright-core';
import { eventually } from './eventually';

/** More than any of our screens has stops. */
const STOPS_MAX = 80;

/** Where the keyboard is. */
interface Focused {
  readonly is: string;
  /** What a seeing keyboard user is missing; null: there is a ring around something in sight. */
  readonly fault: string | null;
  readonly inDialog: boolean;
}

/** Presses Tab until the keyboard is there. @throws Error when a stop on the way cannot be seen, or none is it */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    passed.push((await nextStop(page, key)).is);
    if (await isFocused(target)) return;
  }
  throw new Error(`Tab does not lead to ${target}. It led to:\n${passed.join('\n')}`);
}

/** One Tab further. @throws Error when this stop cannot be seen */
export async function nextStop(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Focused> {
  await page.keyboard.press(key);
  // what a toast lies over comes to light in seconds
  return eventually(async () => {
    const focused = await page.evaluate(describeFocus);
    if (focused.fault) throw new Error(`${focused.is} has the focus, but ${focused.fault}.`);
    return focused;
  });
}

/** Whether the keyboard is on this element, and on no other. */
export const isFocused = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && target.evaluate((element) => element === document.activeElement);

/** The keyboard is there, or comes there by itself in a moment. */
export const expectFocus = (target: Locator): Promise<void> =>
  eventually(async () => {
    await target.waitFor();
    expect(await isFocused(target)).toBe(true);
  });

/** Waits until a dialog, which may have to be downloaded, has taken the focus. */
export async function focusInDialog(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]') !== null);
}

/** Runs in the page. */
function describeFocus(): Focused {
  const element = document.activeElement ?? document.body;
  const is = `${element.tagName} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}"`;
  const inDialog = element.closest('[role="dialog"]') !== null;
  // Between the last and the first stop lies the browser itself.
  if (element === document.body) return { is: 'the page', fault: null, inDialog };
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const edges = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const inSight = right > edges.left && left < edges.right && bottom > edges.top && top < edges.bottom;
  const points = [0.1, 0.5, 0.9].map((share) =>
    document.elementFromPoint((left + right) / 2, top + (bottom - top) * share),
  );
  const covered = !points.some((hit) => hit !== null && (element.contains(hit) || hit.contains(element)));
  const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const fault = !ring
    ? 'shows no ring'
    : !inSight
      ? 'is out of sight'
      : covered
        ? 'lies under something else'
        : null;
  return { is, fault, inDialog };
}
