import type { Mail, Mailer } from '../../adapters/mail/mail.js';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { mayDeliver } from './contact.policy.js';
import { ContactMessage } from './contact-message.entity.js';

interface DeliveryOptions {
  /** Who reads the messages by e-mail; none: they are read in the product only. */
  readonly recipients: readonly string[];
  readonly baseUrl: string;
}

/** Mails contact messages to the team; runs in the worker. */
export class ContactDeliveryService {
  constructor(
    private readonly mailer: Mailer | null,
    private readonly clock: Clock,
    private readonly options: DeliveryOptions,
  ) {}

  /**
   * Mails a message once: one that was delivered, or is gone, is left alone. A worker that dies between the mail and
   * the note sends it again, under the same Message-ID.
   * @throws what the mail server said, for the queue to try again
   */
  async deliver(ctx: RequestContext, messageId: number): Promise<void> {
    mayDeliver(ctx);
    const message = await ctx.em.findOne(ContactMessage, { id: messageId });
    // without a mail server any more, the message waits in the product
    if (!message || message.deliveredAt || !this.mailer || this.options.recipients.length === 0) return;
    await this.mailer.send(this.#mailOf(message));
    message.deliveredAt = this.clock.now();
    await ctx.em.flush();
  }

  /** No try helped: the message stays where the admins read it, not delivered. */
  async giveUp(ctx: RequestContext, messageId: number): Promise<void> {
    mayDeliver(ctx);
    ctx.log.error({ messageId }, 'a contact message could not be mailed; it waits in the product');
  }

  #mailOf({ id, name, email, subject, message, createdAt }: ContactMessage): Mail {
    const { baseUrl, recipients } = this.options;
    return {
      to: recipients,
      replyTo: { name, address: email },
      subject: `[Lisan] ${subject}`,
      messageId: `contact-${id}-${createdAt.getTime()}@${new URL(baseUrl).hostname}`,
      text: `${message}

--
${name} <${email}> wrote this at ${baseUrl} on ${createdAt.toISOString()}.
An answer to this mail goes to them.
`,
    };
  }
}
