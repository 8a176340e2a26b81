import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { TranscriptSource } from 'schema/rules/choices';
import { MIND_MAP_CONCEPTS_MAX } from 'schema/rules/limits';
import { TOASTS } from 'schema/rules/messages';
import { assessmentObstacle, type SpokenTurn, TRANSCRIPT_MAX_CHARACTERS } from 'schema/rules/phases';
import { transcriptLines, transcriptOf } from 'schema/rules/transcript';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { badInput, conflict, notFound } from '../../errors.js';
import type { Jobs } from '../../jobs/jobs.js';
import type { News } from '../../news/news.js';
import type { RateLimits } from '../../rate-limits.js';
import type { QuestionsService } from '../questions/questions.service.js';
import { Session } from '../sessions/session.entity.js';
import { type SessionRow, sessionRow, sessionRowByKey } from '../sessions/session.rows.js';
import { checkedClientKey } from '../sessions/sessions.answer.js';
import { mayAskForOwn, mayConverse, mayTakePart } from './conversation.policy.js';
import { lockConversationsOf } from './conversation.record.js';
import {
  conversationRow,
  currentConversation,
  isWritten,
  latestHandedIn,
  turnsOf,
  type WrittenTurn,
} from './conversation.rows.js';

export interface AssessCommand {
  readonly questionId: number;
  /** Lines 'speaker: text', for a conversation that was held elsewhere. */
  readonly transcription: string | null;
  readonly clientKey: string | null;
}

const OBSTACLES = {
  tooFewTurns: TOASTS.notReadyForAssessment.description,
  tooLittleSaid: TOASTS.insufficientContent.description,
} as const;

/** Hands conversations in: closed, and their job enqueued, in one transaction. Marks follow. */
export class ConversationAssessmentService {
  constructor(
    private readonly questions: QuestionsService,
    private readonly jobs: Jobs,
    private readonly news: News,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Closes a conversation and asks for its marks; one that is handed in already is given back as it stands. */
  async handIn(ctx: RequestContext, sessionId: number): Promise<SessionRow> {
    const viewer = mayAskForOwn(ctx);
    await this.limits.take(ctx, 'ai');
    const conversation = await conversationRow(ctx.em, sessionId);
    mayTakePart(ctx, conversation);
    await ctx.em.transactional(async (em) => {
      await lockConversationsOf(em, conversation.userId);
      const now = await conversationRow(em, sessionId);
      if (!now?.isOpen) return;
      const turns = (await turnsOf(em, sessionId)).filter(isWritten);
      refuseTooLittle(turns);
      const change = {
        isOpen: false,
        transcription: transcriptOf(turns),
        transcriptSource: mainSource(turns),
        duration: Math.round(turns.reduce((sum, { duration }) => sum + duration, 0)),
      };
      await em.nativeUpdate(Session, { id: sessionId }, change);
      await this.jobs.enqueue(em, 'assess-session', { sessionId, attempt: 1 });
      await this.news.publish(em, 'session', String(sessionId));
    });
    return existing(ctx, sessionId, viewer.id);
  }

  /**
   * `/api/sessions/assess` (§7): hands in the caller's open conversation on the question or, asked again, gives the one
   * that was handed in last; where there is none, the transcription that was sent becomes a session of its own.
   */
  async assess(ctx: RequestContext, command: AssessCommand): Promise<SessionRow> {
    const viewer = mayConverse(ctx);
    const clientKey = checkedClientKey(command.clientKey);
    const now = this.clock.now();
    const open = await currentConversation(ctx.em, viewer.id, command.questionId, now);
    if (open) return this.handIn(ctx, open.sessionId);
    await this.limits.take(ctx, 'ai');
    const last = await latestHandedIn(ctx.em, viewer.id, command.questionId, now);
    if (last !== null) return existing(ctx, last, viewer.id);
    return this.#sent(ctx, viewer.id, { ...command, clientKey });
  }

  /** The same words on the same question are one session: they would get the same marks. */
  async #sent(ctx: RequestContext, userId: string, command: AssessCommand): Promise<SessionRow> {
    const question = await this.questions.practisable(ctx, command.questionId);
    if (question.partType !== 'part3')
      throw badInput('This question is not for a conversation.', 'questionId');
    const turns = transcriptLines(checkedTranscript(command.transcription));
    refuseTooLittle(turns);
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([command.questionId, command.transcription]))
      .digest('hex');
    const key = command.clientKey ?? `sent-${fingerprint}`;
    try {
      return await ctx.em.transactional(async (em) => {
        const session = em.create(Session, {
          user: userId,
          question: question.id,
          questionText: question.text,
          questionPoints: question.mindMapConcepts.slice(0, MIND_MAP_CONCEPTS_MAX),
          partType: 'part3',
          sessionType: 'conversation',
          transcription: transcriptOf(turns),
          transcriptSource: 'clientSent',
          clientKey: key,
          clientFingerprint: fingerprint,
          createdAt: this.clock.now(),
        });
        await em.flush();
        await this.jobs.enqueue(em, 'assess-session', { sessionId: session.id, attempt: session.attempt });
        const row = await sessionRow(em, session.id, userId);
        if (!row) throw notFound('Session');
        return row;
      });
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      const earlier = await sessionRowByKey(ctx.em, userId, key);
      if (!earlier) throw error;
      if (earlier.fingerprint !== fingerprint)
        throw conflict('This key was used for another answer.', 'clientKey');
      return earlier.row;
    }
  }
}

/** PostgreSQL text holds no NUL. */
function checkedTranscript(sent: string | null): string {
  const transcript = sent?.replaceAll('\u0000', '').normalize('NFC').trim() ?? '';
  if (transcript.length > TRANSCRIPT_MAX_CHARACTERS) {
    throw badInput(`Please use at most ${TRANSCRIPT_MAX_CHARACTERS} characters.`, 'transcription');
  }
  return transcript;
}

function refuseTooLittle(turns: readonly SpokenTurn[]): void {
  const obstacle = assessmentObstacle(turns);
  if (obstacle) throw badInput(OBSTACLES[obstacle]);
}

async function existing(ctx: RequestContext, sessionId: number, readerId: string): Promise<SessionRow> {
  const row = await sessionRow(ctx.em, sessionId, readerId);
  if (!row) throw notFound('Session');
  return row;
}

/** One label for all: where most of the student's characters came from. */
function mainSource(turns: readonly WrittenTurn[]): TranscriptSource {
  const characters = new Map<TranscriptSource, number>();
  for (const { speaker, text, transcriptSource } of turns) {
    if (speaker !== 'student' || !transcriptSource) continue;
    characters.set(transcriptSource, (characters.get(transcriptSource) ?? 0) + text.length);
  }
  const [main] = [...characters].sort(([, a], [, b]) => b - a);
  return main?.[0] ?? 'clientSent';
}
