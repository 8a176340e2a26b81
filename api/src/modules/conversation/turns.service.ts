import { randomUUID } from 'node:crypto';
import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { phaseIndex } from 'schema/rules/phases';
import type { Storage } from '../../adapters/storage/storage.js';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { AppError, badInput, conflict, notFound } from '../../errors.js';
import type { News } from '../../news/news.js';
import type { RateLimits } from '../../rate-limits.js';
import type { QuestionsService } from '../questions/questions.service.js';
import type { StudentsService } from '../students/students.service.js';
import { mayAskForOwn, mayConverse, mayTakePart } from './conversation.policy.js';
import { addStudentTurn, advanceTo, lockConversationsOf, openConversation } from './conversation.record.js';
import {
  type ConversationRow,
  conversationRow,
  currentConversation,
  isWritten,
  type TurnRow,
  turnByKey,
  turnsOf,
} from './conversation.rows.js';
import { isFreshStart, sentAgain, TURNS_MAX } from './joining.js';
import { type CheckedTurn, checkedTurn, type TurnCommand } from './turn-command.js';
import type { TurnTranscripts } from './turn-transcripts.js';

export interface StoredTurn {
  readonly conversation: ConversationRow;
  readonly turn: TurnRow;
}

const anotherTurn = () => conflict('This key was used for another turn.', 'clientKey');

