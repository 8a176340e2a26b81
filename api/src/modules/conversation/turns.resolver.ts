import { Arg, Ctx, ID, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import type { GraphqlContext } from '../../graphql/graphql-context.js';
import { integerId } from '../../graphql/ids.js';
import { uploadBytes } from '../../graphql/upload-scalar.js';
import { ConversationTurnType, PartnerReplyPieceType, SubmitTurnInput } from './conversation.types.js';
import type { PartnerService } from './partner.service.js';
import type { TurnsService } from './turns.service.js';

/** Longest wait for the words of a turn. */
const WAIT_MS = 60_000;

interface ReplyArguments {
  readonly args: { readonly sessionId?: string };
  readonly context: GraphqlContext;
}

@Resolver()
export class TurnsResolver {
  constructor(
    private readonly turns: TurnsService,
    private readonly partner: PartnerService,
  ) {}

  @AccessTo('owner')
  @Mutation(() => ConversationTurnType, {
    description:
      "Adds the student's turn: it is safe once this returns, and written down where that was possible.",
  })
  async submitTurn(
    @Arg('input', () => SubmitTurnInput, { description: 'The turn.' }) input: SubmitTurnInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ConversationTurnType> {
    const { audio } = input;
    const command = {
      to: { sessionId: integerId(input.sessionId, 'sessionId') },
      phase: input.phase ?? null,
      turnNumber: null,
      conversationRole: null,
      studentProfileId: null,
      clientKey: input.clientKey,
      audio: audio ? () => uploadBytes(audio) : null,
      transcription: input.transcription ?? null,
      transcriptSource: input.transcriptSource ?? null,
    };
    return (await this.turns.submit(ctx, command, AbortSignal.timeout(WAIT_MS))).turn;
  }

  @AccessTo('owner')
  @Mutation(() => ConversationTurnType, {
    description: "The partner's answer to the student's last turn. Asked again, it is the same one.",
  })
  replyInConversation(
    @Arg('sessionId', () => ID, { description: 'Of the open conversation.' }) sessionId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<ConversationTurnType> {
    return this.partner.reply(ctx, integerId(sessionId, 'sessionId'));
  }

  @AccessTo('owner')
  @Subscription(() => PartnerReplyPieceType, {
    description:
      'Asks for the same answer as `replyInConversation`, and tells it while it is made: each sentence as soon as it may be spoken, then the turn. Asked in the middle, it begins with what was said so far.',
    subscribe: ({ args, context }: ReplyArguments) =>
      context.services.partner.speak(context, integerId(args.sessionId ?? '', 'sessionId')),
  })
  partnerReply(
    @Root() piece: PartnerReplyPieceType,
    @Arg('sessionId', () => ID, { description: 'Of the open conversation.' }) _sessionId: string,
  ): PartnerReplyPieceType {
    return piece;
  }
}
