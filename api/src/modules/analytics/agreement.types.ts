import type { Criterion } from 'schema/rules/choices';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { CriterionEnum } from '../../graphql/enums.js';

@ObjectType('AssessmentAgreement', {
  description: "How far one assessor's first bands agree with teachers' first, blind ones.",
  simpleResolvers: true,
})
export class AssessmentAgreementType {
  @Field(() => String, { description: '`built-in` or `model`.' }) assessorName!: string;
  @Field(() => String, { description: 'Of the assessor.' }) assessorVersion!: string;
  @Field(() => String, { nullable: true, description: 'Which model; null: none.' }) model!: string | null;
  @Field(() => String, { nullable: true, description: 'Of its prompt; null: none.' })
  promptVersion!: string | null;
  @Field(() => String, { description: 'Of the rubric.' }) rubricVersion!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'By which calibration the bands were moved; null: by none, as the assessor gave them.',
  })
  calibrationId!: number | null;
  @Field(() => String, { nullable: true, description: 'The day it was fitted, as `YYYY-MM-DD`.' })
  calibratedOn!: string | null;
  @Field(() => CriterionEnum, { description: 'What the bands are for.' }) criterion!: Criterion;
  @Field(() => String, { description: '`all-time`, or the month in which the answers were given.' })
  period!: string;
  @Field(() => Int, { description: 'Answers that both have marked.' }) n!: number;
  @Field(() => Float, { description: 'Share of answers with the same band, 0–1.' }) exact!: number;
  @Field(() => Float, { description: 'Share of answers at most one band apart, 0–1. Never a headline.' })
  withinOne!: number;
  @Field(() => Float, {
    description: 'Mean of machine − teacher, in bands: above 0 the machine is generous.',
  })
  bias!: number;
  @Field(() => Float, {
    nullable: true,
    description: 'Quadratic weighted kappa; null where both gave one and the same band throughout.',
  })
  kappa!: number | null;
}
