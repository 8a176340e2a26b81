import type { Role } from 'schema/rules/choices';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { pageRequest } from '../../graphql/connection.js';
import { RoleEnum } from '../../graphql/enums.js';
import { isProfileComplete } from './profile.js';
import type { UserAdminService } from './user-admin.service.js';
import { UserConnection, UsersArgs, UserType } from './user-admin.types.js';
import { canGrantRole } from './users.policy.js';

@Resolver(() => UserType)
export class UserAdminResolver {
  constructor(private readonly service: UserAdminService) {}

  @AccessTo('admin')
  @Query(() => UserConnection, { description: 'Everybody with an account, newest first.' })
  async users(@Args(() => UsersArgs) args: UsersArgs, @Ctx() ctx: RequestContext) {
    const { search = null, role = null } = args;
    return new UserConnection(await this.service.list(ctx, pageRequest(args), { search, role }), args.first);
  }

  @FieldResolver(() => Boolean, { description: 'Country, state, institution and its type are all there.' })
  isProfileComplete(@Root() user: UserType): boolean {
    return isProfileComplete(user);
  }

  @FieldResolver(() => Boolean, { description: "The viewer may change this user's role." })
  canGrantRole(@Root() user: UserType, @Ctx() ctx: RequestContext): boolean {
    return canGrantRole(ctx.viewer, user.id);
  }

  @AccessTo('admin')
  @Mutation(() => UserType, {
    description: 'Gives a user another role, from their next request on. Nobody changes their own.',
  })
  grantRole(
    @Arg('userId', () => ID, { description: 'Id of the user.' }) userId: string,
    @Arg('role', () => RoleEnum, { description: 'What the user is from now on.' }) role: Role,
    @Ctx() ctx: RequestContext,
  ): Promise<UserType> {
    return this.service.grantRole(ctx, userId, role);
  }
}
