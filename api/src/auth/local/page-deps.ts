import type { RequestHandler } from 'express';
import type { AccountMails } from './account-mails.js';
import type { Accounts } from './accounts.js';
import type { Attempts } from './attempts.js';
import type { Interactions } from './interactions.js';
import type { MailLinks } from './mail-links.js';

/** What the routers of the provider's pages share. */
export interface PageDeps {
  readonly isDemo: boolean;
  /** Sign-up and password reset need a way to send e-mail. */
  readonly isSignUpOpen: boolean;
  readonly interactions: Interactions;
  readonly accounts: Accounts;
  readonly attempts: Attempts;
  readonly links: MailLinks;
  readonly mails: AccountMails;
  /** Reads a posted form; for each route apart, since the provider reads its own bodies. */
  readonly form: RequestHandler;
}
