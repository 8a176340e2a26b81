import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import type { AccountService } from './account.service.js';
import { CAPABILITIES } from './capabilities.js';
import { isProfileComplete } from './profile.js';
import type { UsersService } from './users.service.js';
import { CompleteProfileInput, UpdateProfileInput, ViewerType } from './users.types.js';

@Resolver(() => ViewerType)
export class UsersResolver {
  constructor(
    private readonly users: UsersService,
    private readonly account: AccountService,
  ) {}

  @AccessTo('everyone')
  @Query(() => ViewerType, { nullable: true, description: 'Who is signed in; null for a visitor.' })
  viewer(@Ctx() ctx: RequestContext): Promise<ViewerType> | null {
    return ctx.viewer ? this.users.current(ctx) : null;
  }

  @FieldResolver(() => Boolean, { description: 'Country, state, institution and its type are all there.' })
  isProfileComplete(@Root() viewer: ViewerType): boolean {
    return isProfileComplete(viewer);
  }

  @FieldResolver(() => Boolean, { description: 'Approves testimonials and reads contact messages.' })
  canModerate(@Root() viewer: ViewerType): boolean {
    return CAPABILITIES.canModerate(viewer);
  }

  @FieldResolver(() => Boolean, { description: 'Lists users and gives them roles.' })
  canGrantRoles(@Root() viewer: ViewerType): boolean {
    return CAPABILITIES.canGrantRoles(viewer);
  }

  @FieldResolver(() => Boolean, { description: 'Has students, and submits sessions for them.' })
  canManageStudents(@Root() viewer: ViewerType): boolean {
    return CAPABILITIES.canManageStudents(viewer);
  }

  @FieldResolver(() => Boolean, { description: 'Verifies and rejects contributed questions.' })
  canReviewQuestions(@Root() viewer: ViewerType): boolean {
    return CAPABILITIES.canReviewQuestions(viewer);
  }

  @AccessTo('signedIn')
  @Mutation(() => ViewerType, { description: 'Completes the profile of the viewer.' })
  completeProfile(
    @Arg('input', () => CompleteProfileInput, { description: 'All four fields are needed.' })
    input: CompleteProfileInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ViewerType> {
    return this.account.completeProfile(ctx, { ...input });
  }

  @AccessTo('signedIn')
  @Mutation(() => ViewerType, { description: 'Changes the name of the viewer; no later sign-in undoes it.' })
  updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'Both names are needed.' })
    input: UpdateProfileInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ViewerType> {
    return this.account.updateProfile(ctx, { ...input });
  }

  @AccessTo('signedIn')
  @Mutation(() => ViewerType, { description: 'Tells in which time zone the days of the viewer begin.' })
  setTimeZone(
    @Arg('timeZone', () => String, { description: 'IANA name, such as Asia/Kuching.' }) timeZone: string,
    @Ctx() ctx: RequestContext,
  ): Promise<ViewerType> {
    return this.account.setTimeZone(ctx, timeZone);
  }
}
