import { nextPhase, type Phase } from 'schema/rules/phases';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { badInput, conflict } from '../../errors.js';
import { follow } from '../../news/follow.js';
import type { News } from '../../news/news.js';
import type { RateLimits } from '../../rate-limits.js';
import type { QuestionsService } from '../questions/questions.service.js';
import type { StudentsService } from '../students/students.service.js';
import { Conversation } from './conversation.entity.js';
import { mayAskForOwn, mayConverse, mayTakePart } from './conversation.policy.js';
import { advanceTo, lockConversationsOf, openConversation } from './conversation.record.js';
import { type ConversationRow, conversationRow, currentConversation, turnsOf } from './conversation.rows.js';
import { type ConversationView, viewOf } from './conversation.view.js';

export interface StartCommand {
  readonly questionId: number;
  readonly conversationRole: string | null;
  /** For a teacher: the student who will speak. */
  readonly studentProfileId: string | null;
}

const handedIn = () => conflict('This conversation has been handed in.');

/** Conversations of Part 3: where they stand. Turns, the partner and the assessment have services of their own. */
export class ConversationService {
  constructor(
    private readonly questions: QuestionsService,
    private readonly students: StudentsService,
    private readonly news: News,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Begins afresh on a topic, with the partner's greeting. */
  async start(ctx: RequestContext, command: StartCommand): Promise<ConversationView> {
    const viewer = mayConverse(ctx, command.studentProfileId);
    await this.limits.take(ctx, 'ai');
    const { studentProfileId, conversationRole } = command;
    if (studentProfileId) await this.students.get(ctx, studentProfileId);
    const question = await this.questions.practisable(ctx, command.questionId);
    if (question.partType !== 'part3') {
      throw badInput('This question is not for a conversation.', 'questionId');
    }
    const opening = {
      userId: viewer.id,
      question,
      phase: 'session1',
      conversationRole,
      studentProfileId,
    } as const;
    const sessionId = await ctx.em.transactional((em) => openConversation(em, opening, this.clock.now()));
    return this.get(ctx, sessionId);
  }

  async get(ctx: RequestContext, sessionId: number): Promise<ConversationView> {
    mayAskForOwn(ctx);
    const conversation = await conversationRow(ctx.em, sessionId);
    mayTakePart(ctx, conversation);
    return viewOf(conversation, await turnsOf(ctx.em, sessionId));
  }

  /** The one to go on with: the viewer's newest open one of the last 12 hours; null where there is none. */
  async current(ctx: RequestContext, questionId: number | null): Promise<ConversationView | null> {
    const viewer = mayAskForOwn(ctx);
    const found = await currentConversation(ctx.em, viewer.id, questionId, this.clock.now());
    return found && viewOf(found, await turnsOf(ctx.em, found.sessionId));
  }

  /**
   * Goes on to the next phase, with what the partner opens it with.
   * @param from where the client is: asked twice, it goes on once
   */
  async advance(ctx: RequestContext, sessionId: number, from: Phase): Promise<ConversationView> {
    mayAskForOwn(ctx);
    await this.#change(ctx, sessionId, async (em, conversation) => {
      if (conversation.phase !== from) return;
      const next = nextPhase(from);
      if (!next || !viewOf(conversation, await turnsOf(em, sessionId)).canAdvance) {
        throw conflict('Talk a little longer before you go on to the next session.', 'from');
      }
      await advanceTo(em, conversation, next, this.clock.now());
    });
    return this.get(ctx, sessionId);
  }

  /** The student's own mark on the mind map: it steers the widget and counts for no marks. */
  async markPoint(
    ctx: RequestContext,
    sessionId: number,
    index: number,
    isCovered: boolean,
  ): Promise<ConversationView> {
    mayAskForOwn(ctx);
    await this.#change(ctx, sessionId, async (em, { points, studentPoints }) => {
      if (!Number.isInteger(index) || index < 0 || index >= points.length) {
        throw badInput('There is no such point on the mind map.', 'index');
      }
      const others = studentPoints.filter((point) => point !== index);
      const marked = isCovered ? [...others, index].sort((a, b) => a - b) : others;
      await em.nativeUpdate(Conversation, { session: sessionId }, { studentPoints: marked });
    });
    return this.get(ctx, sessionId);
  }

  /** The conversation now, and each time that something in it changes, until it is handed in. */
  async changes(ctx: RequestContext, sessionId: number): Promise<AsyncIterable<ConversationView>> {
    await this.get(ctx, sessionId);
    return follow({
      news: () => this.news.stream('session', String(sessionId)),
      read: () => this.get(ctx, sessionId),
      isLast: ({ isOpen }) => !isOpen,
    });
  }

  /** Under the lock, in one transaction with the news of it. */
  async #change(
    ctx: RequestContext,
    sessionId: number,
    change: (em: RequestContext['em'], conversation: ConversationRow) => Promise<void>,
  ): Promise<void> {
    const { userId } = await this.get(ctx, sessionId);
    await ctx.em.transactional(async (em) => {
      await lockConversationsOf(em, userId);
      const conversation = await conversationRow(em, sessionId);
      mayTakePart(ctx, conversation);
      if (!conversation.isOpen) throw handedIn();
      await change(em, conversation);
      await this.news.publish(em, 'session', String(sessionId));
    });
  }
}
