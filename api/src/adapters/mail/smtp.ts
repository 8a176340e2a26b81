import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mail.js';

const TIMEOUT_MS = 10_000;

/**
 * Mail through one SMTP server. `send` resolves when the server has taken the mail and rejects when it is
 * refused or does not answer within 10 s; the caller's job tries again.
 * @param smtp `url` as nodemailer reads it: smtp://user:password@host:587, smtps://host:465
 */
export function createSmtpMailer(smtp: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport(
    {
      url: smtp.url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from: smtp.from, disableFileAccess: true, disableUrlAccess: true },
  );

  return {
    async send({ to, subject, text }: Mail) {
      // An address as an object is one recipient; as a text it would be read as a list.
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
  };
}
