import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { isProfileComplete } from './profile.js';
import type { UsersService } from './users.service.js';
import {
  CompleteProfileInput,
  RecordingConsentInput,
  RecordingConsentType,
  ViewerType,
} from './users.types.js';

@Resolver(() => ViewerType)
export class UsersResolver {
  constructor(private readonly service: UsersService) {}

  @AccessTo('everyone')
  @Query(() => ViewerType, { nullable: true, description: 'Who is signed in; null for a visitor.' })
  viewer(@Ctx() ctx: RequestContext): Promise<ViewerType> | null {
    return ctx.viewer ? this.service.current(ctx) : null;
  }

  @FieldResolver(() => Boolean, { description: 'Country, state, institution and its type are all there.' })
  isProfileComplete(@Root() viewer: ViewerType): boolean {
    return isProfileComplete(viewer);
  }

  @FieldResolver(() => RecordingConsentType, {
    nullable: true,
    description: 'The consent in force; null: not asked yet.',
  })
  recordingConsent(
    @Root() viewer: ViewerType,
    @Ctx() ctx: RequestContext,
  ): Promise<RecordingConsentType | null> {
    return this.service.recordingConsent(ctx, viewer.id);
  }

  @AccessTo('signedIn')
  @Mutation(() => ViewerType, { description: 'Completes the profile of the viewer.' })
  completeProfile(
    @Arg('input', () => CompleteProfileInput) input: CompleteProfileInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ViewerType> {
    return this.service.completeProfile(ctx, input);
  }

  @AccessTo('signedIn')
  @Mutation(() => ViewerType, {
    description: 'Records the consent to recording, asked once before the first recording.',
  })
  giveRecordingConsent(
    @Arg('input', () => RecordingConsentInput) input: RecordingConsentInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ViewerType> {
    return this.service.giveRecordingConsent(ctx, input);
  }

  @AccessTo('signedIn')
  @Mutation(() => ViewerType, { description: 'Tells in which time zone the days of the viewer begin.' })
  setTimeZone(
    @Arg('timeZone', () => String) timeZone: string,
    @Ctx() ctx: RequestContext,
  ): Promise<ViewerType> {
    return this.service.setTimeZone(ctx, timeZone);
  }
}
