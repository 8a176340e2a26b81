import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType('Stats', { description: 'Figures over all sessions that the viewer has handed in.' })
export class StatsType {
  @Field(() => Int, { description: 'Sessions handed in, marked or not.' }) totalSessions!: number;
  @Field(() => Float, { description: 'Mean band over all assessed criteria, 0–6.' }) averageScore!: number;
  @Field(() => Int, { description: 'Minutes recorded.' }) totalPracticeTime!: number;
  @Field(() => Int, { description: 'Percent, from the first sessions to the last.' }) improvement!: number;
}

@ObjectType('Streak', {
  description: "Days with at least one submitted answer or turn, in the viewer's time zone.",
})
export class StreakType {
  @Field(() => Int, { description: 'Days in a row up to now; today not yet practised breaks nothing.' })
  currentStreak!: number;
  @Field(() => Int, { description: 'The most days in a row there ever were.' }) longestStreak!: number;
  @Field(() => Int, { description: 'All days of practice.' }) totalPracticeDays!: number;
}
