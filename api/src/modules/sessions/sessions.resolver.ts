import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { PageArgs, pageRequest } from '../../graphql/connection.js';
import type { GraphqlContext } from '../../graphql/graphql-context.js';
import { integerId } from '../../graphql/ids.js';
import { uploadBytes } from '../../graphql/upload-scalar.js';
import type { SessionSubmissionService } from './session-submission.service.js';
import type { SessionsService } from './sessions.service.js';
import { SessionConnection, SessionType, SubmitSessionInput } from './sessions.types.js';

interface ProgressArguments {
  readonly args: { readonly sessionId?: string };
  readonly context: GraphqlContext;
}

@Resolver()
export class SessionsResolver {
  constructor(
    private readonly sessionsService: SessionsService,
    private readonly submission: SessionSubmissionService,
  ) {}

  @AccessTo('signedIn')
  @Query(() => SessionConnection, {
    description:
      'Sessions of the viewer, newest first; what a teacher recorded for students is with the students.',
  })
  async sessions(@Args(() => PageArgs) page: PageArgs, @Ctx() ctx: RequestContext) {
    return new SessionConnection(await this.sessionsService.list(ctx, pageRequest(page)), page.first);
  }

  @AccessTo('owner')
  @Query(() => SessionType, {
    description: "One session of the viewer, of a teacher's student, or recorded for the viewer.",
  })
  session(
    @Arg('id', () => ID, { description: 'Of a session.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<SessionType> {
    return this.sessionsService.get(ctx, integerId(id, 'id'));
  }

  @AccessTo('member')
  @Mutation(() => SessionType, {
    description: 'Accepts an answer: it is safe once this returns. Marks follow.',
  })
  async submitSession(
    @Arg('input', () => SubmitSessionInput, { description: 'The answer.' }) input: SubmitSessionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SessionType> {
    const { audio } = input;
    return this.submission.submit(ctx, {
      questionId: integerId(input.questionId, 'questionId'),
      studentProfileId: input.studentProfileId ?? null,
      sessionType: null,
      clientKey: input.clientKey,
      audio: audio ? () => uploadBytes(audio) : null,
      transcription: input.transcription ?? null,
      transcriptSource: input.transcriptSource ?? null,
    });
  }

  @AccessTo('owner')
  @Mutation(() => SessionType, { description: 'Runs a failed assessment again.' })
  retryAssessment(
    @Arg('sessionId', () => ID, { description: 'Of a session whose `canRetry` is true.' }) sessionId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<SessionType> {
    return this.sessionsService.retry(ctx, integerId(sessionId, 'sessionId'));
  }

  @AccessTo('owner')
  @Subscription(() => SessionType, {
    description: 'The session now, and each time that it changes, until it is settled.',
    subscribe: ({ args, context }: ProgressArguments) =>
      context.services.sessions.progress(context, integerId(args.sessionId ?? '', 'sessionId')),
  })
  sessionProgress(
    @Root() session: SessionType,
    @Arg('sessionId', () => ID, { description: 'Of a session that the viewer may read.' }) _sessionId: string,
  ): SessionType {
    return session;
  }
}
