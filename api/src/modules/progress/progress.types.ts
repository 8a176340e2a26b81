import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType('Stats', { description: 'Numbers of the viewer, over all their sessions.' })
export class StatsType {
  @Field(() => Int) totalSessions!: number;
  @Field(() => Float, { description: 'Mean band over all assessed criteria, 0–6.' }) averageScore!: number;
  @Field(() => Int, { description: 'Minutes recorded.' }) totalPracticeTime!: number;
  @Field(() => Int, { description: 'Percent, from the first sessions to the last.' }) improvement!: number;
}

@ObjectType('Streak', { description: "Days with at least one submitted answer, in the viewer's time zone." })
export class StreakType {
  @Field(() => Int) currentStreak!: number;
  @Field(() => Int) longestStreak!: number;
  @Field(() => Int) totalPracticeDays!: number;
}
