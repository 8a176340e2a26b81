import { Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { PageArgs, pageRequest } from '../../graphql/connection.js';
import { ViewerType } from '../users/users.types.js';
import type { TestimonialsService } from './testimonials.service.js';
import { TestimonialConnection } from './testimonials.types.js';

@Resolver(() => ViewerType)
export class ViewerTestimonialsResolver {
  constructor(private readonly service: TestimonialsService) {}

  @FieldResolver(() => TestimonialConnection, {
    description: 'What the viewer has written, pending ones too; newest first.',
  })
  async testimonials(@Args(() => PageArgs) page: PageArgs, @Ctx() ctx: RequestContext) {
    return new TestimonialConnection(await this.service.own(ctx, pageRequest(page)), page.first);
  }
}
