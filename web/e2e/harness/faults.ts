import type { ConsoleMessage, Page } from 'playwright-core';

/** Collects what a page complains about: exceptions, console errors, violations of its security policy. */
export function collectFaults(page: Page, expected: readonly RegExp[]): readonly string[] {
  const faults: string[] = [];
  const add = (fault: string) => {
    if (!expected.some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  page.on('pageerror', (error) => add(`exception: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isQuestionWhoIsThere(message)) {
      add(`console: ${message.text()} (${message.location().url})`);
    }
  });
  return faults;
}

/** "Nobody is signed in" is the 401 of this one request, and Chromium writes every 401 to the console. */
const isQuestionWhoIsThere = (message: ConsoleMessage): boolean =>
  message.location().url.endsWith('/api/auth/user') && message.text().includes('status of 401');
