import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ANONYMOUS } from 'schema/rules/choices';
import { REST_LIST_MAX } from 'schema/rules/limits';
import { type TestimonialInput, testimonialSchema } from 'schema/rules/validation';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { conflict, notFound } from '../../errors.js';
import { type PageRequest, pageLimit, pageStart } from '../../paging.js';
import type { RateLimits } from '../../rate-limits.js';
import { validated } from '../../validated.js';
import { recordAudit } from '../audit/record-audit.js';
import { Testimonial } from './testimonial.entity.js';
import { type TestimonialRow, testimonialRows } from './testimonial.rows.js';
import { everyoneMayRead, mayModerate, mayReadOwn, mayWrite } from './testimonials.policy.js';

/** A testimonial as either door hands it in, unchecked. Only the content has to be there. */
export type TestimonialDraft = { readonly [Field in keyof TestimonialInput]?: unknown };

const limits = (page: PageRequest) => ({ limit: pageLimit(page), start: pageStart(page, 'integer') });

export class TestimonialsService {
  constructor(
    private readonly rateLimits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Approved and public ones, newest first. @param page all of REST's where left out */
  async published(ctx: RequestContext, page?: PageRequest): Promise<TestimonialRow[]> {
    everyoneMayRead(ctx);
    return testimonialRows(
      ctx.em,
      { which: 'published' },
      page ? limits(page) : { limit: REST_LIST_MAX, start: null },
    );
  }

  /** The viewer's own, pending ones too, newest first. */
  async own(ctx: RequestContext, page: PageRequest): Promise<TestimonialRow[]> {
    const { id: authorId } = mayReadOwn(ctx);
    return testimonialRows(ctx.em, { which: 'of', authorId }, limits(page));
  }

  /** For admins: those that wait, or those that were approved, newest first. */
  async forReview(ctx: RequestContext, page: PageRequest, isPending: boolean): Promise<TestimonialRow[]> {
    mayModerate(ctx);
    return testimonialRows(ctx.em, { which: isPending ? 'pending' : 'approved' }, limits(page));
  }

  /**
   * Takes what the viewer says; it is pending until an admin approves it.
   * @throws RATE_LIMITED; BAD_USER_INPUT with the field
   */
  async create(ctx: RequestContext, draft: TestimonialDraft): Promise<Testimonial> {
    const author = mayWrite(ctx);
    await this.rateLimits.take(ctx, 'form');
    const testimonial = await validated(testimonialSchema, {
      name: draft.name ?? ANONYMOUS,
      institution: draft.institution,
      content: draft.content,
      rating: draft.rating ?? undefined,
      isPublic: draft.isPublic ?? undefined,
    });
    const created = ctx.em.create(Testimonial, {
      author: author.id,
      ...testimonial,
      createdAt: this.clock.now(),
    });
    await ctx.em.flush();
    return created;
  }

  /** Publishes it, if its author agreed to that. A second time changes nothing. @throws NOT_FOUND */
  approve(ctx: RequestContext, id: number): Promise<Testimonial> {
    return this.#moderate(ctx, id, 'approve', (testimonial) => {
      if (testimonial.approvedAt) return false;
      testimonial.approvedAt = this.clock.now();
      return true;
    });
  }

  /** Takes it down; it is pending again. @throws NOT_FOUND */
  unpublish(ctx: RequestContext, id: number): Promise<Testimonial> {
    return this.#moderate(ctx, id, 'unpublish', (testimonial) => {
      if (!testimonial.approvedAt) return false;
      testimonial.approvedAt = null;
      return true;
    });
  }

  /** Deletes a pending one. @throws NOT_FOUND; CONFLICT where another admin has approved it meanwhile */
  reject(ctx: RequestContext, id: number): Promise<Testimonial> {
    return this.#moderate(ctx, id, 'reject', (testimonial, em) => {
      if (testimonial.approvedAt) throw conflict('This testimonial is published. Unpublish it first.');
      em.remove(testimonial);
      return true;
    });
  }

  /** Two admins at once act one after the other; whoever changes something leaves an audit entry. */
  async #moderate(
    ctx: RequestContext,
    id: number,
    act: 'approve' | 'unpublish' | 'reject',
    change: (testimonial: Testimonial, em: EntityManager) => boolean,
  ): Promise<Testimonial> {
    const { id: actorId } = mayModerate(ctx);
    return ctx.em.transactional(async (em) => {
      const testimonial = await em.findOne(Testimonial, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!testimonial) throw notFound('Testimonial');
      if (change(testimonial, em)) {
        const subject = `testimonial:${id}:${act}`;
        await recordAudit(em, { action: 'testimonials.moderate', actorId, subject, at: this.clock.now() });
      }
      return testimonial;
    });
  }
}
