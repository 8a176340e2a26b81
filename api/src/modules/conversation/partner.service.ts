import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Difficulty } from 'schema/rules/choices';
import { newlyCovered } from 'schema/rules/conversation-concepts';
import { type AiConversationInput, aiConversationSchema } from 'schema/rules/conversation-input';
import { FALLBACK_REPLY } from 'schema/rules/conversation-topic';
import { phaseIndex } from 'schema/rules/phases';
import type { Charge } from '../../adapters/ai/ai.js';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { conflict, notFound } from '../../errors.js';
import type { News } from '../../news/news.js';
import type { RateLimits } from '../../rate-limits.js';
import { validated } from '../../validated.js';
import { Conversation } from './conversation.entity.js';
import { mayAskForOwn, mayConverse, mayTakePart } from './conversation.policy.js';
import { addPartnerTurn, addStudentTurn, advanceTo, lockConversationsOf } from './conversation.record.js';
import {
  type ConversationRow,
  conversationRow,
  currentConversation,
  isWritten,
  type TurnRow,
  turnsOf,
  type WrittenTurn,
} from './conversation.rows.js';
import { LiveReply, type ReplyPiece, storedReply } from './live-reply.js';
import type { Partner, PartnerReply } from './partner/partner.js';
import { situationIn, situationOf } from './partner/situations.js';

export interface PartnerAnswer {
  readonly response: string;
  /** No provider worded it. */
  readonly demo: boolean;
  /** Index of the point that it covers. */
  readonly coveredPoint: number | null;
}

/** How long a stored reply is still found among those that are being made. */
const KEPT_MS = 5_000;

/** The partner's turns, each an answer to the student's last one, kept in the record of the conversation. */
export class PartnerService {
  /** Replies that are being made, by the turn that they answer: asked for twice, a provider is paid once. */
  readonly #live = new Map<number, LiveReply>();

  constructor(
    private readonly partner: Partner,
    private readonly news: News,
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
    mayAskForOwn(ctx);
    await this.limits.take(ctx, 'ai');
    const conversation = await conversationRow(ctx.em, sessionId);
    mayTakePart(ctx, conversation);
    return this.#answering(ctx, conversation);
  }

  /**
   * `/api/ai-conversation` (§7): the exchange joins the caller's newest open conversation, whose own record wins over
   * the history that was sent. With none open, the answer goes by what was sent and is not kept.
   */
  async replyTo(ctx: RequestContext, sent: unknown): Promise<PartnerAnswer> {
    const viewer = mayConverse(ctx);
    await this.limits.take(ctx, 'ai');
    const input = await validated(aiConversationSchema, isRecord(sent) ? sent : {});
    const current = await currentConversation(ctx.em, viewer.id, null, this.clock.now());
    if (!current) return this.#answerTo(ctx, input);
    await this.#hear(ctx, current, input);
    return answerOf(await (await this.#answering(ctx, current)).turn);
  }

  /** By what was sent alone. Silence gets the reply that asks for more. */
  async #answerTo(ctx: RequestContext, input: AiConversationInput): Promise<PartnerAnswer> {
    if (input.message === '') return { response: FALLBACK_REPLY, demo: true, coveredPoint: null };
    const level = input.studentLevel ?? levelOf(ctx);
    const failures = input.conversationHistory.filter(({ message }) => message === FALLBACK_REPLY).length;
    const charge = partnerCharge(mayConverse(ctx).id, randomUUID());
    const reply = await this.partner.reply(charge, situationOf(input, level), failures, ctx.log);
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

  /** The answer to the last turn: stored, being made, or to be made now. */
  async #answering(ctx: RequestContext, conversation: ConversationRow): Promise<LiveReply> {
    const turns = (await turnsOf(ctx.em, conversation.sessionId)).filter(isWritten);
    const last = turns.at(-1);
    if (!last) throw notFound('Turn');
    if (last.speaker === 'partner') return storedReply(last);
    if (!conversation.isOpen) throw conflict('This conversation has been handed in.');
    return this.#live.get(last.id) ?? this.#begin(ctx, conversation, turns, last);
  }

  /** From here on the reply is made and stored, whoever still waits for it. */
  #begin(
    ctx: RequestContext,
    conversation: ConversationRow,
    turns: readonly WrittenTurn[],
    last: WrittenTurn,
  ): LiveReply {
    // Goes on after the request; within a transaction of the caller it stays in it.
    const em = ctx.em.fork({ keepTransactionContext: true });
    const situation = situationIn(conversation, turns, levelOf(ctx));
    const live = new LiveReply(async (say) => {
      const charge = partnerCharge(conversation.userId, `turn:${last.id}`);
      const reply = await this.partner.reply(charge, situation, failuresInARow(turns), ctx.log, say);
      return this.#store(em, conversation, last, reply);
    });
    this.#live.set(last.id, live);
    // a moment longer: who has read the turns before the answer was stored finds it here
    const forget = () => setTimeout(() => this.#live.delete(last.id), KEPT_MS).unref();
    live.turn.then(forget, () => this.#live.delete(last.id));
    return live;
  }

  /** Unless another process was quicker: then its reply is the one that counts. */
  #store(
    em: EntityManager,
    { sessionId, userId }: ConversationRow,
    answered: WrittenTurn,
    reply: PartnerReply,
  ): Promise<TurnRow> {
    return em.transactional(async (transaction) => {
      await lockConversationsOf(transaction, userId);
      const conversation = await conversationRow(transaction, sessionId);
      const later = (await turnsOf(transaction, sessionId)).filter(
        (turn) => turn.position > answered.position && isWritten(turn),
      );
      if (conversation?.isOpen && later.length === 0) return this.#keep(transaction, conversation, reply);
      const [next] = later;
      if (next?.speaker !== 'partner') throw conflict('The conversation has gone on meanwhile.');
      return next;
    });
  }

  async #keep(em: EntityManager, conversation: ConversationRow, reply: PartnerReply): Promise<TurnRow> {
    const { sessionId, userId, phase, points, partnerPoints } = conversation;
    const coveredPoint = newlyCovered(reply.text, points, partnerPoints);
    const turn = { ...reply, phase, coveredPoint, at: this.clock.now() };
    const kept = await addPartnerTurn(em, sessionId, userId, turn);
    if (coveredPoint !== null) {
      const covered = [...partnerPoints, coveredPoint].sort((a, b) => a - b);
      await em.nativeUpdate(Conversation, { session: sessionId }, { partnerPoints: covered });
    }
    await this.news.publish(em, 'session', String(sessionId));
    return kept;
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

/** The level of the student that the partner speaks to (§6). */
const levelOf = ({ viewer }: RequestContext): Difficulty =>
  viewer?.role === 'student' ? 'intermediate' : 'advanced';

/** An answer to a turn is paid once, whoever asks for it again; one that goes by what was sent, each time. */
const partnerCharge = (userId: string, reference: string): Charge => ({
  purpose: 'partner',
  userId,
  reference,
});

/** How many answers since the provider last gave one. */
function failuresInARow(turns: readonly TurnRow[]): number {
  const answers = turns.filter(({ speaker, madeBy }) => speaker === 'partner' && madeBy !== 'opening');
  return answers.length - 1 - answers.findLastIndex(({ madeBy }) => madeBy === 'model');
}
