import type { EntityManager } from '@mikro-orm/postgresql';
import { newlyCovered } from 'schema/rules/conversation-concepts';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { conflict, notFound } from '../../errors.js';
import type { News } from '../../news/news.js';
import { Conversation } from './conversation.entity.js';
import { addPartnerTurn, lockConversationsOf } from './conversation.record.js';
import {
  type ConversationRow,
  conversationRow,
  isWritten,
  type TurnRow,
  turnsOf,
  type WrittenTurn,
} from './conversation.rows.js';
import { LiveReply, storedReply } from './live-reply.js';
import { logOwnShare } from './own-share.js';
import type { Partner, PartnerReply } from './partner/partner.js';
import { levelOf, situationIn } from './partner/situations.js';

/** How long a stored reply is still found among those that are being made. */
const KEPT_MS = 5_000;

/** Replies to the last turns of conversations, each made once in this process, and stored. */
export class PartnerReplies {
  /** By the turn that they answer: asked for twice, a provider is paid once. */
  readonly #live = new Map<number, LiveReply>();

  constructor(
    private readonly partner: Partner,
    private readonly news: News,
    private readonly clock: Clock,
  ) {}

  /**
   * The answer to the last turn: stored, being made, or begun now.
   * @param all turns of the conversation, in order
   * @param askedAt by the clock of `performance`
   */
  toLastTurn(
    ctx: RequestContext,
    conversation: ConversationRow,
    all: readonly TurnRow[],
    askedAt: number,
  ): LiveReply {
    const turns = all.filter(isWritten);
    const last = turns.at(-1);
    if (!last) throw notFound('Turn');
    if (last.speaker === 'partner') return storedReply(last);
    if (!conversation.isOpen) throw conflict('This conversation has been handed in.');
    return this.#live.get(last.id) ?? this.#begin(ctx, conversation, turns, last, askedAt);
  }

  /** From here on it is made and stored, whoever still waits for it. */
  #begin(
    ctx: RequestContext,
    conversation: ConversationRow,
    turns: readonly WrittenTurn[],
    last: WrittenTurn,
    askedAt: number,
  ): LiveReply {
    // Goes on after the request; within a transaction of the caller it stays in it.
    const em = ctx.em.fork({ keepTransactionContext: true });
    const situation = situationIn(conversation, turns, levelOf(ctx));
    const { log } = ctx;
    const live = new LiveReply(
      async (say) => {
        const reply = await this.partner.reply({
          charge: { purpose: 'partner', userId: conversation.userId, reference: `turn:${last.id}` },
          ...{ situation, failures: failuresInARow(turns), log, say },
          leaving: () => logOwnShare(log, 'ask', askedAt),
        });
        return this.#store(em, conversation, last, reply);
      },
      (since) => logOwnShare(log, 'speak', since),
    );
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

/** How many answers since the provider last gave one. */
function failuresInARow(turns: readonly TurnRow[]): number {
  const answers = turns.filter(({ speaker, madeBy }) => speaker === 'partner' && madeBy !== 'opening');
  return answers.length - 1 - answers.findLastIndex(({ madeBy }) => madeBy === 'model');
}
