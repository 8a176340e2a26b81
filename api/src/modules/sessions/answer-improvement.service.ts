import type { EntityManager } from '@mikro-orm/postgresql';
import { AiError } from '../../adapters/ai/ai.js';
import type { RequestContext } from '../../context.js';
import type { News } from '../../news/news.js';
import type { MarkedResult } from '../assessment/assessment.types.js';
import type { AnswerImprover } from '../assessment/improve/answer-improver.js';
import type { ImprovedAnswer } from '../assessment/improve/improved-answer.js';
import { mayAssess } from './sessions.policy.js';

/** One marked attempt: what a job is about. */
interface Attempt {
  readonly sessionId: number;
  readonly attempt: number;
}

interface Awaiting {
  readonly userId: string;
  readonly questionText: string;
  readonly questionPoints: readonly string[];
  readonly transcript: string;
  readonly result: MarkedResult;
}

/** The job `improve-answer`: after the marks, so that nobody waits for it. Safe to run twice and to be killed anywhere. */
export class AnswerImprovementService {
  constructor(
    private readonly improver: AnswerImprover,
    private readonly news: News,
  ) {}

  async improve(ctx: RequestContext, attempt: Attempt): Promise<void> {
    mayAssess(ctx);
    const awaiting = await awaitingOne(ctx.em, attempt);
    if (!awaiting) return;
    const { userId, questionText, questionPoints, transcript, result } = awaiting;
    const reference = `session:${attempt.sessionId}:${attempt.attempt}`;
    try {
      const improved = await this.improver.improve(
        { question: { text: questionText, points: questionPoints }, transcript, findings: result.findings },
        { purpose: 'improvement', userId, reference },
      );
      await this.#store(ctx, attempt, improved);
    } catch (error) {
      if (!(error instanceof AiError) || error.retryable) throw error;
      ctx.log.warn({ err: error, sessionId: attempt.sessionId }, 'no better version of an answer');
      await this.giveUp(ctx, attempt);
    }
  }

  /** The marks stand without it. */
  async giveUp(ctx: RequestContext, attempt: Attempt): Promise<void> {
    mayAssess(ctx);
    await this.#store(ctx, attempt, { state: 'failed' });
  }

  async #store(
    ctx: RequestContext,
    { sessionId, attempt }: Attempt,
    improved: ImprovedAnswer,
  ): Promise<void> {
    await ctx.em.transactional(async (em) => {
      await em.execute(
        `update assessments set improved_answer = ?::jsonb
         where session_id = ? and attempt = ? and improved_answer->>'state' = 'awaited'`,
        [JSON.stringify(improved), sessionId, attempt],
      );
      await this.news.publish(em, 'session', String(sessionId));
    });
  }
}

/** What the version is made of; null where there is one already, or where the session is gone. */
async function awaitingOne(em: EntityManager, { sessionId, attempt }: Attempt): Promise<Awaiting | null> {
  const [row] = await em.execute<Awaiting[]>(
    `select session.user_id as "userId", session.question_text as "questionText",
       session.question_points as "questionPoints", stored.result,
       coalesce((select text from transcript_corrections
         where session_id = session.id and attempt <= stored.attempt order by attempt desc limit 1),
         session.transcription) as transcript
     from assessments stored join sessions session on session.id = stored.session_id
     where stored.session_id = ? and stored.attempt = ? and stored.improved_answer->>'state' = 'awaited'`,
    [sessionId, attempt],
  );
  return row ?? null;
}
