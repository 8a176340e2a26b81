import type { Logger } from 'pino';
import type { Mailer } from '../../adapters/mail/mail.js';
import type { Account, Accounts } from './accounts.js';
import type { LinkKind, MailLinks } from './mail-links.js';
import { resetMail, verificationMail } from './mails.js';

interface AccountMailsDeps {
  readonly baseUrl: string;
  readonly accounts: Accounts;
  readonly links: MailLinks;
  /** Null: nothing is sent, and no link is made. */
  readonly mailer: Mailer | null;
  readonly log: Logger;
}

const MAIL_WITH = { verify: verificationMail, reset: resetMail } as const;

/**
 * Mails with a link. Callers do not wait for them: a slow mail server must not slow signing up, and how long an
 * answer takes must not tell whether an account exists. What fails is logged.
 */
export class AccountMails {
  constructor(private readonly deps: AccountMailsDeps) {}

  sendVerification(account: Account): void {
    this.#inBackground((mailer) => this.#send(mailer, 'verify', account));
  }

  /** Once the first link has run out, or where its mail could not be sent, the next sign-in sends another. */
  sendVerificationIfDue(account: Account): void {
    if (account.emailVerifiedAt) return;
    this.#inBackground(async (mailer) => {
      if (!(await this.deps.links.hasOpen('verify', account.id))) await this.#send(mailer, 'verify', account);
    });
  }

  sendReset(email: string): void {
    this.#inBackground(async (mailer) => {
      const account = await this.deps.accounts.byEmail(email);
      if (account) await this.#send(mailer, 'reset', account);
    });
  }

  async #send(mailer: Mailer, kind: LinkKind, account: Account): Promise<void> {
    const token = await this.deps.links.issue(kind, account.id);
    const mail = MAIL_WITH[kind](account, `${this.deps.baseUrl}/oidc/${kind}?token=${token}`);
    try {
      await mailer.send(mail);
    } catch (error) {
      // an open link would say that the mail is on its way
      await this.deps.links.withdraw(token);
      throw error;
    }
  }

  #inBackground(send: (mailer: Mailer) => Promise<void>): void {
    const { mailer, log } = this.deps;
    if (mailer) send(mailer).catch((error: unknown) => log.error({ err: error }, 'mail could not be sent'));
  }
}
