import type { TokenScope } from 'schema/rules/choices';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../graphql/connection.js';
import { TokenScopeEnum } from '../../graphql/enums.js';

@ObjectType('ResearchToken', {
  description: 'A bearer token with which a script of a researcher reads analytics. Its secret is not kept.',
})
export class ResearchTokenType {
  @Field(() => ID, { description: 'For revoking it.' }) id!: number;
  @Field(() => String, { description: 'What the impact admin calls it.' }) name!: string;
  @Field(() => String, { description: 'How the secret begins, to know it again.' }) prefix!: string;
  @Field(() => [TokenScopeEnum], { description: 'What it allows.' }) scopes!: TokenScope[];
  @Field(() => Date, { description: 'When it was issued.' }) createdAt!: Date;
  @Field(() => Date, { description: 'It is refused from then on.' }) expiresAt!: Date;
  @Field(() => String, {
    nullable: true,
    description: 'The last day on which it was used, as YYYY-MM-DD; null: never.',
  })
  lastUsedOn!: string | null;
  @Field(() => Date, { nullable: true, description: 'When it was revoked; null: it was not.' })
  revokedAt!: Date | null;
}

export const ResearchTokenConnection = connectionOf(ResearchTokenType, 'ResearchToken');

@ObjectType('IssuedResearchToken', { description: 'A new token with its secret.' })
export class IssuedResearchTokenType {
  @Field(() => ResearchTokenType, { description: 'The token as it is listed from now on.' })
  token!: ResearchTokenType;
  @Field(() => String, {
    description: 'Goes into `Authorization: Bearer …`. Answered here and never again: keep it safe.',
  })
  secret!: string;
}

@InputType({ description: 'A token for one researcher or one script.' })
export class IssueResearchTokenInput {
  @Field(() => String, { description: 'To know it again by; at most 100 characters.' }) name!: string;
  @Field(() => Int, { description: 'Days until it is refused, 1–365.' }) expiresInDays!: number;
  @Field(() => [TokenScopeEnum], { description: 'What it allows; at least one.' }) scopes!: TokenScope[];
}
