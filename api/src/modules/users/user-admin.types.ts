import type { Role } from 'schema/rules/choices';
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { connectionOf, PageArgs } from '../../graphql/connection.js';
import { RoleEnum } from '../../graphql/enums.js';

@ObjectType('User', { description: 'Somebody with an account; for admins.' })
export class UserType {
  @Field(() => ID, { description: 'Id of the user.' }) id!: string;
  @Field(() => String, { description: 'As the identity provider says.' }) email!: string;
  @Field(() => Boolean, { description: 'The address was proved to be theirs.' }) emailVerified!: boolean;
  @Field(() => String, { nullable: true, description: 'Null: not known.' }) firstName!: string | null;
  @Field(() => String, { nullable: true, description: 'Null: not known.' }) lastName!: string | null;
  @Field(() => RoleEnum, { description: 'What the user is.' }) role!: Role;
  @Field(() => String, { nullable: true, description: 'Null: not told yet.' }) country!: string | null;
  @Field(() => String, { nullable: true, description: 'Null: not told yet.' }) state!: string | null;
  @Field(() => String, { nullable: true, description: 'Null: not told yet.' }) institution!: string | null;
  @Field(() => String, { nullable: true, description: 'Null: not told yet.' })
  institutionType!: string | null;
  @Field(() => Date, { description: 'When the user first signed in.' }) createdAt!: Date;
}

export const UserConnection = connectionOf(UserType, 'User');

@ArgsType()
export class UsersArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Part of a name or of an e-mail address.' })
  search?: string | null;
  @Field(() => RoleEnum, { nullable: true, description: 'Only users with this role.' })
  role?: Role | null;
}
