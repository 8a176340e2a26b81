import { randomUUID } from 'node:crypto';
import { newlyCovered } from 'schema/rules/conversation-concepts';
import { type AiConversationInput, aiConversationSchema } from 'schema/rules/conversation-input';
import { FALLBACK_REPLY } from 'schema/rules/conversation-topic';
import { phaseIndex } from 'schema/rules/phases';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import type { RateLimits } from '../../rate-limits.js';
import { validated } from '../../validated.js';
import { mayAskForOwn, mayConverse, mayTakePart } from './conversation.policy.js';
import { addStudentTurn, advanceTo, lockConversationsOf } from './conversation.record.js';
import {
  type ConversationRow,
  conversationRow,
  currentConversation,
  isWritten,
  type TurnRow,
  turnsOf,
} from './conversation.rows.js';
import type { LiveReply, ReplyPiece } from './live-reply.js';
import type { Partner } from './partner/partner.js';
import { levelOf, situationOf } from './partner/situations.js';
import type { PartnerReplies } from './partner-replies.js';

export interface PartnerAnswer {
  readonly response: string;
  /** No provider worded it. */
  readonly demo: boolean;
  /** Index of the point that it covers. */
  readonly coveredPoint: number | null;
}

/** The partner's turns, each an answer to the student's last one, kept in the record of the conversation. */
export class PartnerService {
  constructor(
    private readonly replies: PartnerReplies,
    private readonly partner: Partner,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** The partner's answer to the student's last turn, once it is whole; asked again, the same one. */
  async reply(ctx: RequestContext, sessionId: number): Promise<TurnRow> {
    return (await this.#asked(ctx, sessionId)).turn;
  }

  /** The same answer while it is made, sentence by sentence; it is made and stored also when the listener leaves. */
  async speak(ctx: RequestContext, sessionId: number): Promise<AsyncIterable<ReplyPiece>> {
    return (await this.#asked(ctx, sessionId)).pieces();
  }

  async #asked(ctx: RequestContext, sessionId: number): Promise<LiveReply> {
    const askedAt = performance.now();
    mayAskForOwn(ctx);
    await this.limits.take(ctx, 'ai');
    // side by side: somebody waits
    const [conversation, turns] = await Promise.all([
      conversationRow(ctx.em, sessionId),
      turnsOf(ctx.em, sessionId),
    ]);
    mayTakePart(ctx, conversation);
    return this.replies.toLastTurn(ctx, conversation, turns, askedAt);
  }

  /**
   * `/api/ai-conversation` (§7): the exchange joins the caller's newest open conversation, whose own record wins over
   * the history that was sent. With none open, the answer goes by what was sent and is not kept.
   */
  async replyTo(ctx: RequestContext, sent: unknown): Promise<PartnerAnswer> {
    const askedAt = performance.now();
    const viewer = mayConverse(ctx);
    await this.limits.take(ctx, 'ai');
    const input = await validated(aiConversationSchema, isRecord(sent) ? sent : {});
    const current = await currentConversation(ctx.em, viewer.id, null, this.clock.now());
    if (!current) return this.#answerTo(ctx, input);
    await this.#hear(ctx, current, input);
    const turns = await turnsOf(ctx.em, current.sessionId);
    return answerOf(await this.replies.toLastTurn(ctx, current, turns, askedAt).turn);
  }

  /** By what was sent alone. Silence gets the reply that asks for more. */
  async #answerTo(ctx: RequestContext, input: AiConversationInput): Promise<PartnerAnswer> {
    if (input.message === '') return { response: FALLBACK_REPLY, demo: true, coveredPoint: null };
    const level = input.studentLevel ?? levelOf(ctx);
    const failures = input.conversationHistory.filter(({ message }) => message === FALLBACK_REPLY).length;
    // it goes by what was sent, so it is paid each time
    const charge = { purpose: 'partner', userId: mayConverse(ctx).id, reference: randomUUID() } as const;
    const situation = situationOf(input, level);
    const reply = await this.partner.reply({ charge, situation, failures, log: ctx.log });
    return {
      response: reply.text,
      demo: reply.madeBy !== 'model',
      coveredPoint: newlyCovered(reply.text, input.mindMapPoints, input.usedPoints),
    };
  }

  /** Words that the record does not have yet become a turn of the student, marked as sent by the client. */
  async #hear(
    ctx: RequestContext,
    { sessionId, userId }: ConversationRow,
    input: AiConversationInput,
  ): Promise<void> {
    const { message, sessionPhase } = input;
    if (message === '') return;
    await ctx.em.transactional(async (em) => {
      await lockConversationsOf(em, userId);
      const conversation = await conversationRow(em, sessionId);
      const turns = (await turnsOf(em, sessionId)).filter(isWritten);
      if (!conversation?.isOpen || turns.at(-1)?.speaker === 'student' || isAnswered(turns, message)) return;
      const at = this.clock.now();
      const isAhead = phaseIndex(sessionPhase) > phaseIndex(conversation.phase);
      if (isAhead) await advanceTo(em, conversation, sessionPhase, at);
      await addStudentTurn(em, sessionId, userId, {
        phase: isAhead ? sessionPhase : conversation.phase,
        turnNumber: null,
        text: message,
        transcriptSource: 'clientSent',
        audioKey: null,
        duration: 0,
        clientKey: null,
        fingerprint: null,
        at,
      });
    });
  }
}

const isRecord = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

const answerOf = ({ text, madeBy, coveredPoint }: TurnRow): PartnerAnswer => ({
  response: text ?? FALLBACK_REPLY,
  demo: madeBy !== 'model',
  coveredPoint,
});

/** The partner's last turn answers exactly these words: the request was sent twice. */
function isAnswered(turns: readonly TurnRow[], message: string): boolean {
  const [asked, answer] = turns.filter(isWritten).slice(-2);
  return asked?.speaker === 'student' && asked.text === message && answer?.madeBy !== 'opening';
}
