import type { ImpactCohort } from 'schema/rules/impact';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../graphql/connection.js';
import { ImpactCohortEnum } from '../../graphql/enums.js';

@ObjectType('ImpactPeriod', { description: 'A period that the selector of the impact dashboard offers.' })
export class ImpactPeriodType {
  @Field(() => String, { description: '`all-time`, or a month as `YYYY-MM`.' }) value!: string;
  @Field(() => String, { description: 'For people: All Time, September 2025.' }) label!: string;
  @Field(() => Boolean, { description: 'Chosen at first.' }) isDefault!: boolean;
}

@ObjectType('RegionalBreakdown', {
  description:
    'Where the students of a cohort live; whoever has not told their country is in neither number.',
})
export class RegionalBreakdownType {
  @Field(() => Int, { description: 'In Malaysia.' }) malaysian!: number;
  @Field(() => Int, { description: 'In any other country.' }) international!: number;
}

@ObjectType('ImpactOverview', { description: 'Figures of one cohort and period.' })
export class ImpactOverviewType {
  @Field(() => Int, { description: 'All students of the cohort, the same in every period.' })
  totalStudents!: number;
  @Field(() => Int, { description: 'With at least one session in the period.' }) activeStudents!: number;
  @Field(() => Float, { description: 'Active students of all, 0–100, to one decimal.' })
  engagementRate!: number;
  @Field(() => Int, { description: 'Sessions handed in, assessed or not.' }) completedSessions!: number;
  @Field(() => Float, { description: 'Mean mark of 12 over all assessed sessions; Part 3 is scaled.' })
  averageScore!: number;
  @Field(() => Int, { description: 'Students whose latest mark is above their first.' })
  studentsWithImprovement!: number;
  @Field(() => Float, { description: 'Mean improvement, of 12, of everyone assessed at least twice.' })
  averageImprovement!: number;
  @Field(() => Int, { description: 'With a session in the last 30 days of the period.' })
  recentActiveStudents!: number;
  @Field(() => RegionalBreakdownType, { description: 'Where all students of the cohort live.' })
  regionalBreakdown!: RegionalBreakdownType;
}

@ObjectType('StudentImprovement', { description: 'A student who was assessed at least twice in the period.' })
export class StudentImprovementType {
  @Field(() => ID, { description: 'A pseudonym, stable within the study.' }) userId!: string;
  @Field(() => Int, { description: 'Sessions handed in, assessed or not.' }) sessionsCompleted!: number;
  @Field(() => Float, { description: 'First mark of the period, of 12.' }) firstScore!: number;
  @Field(() => Float, { description: 'Latest mark of the period, of 12.' }) latestScore!: number;
  @Field(() => Float, { description: 'From the first to the latest, of 12.' }) improvement!: number;
}

@ObjectType('ImprovementStep', { description: 'How many students changed by so much.' })
export class ImprovementStepType {
  @Field(() => Int, {
    description: 'Whole marks of 12, rounded away from 0: 1 is more than 0 up to 1, 0 is exactly no change.',
  })
  marks!: number;
  @Field(() => Int, { description: 'Students whose mark changed by so much.' }) students!: number;
}

@ObjectType({ description: 'One student of a page.' })
export class StudentImprovementEdge {
  @Field(() => StudentImprovementType, { description: 'The student.' }) node!: StudentImprovementType;
  @Field(() => String, { description: 'The page after this row begins here.' }) cursor!: string;
}

@ObjectType({ description: 'A page of students, the most improved first.' })
export class StudentImprovementConnection {
  @Field(() => [StudentImprovementEdge], { description: 'The students of this page.' })
  edges!: StudentImprovementEdge[];
  @Field(() => PageInfo, { description: 'Where it ends.' }) pageInfo!: PageInfo;
}

@ObjectType('Engagement', { description: 'How much was practised.' })
export class EngagementType {
  @Field(() => Int, { description: 'Students with at least one session.' }) uniqueStudents!: number;
  @Field(() => Int, { description: 'Sessions handed in.' }) totalSessions!: number;
}

@ObjectType('MonthEngagement', { description: 'How much was practised in a month.' })
export class MonthEngagementType extends EngagementType {
  @Field(() => String, { description: '`YYYY-MM`, in the time zone of the product.' }) month!: string;
}

@ObjectType('Impact', { description: 'The impact study: exact figures of one cohort and period.' })
export class ImpactType {
  @Field(() => ImpactCohortEnum, { description: 'Whose figures these are.' }) cohort!: ImpactCohort;
  @Field(() => String, { description: '`all-time`, or a month as `YYYY-MM`.' }) period!: string;
  @Field(() => Boolean, {
    description:
      'True for researchers: only students whose consent to recording is in force are counted. The impact admin sees everybody.',
  })
  onlyConsenting!: boolean;
}