/** The student's turns: durable before they are answered, each written down once. */
export class TurnsService {
  constructor(
    private readonly questions: QuestionsService,
    private readonly students: StudentsService,
    private readonly transcripts: TurnTranscripts,
    private readonly storage: Storage,
    private readonly news: News,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a turn and waits for its words until `signal`; its text is null when they are not there by then.
   * @throws AI_UNAVAILABLE when nobody could write the recording down: it is kept, and the same turn sent again, with
   *   words or without, completes it
   */
  async submit(ctx: RequestContext, command: TurnCommand, signal: AbortSignal): Promise<StoredTurn> {
    const viewer =
      'questionId' in command.to ? mayConverse(ctx, command.studentProfileId) : mayAskForOwn(ctx);
    await this.limits.take(ctx, 'upload');
    const sent = await checkedTurn(command);
    const known = await this.#known(ctx.em, viewer.id, sent);
    if (!known && 'sessionId' in sent.to) {
      await joined(ctx.em, ctx, sent, sent.to.sessionId);
      // while it is being stored, for somebody waits
      this.transcripts.listen(ctx, viewer.id, sent);
    }
    const stored = known ?? (await this.#store(ctx, viewer.id, sent));
    return this.#written(ctx, stored, sent, signal);
  }

  /** The turn that was stored under the same key before. */
  async #known(em: EntityManager, userId: string, { clientKey, fingerprint }: CheckedTurn) {
    const earlier = clientKey && (await turnByKey(em, userId, clientKey));
    if (!earlier) return null;
    if (earlier.turn.fingerprint !== fingerprint) throw anotherTurn();
    return { conversation: await existing(em, earlier.sessionId), turn: earlier.turn };
  }

  /** The file first, then the row: a row never names a file that is not there. */
  async #store(ctx: RequestContext, userId: string, sent: CheckedTurn) {
    const open = await this.#opening(ctx, sent);
    const audioKey = sent.audio && `audio/${userId}/${randomUUID()}.${sent.audio.format}`;
    if (sent.audio && audioKey) await this.storage.put(audioKey, sent.audio.bytes);
    const stored = await this.#inTransaction(ctx, audioKey, async (em) => {
      await lockConversationsOf(em, userId);
      const known = await this.#known(em, userId, sent);
      if (known) return { ...known, isNew: false };
      const { conversation, again } = await this.#target(em, ctx, userId, sent, open);
      if (again) return { conversation, turn: again, isNew: false };
      const now = this.clock.now();
      const phase = sent.phase ?? conversation.phase;
      if (phaseIndex(phase) > phaseIndex(conversation.phase)) await advanceTo(em, conversation, phase, now);
      const turn = await addStudentTurn(em, conversation.sessionId, userId, {
        phase,
        turnNumber: sent.turnNumber,
        text: sent.audio ? null : (sent.words?.text ?? null),
        transcriptSource: sent.audio ? null : (sent.words?.source ?? null),
        audioKey,
        duration: sent.audio?.seconds ?? 0,
        clientKey: sent.clientKey,
        fingerprint: sent.fingerprint,
        at: now,
      });
      if (turn.position > TURNS_MAX) throw conflict(`A conversation has at most ${TURNS_MAX} turns.`);
      await this.news.publish(em, 'session', String(conversation.sessionId));
      return { conversation, turn, isNew: true };
    });
    // only after the commit: until then the other turn might have been undone
    if (!stored.isNew && audioKey) await this.storage.delete(audioKey);
    return stored;
  }

  /** A refusal, or an account that went meanwhile, came before the commit: then nothing names the file. Any other failure may have come after it. */
  async #inTransaction<Result>(
    ctx: RequestContext,
    audioKey: string | null,
    work: (em: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await ctx.em.transactional(work);
    } catch (error) {
      const isRefusal = error instanceof AppError || error instanceof ForeignKeyConstraintViolationException;
      if (isRefusal && audioKey) await this.storage.delete(audioKey);
      throw error;
    }
  }

  /** What a new conversation on the question would begin with; the permission for both is asked here. */
  async #opening(ctx: RequestContext, { to, studentProfileId }: CheckedTurn) {
    if (!('questionId' in to)) return null;
    if (studentProfileId) await this.students.get(ctx, studentProfileId);
    const question = await this.questions.practisable(ctx, to.questionId);
    if (question.partType !== 'part3')
      throw badInput('This question is not for a conversation.', 'questionId');
    return question;
  }

  /** The conversation that the turn belongs to and, where it was sent before without a key, the turn itself. */
  async #target(
    em: EntityManager,
    ctx: RequestContext,
    userId: string,
    sent: CheckedTurn,
    question: Awaited<ReturnType<QuestionsService['practisable']>> | null,
  ): Promise<{ readonly conversation: ConversationRow; readonly again: TurnRow | null }> {
    if ('sessionId' in sent.to)
      return { conversation: await joined(em, ctx, sent, sent.to.sessionId), again: null };
    if (!question) throw notFound('Question');
    const now = this.clock.now();
    const current = await currentConversation(em, userId, question.id, now);
    if (current && current.studentProfileId === sent.studentProfileId) {
      const turns = await turnsOf(em, current.sessionId);
      const again = sentAgain(turns, sent, current);
      if (again || !isFreshStart(turns, sent, current)) return { conversation: current, again };
    }
    const phase = sent.phase ?? 'session1';
    const { conversationRole, studentProfileId } = sent;
    const id = await openConversation(
      em,
      { userId, question, phase, conversationRole, studentProfileId },
      now,
    );
    return { conversation: await existing(em, id), again: null };
  }

  /** Writes the recording down, once, however often it is sent. @returns the turn, without words where it takes too long */
  async #written(
    ctx: RequestContext,
    { conversation, turn }: StoredTurn,
    sent: CheckedTurn,
    signal: AbortSignal,
  ): Promise<StoredTurn> {
    if (!sent.audio || isWritten(turn)) return { conversation, turn };
    const writing = this.transcripts.write(ctx, conversation, turn, sent);
    writing.catch(() => {}); // awaited below, unless it takes too long
    return { conversation, turn: (await Promise.race([writing, once(signal)])) ?? turn };
  }
}

const once = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null), { once: true });
  });

async function existing(em: EntityManager, sessionId: number): Promise<ConversationRow> {
  const conversation = await conversationRow(em, sessionId);
  if (!conversation) throw notFound('Conversation');
  return conversation;
}

/** A turn for one conversation: it must be the caller's, open, and in the phase that the client thinks. */
async function joined(em: EntityManager, ctx: RequestContext, sent: CheckedTurn, sessionId: number) {
  const conversation = await conversationRow(em, sessionId);
  mayTakePart(ctx, conversation);
  if (!conversation.isOpen) throw conflict('This conversation has been handed in.');
  if (sent.phase && sent.phase !== conversation.phase) {
    throw conflict('The conversation is in another phase by now.', 'phase');
  }
  return conversation;
}
