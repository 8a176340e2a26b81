import { types } from 'node:util';
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mail.js';

const TIMEOUT_MS = 10_000;

/** Why a mail was not taken. Servers like to repeat addresses in their answers; errors end in logs, so they go. */
class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
  /** As nodemailer has it: EAUTH, EENVELOPE, ESOCKET … */
  readonly code: string | undefined;

  constructor(error: unknown) {
    const { message = String(error), code }: Partial<NodeJS.ErrnoException> = types.isNativeError(error)
      ? (error as NodeJS.ErrnoException)
      : {};
    super(message.replace(/[^\s<>"':,;]+@[^\s<>"':,;]+/g, '(address)'));
    this.code = code;
  }
}

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
    async send({ to, replyTo, subject, text, messageId }: Mail) {
      const recipients = typeof to === 'string' ? [to] : to;
      try {
        await transport.sendMail({
          // An address as an object is one recipient; as a text it would be read as a list.
          to: recipients.map((address) => ({ name: '', address })),
          ...(replyTo && { replyTo: { ...replyTo } }),
          ...(messageId && { messageId: `<${messageId}>` }),
          subject,
          text,
        });
      } catch (error) {
        throw new MailNotTaken(error);
      }
    },
  };
}
