import { ANONYMOUS } from 'schema/rules/choices';
import { REST_LIST_MAX } from 'schema/rules/limits';
import { type TestimonialInput, testimonialSchema } from 'schema/rules/validation';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { validated } from '../../validated.js';
import { Testimonial } from './testimonial.entity.js';
import { everyoneMayRead, mayWrite } from './testimonials.policy.js';

/** A testimonial as either door hands it in, unchecked. Only the content has to be there. */
export type TestimonialDraft = { readonly [Field in keyof TestimonialInput]?: unknown };

export class TestimonialsService {
  constructor(private readonly clock: Clock) {}

  /** Approved and public ones, newest first. */
  async published(ctx: RequestContext): Promise<Testimonial[]> {
    everyoneMayRead(ctx);
    return ctx.em.find(
      Testimonial,
      { isPublic: true, approvedAt: { $ne: null } },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: REST_LIST_MAX, disableIdentityMap: true },
    );
  }

  /** Takes what the viewer says; it is pending until an admin approves it. */
  async create(ctx: RequestContext, draft: TestimonialDraft): Promise<Testimonial> {
    const author = mayWrite(ctx);
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
}
