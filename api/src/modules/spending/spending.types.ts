import type { SpendingPurpose } from 'schema/rules/choices';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { SpendingPurposeEnum } from '../../graphql/enums.js';

@ObjectType('SpendingOfDay', { description: 'What providers have cost for one purpose on one day.' })
export class SpendingOfDayType {
  @Field(() => String, { description: 'YYYY-MM-DD, in the time zone of the installation.' }) day!: string;
  @Field(() => SpendingPurposeEnum, { description: 'What was paid for.' }) purpose!: SpendingPurpose;
  @Field(() => Int, { description: 'Calls that were answered.' }) calls!: number;
  @Field(() => Float, { description: 'In the currency of the prices; 0 where no prices are set.' })
  amount!: number;
}

@ObjectType('Spending', { description: 'What providers have cost in the last 31 days.' })
export class SpendingType {
  @Field(() => String, { description: 'The day on which the caps count now, YYYY-MM-DD.' }) today!: string;
  @Field(() => Float, { nullable: true, description: 'The most that a day may cost; null: no cap.' })
  capPerDay!: number | null;
  @Field(() => Float, { nullable: true, description: 'The same for one user.' })
  capPerUserDay!: number | null;
  @Field(() => [SpendingOfDayType], { description: 'Newest first; a day without a call is left out.' })
  days!: readonly SpendingOfDayType[];
}
