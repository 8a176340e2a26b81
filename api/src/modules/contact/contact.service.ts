import { type ContactInput, contactSchema } from 'schema/rules/validation';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { notFound } from '../../errors.js';
import type { Jobs } from '../../jobs/jobs.js';
import { type PageRequest, pageLimit, pageStart } from '../../paging.js';
import type { RateLimits } from '../../rate-limits.js';
import { validated } from '../../validated.js';
import { everyoneMayWrite, mayReadMessages, maySeeAddress } from './contact.policy.js';
import { ContactMessage } from './contact-message.entity.js';

/** A message as either door hands it in, unchecked. */
export type ContactDraft = { readonly [Field in keyof ContactInput]?: unknown };

interface ContactOptions {
  /** There is a mail server, and somebody to write to. */
  readonly isDelivered: boolean;
  /** Who would rather write a mail than a form; null: no address is for everybody. */
  readonly publicEmail: string | null;
}

export class ContactService {
  constructor(
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly options: ContactOptions,
  ) {}

  /**
   * Stores a message, and its delivery with it: the answer does not wait for a mail server.
   * @throws RATE_LIMITED; BAD_USER_INPUT with the field, in the words of §5
   */
  async send(ctx: RequestContext, draft: ContactDraft): Promise<ContactMessage> {
    const sender = everyoneMayWrite(ctx);
    await this.limits.take(ctx, 'form');
    const { name, email, subject, message } = await validated(contactSchema, draft);
    return ctx.em.transactional(async (em) => {
      const stored = em.create(ContactMessage, {
        sender: sender?.id ?? null,
        ...{ name, email, subject, message },
        createdAt: this.clock.now(),
      });
      await em.flush();
      if (this.options.isDelivered) {
        await this.jobs.enqueue(em, 'deliver-contact-message', { messageId: stored.id });
      }
      return stored;
    });
  }

  /** Where mail reaches the team. */
  publicEmail(ctx: RequestContext): string | null {
    maySeeAddress(ctx);
    return this.options.publicEmail;
  }

  /** For admins, newest first. @param isHandled only those that are, or are not, done with; null: all */
  async list(ctx: RequestContext, page: PageRequest, isHandled: boolean | null): Promise<ContactMessage[]> {
    mayReadMessages(ctx);
    const start = pageStart(page, 'integer');
    return ctx.em.find(
      ContactMessage,
      {
        ...(isHandled !== null && { handledAt: isHandled ? { $ne: null } : null }),
        ...(start && {
          $or: [
            { createdAt: { $lt: start.createdAt } },
            { createdAt: start.createdAt, id: { $lt: Number(start.id) } },
          ],
        }),
      },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: pageLimit(page), disableIdentityMap: true },
    );
  }

  /** Notes that an admin is done with it, or takes that back. A second time changes nothing. @throws NOT_FOUND */
  async markHandled(ctx: RequestContext, id: number, isHandled: boolean): Promise<ContactMessage> {
    mayReadMessages(ctx);
    const message = await ctx.em.findOne(ContactMessage, { id });
    if (!message) throw notFound('Message');
    message.handledAt = isHandled ? (message.handledAt ?? this.clock.now()) : null;
    await ctx.em.flush();
    return message;
  }
}
