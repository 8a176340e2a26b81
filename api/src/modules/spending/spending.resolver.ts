import { Ctx, Query, Resolver } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import type { SpendingService } from './spending.service.js';
import { SpendingType } from './spending.types.js';

@Resolver()
export class SpendingResolver {
  constructor(private readonly service: SpendingService) {}

  @AccessTo('admin')
  @Query(() => SpendingType, { description: 'What providers have cost, by day and purpose.' })
  spending(@Ctx() ctx: RequestContext): Promise<SpendingType> {
    return this.service.spending(ctx);
  }
}
