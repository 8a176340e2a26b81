import { REST_LIST_MAX } from 'schema/rules/limits';
import type { RequestContext } from '../../context.js';
import { Testimonial } from './testimonial.entity.js';
import { everyoneMayRead } from './testimonials.policy.js';

export class TestimonialsService {
  /** Approved and public ones, newest first. */
  async published(ctx: RequestContext): Promise<Testimonial[]> {
    everyoneMayRead(ctx);
    return ctx.em.find(
      Testimonial,
      { isPublic: true, approvedAt: { $ne: null } },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: REST_LIST_MAX, disableIdentityMap: true },
    );
  }
}
