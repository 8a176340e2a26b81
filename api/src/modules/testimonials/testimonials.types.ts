import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../graphql/connection.js';

@ObjectType('Testimonial', { description: 'What a user says about the product.' })
export class TestimonialType {
  @Field(() => ID, { description: 'Id of the testimonial.' }) id!: number;
  @Field(() => String, { description: 'Who says it, as they want to be named.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'School or other institution.' })
  institution!: string | null;
  @Field(() => String, { description: 'At most 500 characters of plain text.' }) content!: string;
  @Field(() => Int, { description: '1 (Poor) to 5 (Excellent).' }) rating!: number;
  @Field(() => Boolean, { description: 'May be listed, once approved.' }) isPublic!: boolean;
  @Field(() => Date, { description: 'When it was written.' }) createdAt!: Date;
}

export const TestimonialConnection = connectionOf(TestimonialType, 'Testimonial');

@InputType({ description: 'A testimonial; an admin approves it before others see it.' })
export class CreateTestimonialInput {
  @Field(() => String, { nullable: true, description: 'Left out: Anonymous. A blank one is refused.' })
  name?: string | null;
  @Field(() => String, { nullable: true, description: 'School or other institution.' })
  institution?: string | null;
  @Field(() => String, { description: 'At most 500 characters.' }) content!: string;
  @Field(() => Int, { nullable: true, description: '1 to 5; left out: 5.' }) rating?: number | null;
  @Field(() => Boolean, { nullable: true, description: 'Left out: true.' }) isPublic?: boolean | null;
}
