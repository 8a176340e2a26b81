import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.js';
import { ViewerType } from '../users/users.types.js';
import type { ProgressService } from './progress.service.js';
import { StatsType, StreakType } from './progress.types.js';

@Resolver(() => ViewerType)
export class ProgressResolver {
  constructor(private readonly service: ProgressService) {}

  @FieldResolver(() => StatsType, { description: 'Figures over all sessions of the viewer.' })
  stats(@Ctx() ctx: RequestContext): Promise<StatsType> {
    return this.service.stats(ctx);
  }

  @FieldResolver(() => StreakType, { description: 'Days of practice in a row.' })
  streak(@Ctx() ctx: RequestContext): Promise<StreakType> {
    return this.service.streak(ctx);
  }
}
