import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import { AccessTo } from '../../access.js';

@ObjectType('Assessor', { description: 'How answers are marked on this server.' })
export class AssessorType {
  @Field(() => Boolean, {
    description: 'No AI provider is configured: the built-in assessor serves, and the screens say so.',
  })
  demoMode!: boolean;
  @Field(() => String, { description: 'What marks: the model, or the built-in assessor.' }) name!: string;
  @Field(() => Boolean, {
    description: 'A transcription server writes the words down; else the browser or the student does.',
  })
  transcribes!: boolean;
}

@Resolver()
export class AssessorResolver {
  constructor(private readonly serving: AssessorType) {}

  @AccessTo('everyone')
  @Query(() => AssessorType, { description: 'How answers are marked on this server.' })
  assessor(): AssessorType {
    return this.serving;
  }
}
