import type { Criterion } from 'schema/rules/choices';
import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { CriterionEnum } from '../../graphql/enums.js';

@ObjectType('TeacherMark', { description: 'What a teacher gave for one criterion.', simpleResolvers: true })
export class TeacherMarkType {
  @Field(() => CriterionEnum, { description: 'What it is for.' }) criterion!: Criterion;
  @Field(() => Float, { nullable: true, description: '0–6 in halves; null: not marked.' }) band!:
    | number
    | null;
  @Field(() => String, { nullable: true, description: 'Why there is no band; null beside one.' })
  notMarkedReason!: string | null;
}

@ObjectType('TeacherMarks', {
  description: "A teacher's marks of a session, beside the machine's, which stay.",
  simpleResolvers: true,
})
export class TeacherMarksType {
  @Field(() => [TeacherMarkType], { description: 'Each criterion of the part, in the order of the rubric.' })
  marks!: readonly TeacherMarkType[];
  @Field(() => Float, { nullable: true, description: 'Sum of the bands; null where one is not marked.' })
  total!: number | null;
  @Field(() => String, { description: 'For the student, plain text; may be empty.' }) comment!: string;
  @Field(() => Date, { description: 'When these were given.' }) givenAt!: Date;
  @Field(() => Boolean, {
    description: "The first marks were given before the teacher could see the machine's.",
  })
  isBlind!: boolean;
  @Field(() => Boolean, { description: 'The first ones, which are kept, were others.' }) isChanged!: boolean;
}

@ObjectType('MachineBand', { description: 'What an assessor gave for one criterion.', simpleResolvers: true })
export class MachineBandType {
  @Field(() => CriterionEnum, { description: 'What it is for.' }) criterion!: Criterion;
  @Field(() => Float, { nullable: true, description: '0–6; null: not judged.' }) band!: number | null;
}

@ObjectType('TeacherMarking', {
  description: 'A session as its teacher marks it: own marks first, then the machine’s beside them.',
  simpleResolvers: true,
})
export class TeacherMarkingType {
  @Field(() => Boolean, { description: 'The viewer is the teacher who marks this session.' })
  canMark!: boolean;
  @Field(() => TeacherMarksType, { nullable: true, description: 'Null until there are any.' })
  given!: TeacherMarksType | null;
  @Field(() => [MachineBandType], {
    nullable: true,
    description:
      "The machine's bands. Null until there are any and, for the teacher who marks, until their own are given.",
  })
  machine!: readonly MachineBandType[] | null;
}

@InputType({ description: 'A band for one criterion, or why there is none.' })
export class TeacherMarkInput {
  @Field(() => CriterionEnum, { description: 'Of the part.' }) criterion!: Criterion;
  @Field(() => Float, { nullable: true, description: '0–6 in halves; left out: not marked.' })
  band?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Needed where there is no band; at most 200 characters.',
  })
  notMarkedReason?: string | null;
}

@InputType({ description: 'The marks of a teacher.' })
export class GiveTeacherMarksInput {
  @Field(() => ID, { description: 'Of a session that the viewer recorded for a student.' })
  sessionId!: string;
  @Field(() => [TeacherMarkInput], { description: 'Each criterion of the part once.' })
  marks!: TeacherMarkInput[];
  @Field(() => String, {
    nullable: true,
    description: 'For the student: plain text of at most 1000 characters.',
  })
  comment?: string | null;
}
