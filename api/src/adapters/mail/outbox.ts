import type { Logger } from 'pino';
import type { Sql } from '../../auth/sql.js';
import type { Mailer } from './mail.js';

/** Keeps mails in the database, where SMTP is not configured; in demo mode the mailbox page shows them. */
export const createOutboxMailer = (sql: Sql, log: Logger): Mailer => ({
  async send({ to, subject, text }) {
    await sql.query('insert into identity.outbox (recipient, subject, body) values ($1, $2, $3)', [
      to,
      subject,
      text,
    ]);
    log.info({ to, subject }, 'mail kept in the outbox');
  },
});
