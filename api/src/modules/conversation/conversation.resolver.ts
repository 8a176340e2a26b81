import type { Phase } from 'schema/rules/phases';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { ConversationPhaseEnum } from '../../graphql/enums.js';
import type { GraphqlContext } from '../../graphql/graphql-context.js';
import { integerId } from '../../graphql/ids.js';
import { SessionType } from '../sessions/sessions.types.js';
import type { ConversationService } from './conversation.service.js';
import { ConversationType, StartConversationInput } from './conversation.types.js';
import type { ConversationAssessmentService } from './conversation-assessment.service.js';

interface ChangesArguments {
  readonly args: { readonly sessionId?: string };
  readonly context: GraphqlContext;
}

@Resolver()
export class ConversationResolver {
  constructor(
    private readonly service: ConversationService,
    private readonly assessment: ConversationAssessmentService,
  ) {}

  @AccessTo('owner')
  @Query(() => ConversationType, { description: 'One conversation of the viewer.' })
  conversation(
    @Arg('sessionId', () => ID, { description: 'Of the session that it is.' }) sessionId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<ConversationType> {
    return this.service.get(ctx, integerId(sessionId, 'sessionId'));
  }

  @AccessTo('signedIn')
  @Query(() => ConversationType, {
    nullable: true,
    description: 'The conversation to go on with: the newest open one of the last 12 hours.',
  })
  openConversation(
    @Arg('questionId', () => ID, { nullable: true, description: 'Left out: on any question.' })
    questionId: string | null,
    @Ctx() ctx: RequestContext,
  ): Promise<ConversationType | null> {
    return this.service.current(ctx, questionId ? integerId(questionId, 'questionId') : null);
  }

  @AccessTo('member')
  @Mutation(() => ConversationType, { description: 'Begins afresh on a topic, with the greeting.' })
  startConversation(
    @Arg('input', () => StartConversationInput, { description: 'The topic.' }) input: StartConversationInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ConversationType> {
    return this.service.start(ctx, {
      questionId: integerId(input.questionId, 'questionId'),
      conversationRole: input.conversationRole ?? null,
      studentProfileId: input.studentProfileId ?? null,
    });
  }

  @AccessTo('owner')
  @Mutation(() => ConversationType, {
    description: 'Goes on to the next phase, which the partner opens. Asked twice, it goes on once.',
  })
  advanceConversation(
    @Arg('sessionId', () => ID, { description: 'Of the open conversation.' }) sessionId: string,
    @Arg('from', () => ConversationPhaseEnum, { description: 'The phase to leave.' }) from: Phase,
    @Ctx() ctx: RequestContext,
  ): Promise<ConversationType> {
    return this.service.advance(ctx, integerId(sessionId, 'sessionId'), from);
  }

  @AccessTo('owner')
  @Mutation(() => ConversationType, {
    description: "The student's own mark on the mind map, set or taken back. It counts for no marks.",
  })
  markConversationPoint(
    @Arg('sessionId', () => ID, { description: 'Of the open conversation.' }) sessionId: string,
    @Arg('index', () => Int, { description: 'Of the point, from 0.' }) index: number,
    @Arg('isCovered', () => Boolean, { description: 'False takes it back.' }) isCovered: boolean,
    @Ctx() ctx: RequestContext,
  ): Promise<ConversationType> {
    return this.service.markPoint(ctx, integerId(sessionId, 'sessionId'), index, isCovered);
  }

  @AccessTo('owner')
  @Mutation(() => SessionType, {
    description: 'Closes a conversation and asks for its marks; `sessionProgress` tells when they are there.',
  })
  assessConversation(
    @Arg('sessionId', () => ID, { description: 'Of the open conversation.' }) sessionId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<SessionType> {
    return this.assessment.handIn(ctx, integerId(sessionId, 'sessionId'));
  }

  @AccessTo('owner')
  @Subscription(() => ConversationType, {
    description: 'The conversation now, and each time that something in it changes, until it is handed in.',
    subscribe: ({ args, context }: ChangesArguments) =>
      context.services.conversations.changes(context, integerId(args.sessionId ?? '', 'sessionId')),
  })
  conversationChanges(
    @Root() conversation: ConversationType,
    @Arg('sessionId', () => ID, { description: 'Of the conversation.' }) _sessionId: string,
  ): ConversationType {
    return conversation;
  }
}
