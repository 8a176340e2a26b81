import type { Logger } from 'pino';
import type { Mailer } from '../../adapters/mail/mail.js';
import type { Account, Accounts } from './accounts.js';
import type { MailLinks } from './mail-links.js';
import { resetMail, verificationMail } from './mails.js';

interface AccountMailsDeps {
  readonly baseUrl: string;
  readonly accounts: Accounts;
  readonly links: MailLinks;
  readonly mailer: Mailer;
  readonly log: Logger;
}

/**
 * Mails with a link. Callers do not wait for them: a slow mail server must not slow signing up, and how long an
 * answer takes must not tell whether an account exists. What fails is logged.
 */
export class AccountMails {
  constructor(private readonly deps: AccountMailsDeps) {}

  sendVerification(account: Account): void {
    this.#inBackground(() => this.#sendVerification(account));
  }

  /** Once the first link has run out, the next sign-in sends another. */
  sendVerificationIfDue(account: Account): void {
    if (account.emailVerifiedAt) return;
    this.#inBackground(async () => {
      if (!(await this.deps.links.hasOpen('verify', account.id))) await this.#sendVerification(account);
    });
  }

  sendReset(email: string): void {
    this.#inBackground(async () => {
      const account = await this.deps.accounts.byEmail(email);
      if (!account) return;
      const token = await this.deps.links.issue('reset', account.id);
      await this.deps.mailer.send(resetMail(account, `${this.deps.baseUrl}/oidc/reset?token=${token}`));
    });
  }

  async #sendVerification(account: Account): Promise<void> {
    const token = await this.deps.links.issue('verify', account.id);
    await this.deps.mailer.send(verificationMail(account, `${this.deps.baseUrl}/oidc/verify?token=${token}`));
  }

  #inBackground(send: () => Promise<void>): void {
    send().catch((error: unknown) => this.deps.log.error({ err: error }, 'mail could not be sent'));
  }
}
