import type { Logger } from 'pino';
import type { Mailer } from './mail.js';

/** What runs one SQL statement. */
interface Database {
  query(text: string, values: readonly unknown[]): Promise<unknown>;
}

/**
 * The mail of a demo without SMTP: kept in the database for the mailbox page, and written to the log in full. Both open
 * every link, so production never has it.
 */
export const createOutboxMailer = (sql: Database, log: Logger): Mailer => ({
  async send({ to, subject, text }) {
    await sql.query('insert into identity.outbox (recipient, subject, body) values ($1, $2, $3)', [
      String(to),
      subject,
      text,
    ]);
    log.info({ to, subject, text }, 'mail kept in the outbox');
  },
});
