import type { Page } from 'playwright-core';

/** A screen in one of its states, as the demo data makes it. `npm run screens` takes a picture of each. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** From the screen as it opens to the state. */
  readonly act?: (page: Page) => Promise<void>;
  /** Another file looks at it already: left out here, but for `npm run screens` and `npm run prove`. */
  readonly seen?: true;
}

export const click = (role: 'button' | 'tab' | 'link', name: string | RegExp) => async (page: Page) => {
  await page.getByRole(role, { name }).first().click();
};

export const openDialog = (name: string | RegExp) => async (page: Page) => {
  await click('button', name)(page);
  await page.getByRole('dialog').waitFor();
};

/** Nothing on the page is still loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.locator('.skeleton, .spinner').first().waitFor({ state: 'detached' });
}
