import type { Logger } from 'pino';
import type { Mailer } from './mail.js';

/** What runs one SQL statement. */
interface Database {
  query(text: string, values: readonly unknown[]): Promise<unknown>;
}

/** Keeps mails in the database, where SMTP is not configured; in demo mode the mailbox page shows them. */
export const createOutboxMailer = (sql: Database, log: Logger): Mailer => ({
  async send({ to, subject, text }) {
    await sql.query('insert into identity.outbox (recipient, subject, body) values ($1, $2, $3)', [
      to,
      subject,
      text,
    ]);
    log.info({ to, subject }, 'mail kept in the outbox');
  },
});
