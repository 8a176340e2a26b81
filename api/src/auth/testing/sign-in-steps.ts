import type { Browser, Page } from './browser.js';

/** What people do in front of the sign-in pages. */

export const MEI = {
  firstName: 'Mei',
  lastName: 'Tan',
  email: 'Mei@School.test',
  password: 'correct horse',
};

/** Whose request is it? Null when signed out. */
export const whoami = async (browser: Browser): Promise<{ loginId: string; userId: string } | null> =>
  JSON.parse((await browser.open('/whoami')).text);

export async function openSignUp(browser: Browser): Promise<Page> {
  const { text } = await browser.open('/api/login?returnTo=/practice');
  return browser.open(/href="([^"]+\/sign-up)"/.exec(text)?.[1] ?? '');
}

export const signUp = async (browser: Browser, fields = MEI): Promise<Page> =>
  browser.submit(await openSignUp(browser), '/sign-up', fields);

/** Fills in a sign-in page that is open. */
export const submitSignIn = (browser: Browser, page: Page, email: string, password: string): Promise<Page> =>
  browser.submit(page, new URL(page.url).pathname, { email, password });

export const signIn = async (browser: Browser, email: string, password: string): Promise<Page> =>
  submitSignIn(browser, await browser.open('/api/login?returnTo=/practice'), email, password);

/** One of the demo buttons of a sign-in page that is open. */
export const clickDemo = (browser: Browser, page: Page, account: string): Promise<Page> =>
  browser.submit(page, '/demo', { account });
