import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import type { Testimonial } from './testimonial.entity.js';
import type { TestimonialsService } from './testimonials.service.js';
import { CreateTestimonialInput, TestimonialType } from './testimonials.types.js';

@Resolver(() => TestimonialType)
export class TestimonialsResolver {
  constructor(private readonly service: TestimonialsService) {}

  @FieldResolver(() => Boolean, { description: 'No admin has approved it yet.' })
  isPending(@Root() testimonial: Testimonial): boolean {
    return testimonial.approvedAt === null;
  }

  @AccessTo('member')
  @Mutation(() => TestimonialType, { description: 'Takes a testimonial of the viewer.' })
  createTestimonial(
    @Arg('input', () => CreateTestimonialInput) input: CreateTestimonialInput,
    @Ctx() ctx: RequestContext,
  ): Promise<TestimonialType> {
    return this.service.create(ctx, input);
  }
}
