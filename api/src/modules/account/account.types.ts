import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The confirmation that the account is to go.' })
export class DeleteAccountInput {
  @Field(() => String, { description: 'The e-mail address of the viewer, typed.' }) email!: string;
}
