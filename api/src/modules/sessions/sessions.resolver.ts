import { maximumMark } from 'schema/rules/scoring';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { PageArgs, pageRequest } from '../../graphql/connection.js';
import type { GraphqlContext } from '../../graphql/graphql-context.js';
import { integerId } from '../../graphql/ids.js';
import { uploadBytes } from '../../graphql/upload-scalar.js';
import { feedbackOf } from '../assessment/feedback.js';
import { FeedbackType } from '../assessment/feedback.types.js';
import type { SessionRow } from './session.rows.js';
import { canRetry } from './session.state.js';
import { audioUrlOf } from './sessions.rest.js';
import type { SessionsService } from './sessions.service.js';
import { SessionConnection, SessionType, SubmitSessionInput } from './sessions.types.js';

interface ProgressArguments {
  readonly args: { readonly sessionId?: string };
  readonly context: GraphqlContext;
}

@Resolver(() => SessionType)
export class SessionsResolver {
  constructor(private readonly service: SessionsService) {}

  @AccessTo('signedIn')
  @Query(() => SessionConnection, { description: 'Sessions of the viewer, newest first.' })
  async sessions(@Args(() => PageArgs) page: PageArgs, @Ctx() ctx: RequestContext) {
    return new SessionConnection(await this.service.list(ctx, pageRequest(page)), page.first);
  }

  @AccessTo('owner')
  @Query(() => SessionType, { description: 'One session of the viewer.' })
  session(@Arg('id', () => ID) id: string, @Ctx() ctx: RequestContext): Promise<SessionType> {
    return this.service.get(ctx, integerId(id, 'id'));
  }

  @FieldResolver(() => Int, { description: '12 for Part 2, 18 for Part 3.' })
  maximumScore(@Root() session: SessionRow): number {
    return maximumMark(session.partType);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path of the recording; null for a typed answer.',
  })
  audioUrl(@Root() session: SessionRow): string | null {
    return audioUrlOf(session);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may run the failed assessment again.' })
  canRetry(@Root() session: SessionRow): boolean {
    return canRetry(session);
  }

  @FieldResolver(() => FeedbackType, { nullable: true, description: 'Null while there is no result.' })
  async feedback(@Root() session: SessionRow, @Ctx() ctx: RequestContext): Promise<FeedbackType | null> {
    const result = await this.service.result(ctx, session);
    return result && feedbackOf(result, session.partType);
  }

  @AccessTo('member')
  @Mutation(() => SessionType, {
    description: 'Accepts an answer: it is safe once this returns. Marks follow.',
  })
  async submitSession(
    @Arg('input', () => SubmitSessionInput) input: SubmitSessionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SessionType> {
    const { audio } = input;
    return this.service.submit(ctx, {
      questionId: integerId(input.questionId, 'questionId'),
      clientKey: input.clientKey,
      audio: audio ? async () => uploadBytes(await audio) : null,
      transcription: input.transcription ?? null,
      transcriptSource: input.transcriptSource ?? null,
    });
  }

  @AccessTo('owner')
  @Mutation(() => SessionType, { description: 'Runs a failed assessment again.' })
  retryAssessment(
    @Arg('sessionId', () => ID) sessionId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<SessionType> {
    return this.service.retry(ctx, integerId(sessionId, 'sessionId'));
  }

  @AccessTo('owner')
  @Subscription(() => SessionType, {
    description: 'The session now, and each time that it changes, until it is settled.',
    subscribe: ({ args, context }: ProgressArguments) =>
      context.services.sessions.progress(context, integerId(args.sessionId ?? '', 'sessionId')),
  })
  sessionProgress(@Root() session: SessionType, @Arg('sessionId', () => ID) _sessionId: string): SessionType {
    return session;
  }
}
