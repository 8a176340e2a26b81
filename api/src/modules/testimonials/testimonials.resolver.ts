import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { PageArgs, pageRequest } from '../../graphql/connection.js';
import { integerId } from '../../graphql/ids.js';
import type { TestimonialRow } from './testimonial.rows.js';
import { canModerate } from './testimonials.policy.js';
import type { TestimonialsService } from './testimonials.service.js';
import { CreateTestimonialInput, TestimonialConnection, TestimonialType } from './testimonials.types.js';

const TestimonialId = () => Arg('id', () => ID, { description: 'Id of the testimonial.' });

@Resolver(() => TestimonialType)
export class TestimonialsResolver {
  constructor(private readonly service: TestimonialsService) {}

  @AccessTo('everyone')
  @Query(() => TestimonialConnection, { description: 'Published testimonials, newest first.' })
  async testimonials(@Args(() => PageArgs) page: PageArgs, @Ctx() ctx: RequestContext) {
    return new TestimonialConnection(await this.service.published(ctx, pageRequest(page)), page.first);
  }

  @AccessTo('admin')
  @Query(() => TestimonialConnection, { description: 'Testimonials to moderate, newest first.' })
  async testimonialsForReview(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('isPending', () => Boolean, {
      defaultValue: true,
      description: 'Those that wait for an admin; false: those that one has approved.',
    })
    isPending: boolean,
    @Ctx() ctx: RequestContext,
  ) {
    const rows = await this.service.forReview(ctx, pageRequest(page), isPending);
    return new TestimonialConnection(rows, page.first);
  }

  @FieldResolver(() => Boolean, { description: 'No admin has approved it yet.' })
  isPending(@Root() testimonial: TestimonialRow): boolean {
    return testimonial.approvedAt === null;
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may approve, unpublish and reject it.' })
  canModerate(@Ctx() ctx: RequestContext): boolean {
    return canModerate(ctx.viewer);
  }

  @AccessTo('member')
  @Mutation(() => TestimonialType, { description: 'Takes a testimonial of the viewer.' })
  createTestimonial(
    @Arg('input', () => CreateTestimonialInput, { description: 'Only the content is needed.' })
    input: CreateTestimonialInput,
    @Ctx() ctx: RequestContext,
  ): Promise<TestimonialType> {
    return this.service.create(ctx, input);
  }

  @AccessTo('admin')
  @Mutation(() => TestimonialType, { description: 'Publishes a testimonial, if its author agreed to that.' })
  approveTestimonial(@TestimonialId() id: string, @Ctx() ctx: RequestContext): Promise<TestimonialType> {
    return this.service.approve(ctx, integerId(id, 'id'));
  }

  @AccessTo('admin')
  @Mutation(() => TestimonialType, { description: 'Takes a testimonial down; it is pending again.' })
  unpublishTestimonial(@TestimonialId() id: string, @Ctx() ctx: RequestContext): Promise<TestimonialType> {
    return this.service.unpublish(ctx, integerId(id, 'id'));
  }

  @AccessTo('admin')
  @Mutation(() => ID, { description: 'Deletes a pending testimonial, and answers the id of what is gone.' })
  async rejectTestimonial(@TestimonialId() id: string, @Ctx() ctx: RequestContext): Promise<string> {
    await this.service.reject(ctx, integerId(id, 'id'));
    return id;
  }
}
