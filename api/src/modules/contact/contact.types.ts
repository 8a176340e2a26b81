import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf } from '../../graphql/connection.js';

@InputType({ description: 'A message to the team.' })
export class ContactMessageInput {
  @Field(() => String, { description: 'Who writes; at most 200 characters.' }) name!: string;
  @Field(() => String, { description: 'Where the answer goes.' }) email!: string;
  @Field(() => String, { description: 'One line; at most 200 characters.' }) subject!: string;
  @Field(() => String, { description: 'At most 4000 characters.' }) message!: string;
}

@ObjectType({ description: 'The team has the message.', simpleResolvers: true })
export class ContactReceipt {
  @Field(() => String, { description: 'For whoever wrote.' }) message!: string;
  @Field(() => Date, { description: 'When it was stored.' }) receivedAt!: Date;
}

@ObjectType('ContactMessage', { description: 'What somebody wrote to the team; for admins.' })
export class ContactMessageType {
  @Field(() => ID, { description: 'Id of the message.' }) id!: number;
  @Field(() => String, { description: 'Who wrote.' }) name!: string;
  @Field(() => String, { description: 'Where the answer goes; nobody has checked it.' }) email!: string;
  @Field(() => String, { description: 'One line.' }) subject!: string;
  @Field(() => String, { description: 'Plain text, with its line breaks.' }) message!: string;
  @Field(() => Date, { description: 'When it was stored.' }) createdAt!: Date;
  @Field(() => Date, {
    nullable: true,
    description:
      'When it was mailed to the team; null: no mail server is configured, or it did not take it yet.',
  })
  deliveredAt!: Date | null;
  @Field(() => Date, { nullable: true, description: 'When an admin was done with it; null: nobody is.' })
  handledAt!: Date | null;
}

export const ContactMessageConnection = connectionOf(ContactMessageType, 'ContactMessage');
