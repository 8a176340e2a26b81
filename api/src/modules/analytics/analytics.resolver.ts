import type { ImpactCohort } from 'schema/rules/impact';
import { Arg, Args, Ctx, FieldResolver, Float, Int, Query, Resolver, Root } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { PageArgs } from '../../graphql/connection.js';
import { ImpactCohortEnum } from '../../graphql/enums.js';
import { ViewerType } from '../users/users.types.js';
import type { AnalyticsService } from './analytics.service.js';
import {
  EngagementType,
  ImpactOverviewType,
  ImpactPeriodType,
  ImpactType,
  ImprovementStepType,
  MonthEngagementType,
  StudentImprovementConnection,
  StudentImprovementType,
} from './analytics.types.js';
import type { Impact } from './impact.js';
import { improvementPage } from './improvement-page.js';

@Resolver(() => ImpactType)
export class AnalyticsResolver {
  constructor(private readonly service: AnalyticsService) {}

  @AccessTo('impactReader')
  @Query(() => [ImpactPeriodType], { description: 'What the selector offers; any month may be asked for.' })
  impactPeriods(@Ctx() ctx: RequestContext): ImpactPeriodType[] {
    return this.service.periods(ctx);
  }

  @AccessTo('impactReader')
  @Query(() => ImpactType, { description: 'The impact study. Researchers ask with a bearer token.' })
  impact(
    @Arg('cohort', () => ImpactCohortEnum, { description: 'Students in Malaysia, or all.' })
    cohort: ImpactCohort,
    @Arg('period', () => String, {
      nullable: true,
      description: '`all-time`, or a month as `YYYY-MM`; left out: the one chosen at first.',
    })
    period: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<ImpactType> {
    return this.service.impact(ctx, cohort, period);
  }

  @FieldResolver(() => Boolean, { description: 'Some of these students are made up for the demo.' })
  includesDemoData(@Root() impact: Impact): Promise<boolean> {
    return impact.includesDemoData();
  }

  @FieldResolver(() => ImpactOverviewType, { description: 'The figures of the cards.' })
  overview(@Root() impact: Impact): Promise<ImpactOverviewType> {
    return impact.overview();
  }

  @FieldResolver(() => Int, { description: 'Sessions with a mark: the n of `averageScore`.' })
  markedSessions(@Root() impact: Impact): Promise<number> {
    return impact.markedSessions();
  }

  @FieldResolver(() => Int, {
    description: 'Students assessed at least twice in the period: the n of every figure about improvement.',
  })
  comparedStudents(@Root() impact: Impact): Promise<number> {
    return impact.comparedStudents();
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description:
      'Standard error of `averageImprovement`, of 12; null with fewer than two students to compare.',
  })
  improvementStandardError(@Root() impact: Impact): Promise<number | null> {
    return impact.improvementStandardError();
  }

  @FieldResolver(() => [ImprovementStepType], {
    description:
      'Everyone assessed at least twice, counted by how much the mark changed; the greatest fall first.',
  })
  improvementDistribution(@Root() impact: Impact): Promise<ImprovementStepType[]> {
    return impact.improvementDistribution();
  }

  @FieldResolver(() => StudentImprovementConnection, {
    description: 'Everyone assessed at least twice in the period, the most improved first.',
  })
  improvementData(
    @Root() impact: Impact,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<StudentImprovementConnection> {
    return improvementPage(impact, page);
  }

  @FieldResolver(() => [StudentImprovementType], {
    description: 'The ten whose mark rose the most, the most improved first.',
  })
  topImprovers(@Root() impact: Impact): Promise<StudentImprovementType[]> {
    return impact.topImprovers();
  }

  @FieldResolver(() => EngagementType, { description: 'How much was practised in the period.' })
  async monthlyEngagement(@Root() impact: Impact): Promise<EngagementType> {
    const { activeStudents, completedSessions } = await impact.overview();
    return { uniqueStudents: activeStudents, totalSessions: completedSessions };
  }

  @FieldResolver(() => [MonthEngagementType], {
    description: 'The months of the period in which somebody practised, the oldest first.',
  })
  engagementByMonth(@Root() impact: Impact): Promise<MonthEngagementType[]> {
    return impact.engagementByMonth();
  }
}

@Resolver(() => ViewerType)
export class ImpactViewerResolver {
  @FieldResolver(() => Boolean, { description: 'Sees the impact dashboard in place of the dashboard.' })
  canSeeImpact(@Ctx() { viewer }: RequestContext): boolean {
    return viewer?.canSeeImpact ?? false;
  }
}
