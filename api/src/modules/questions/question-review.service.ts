import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { conflict, notFound } from '../../errors.js';
import { recordAudit } from '../audit/record-audit.js';
import { pick } from './practice-picks.js';
import { Question } from './question.entity.js';
import type { QuestionRow } from './question.rows.js';
import { sourceOf } from './question.view.js';
import { mayPick, mayReview } from './questions.policy.js';
import type { QuestionsService } from './questions.service.js';

/** What becomes of a question: verified, rejected, picked for practice. */
export class QuestionReviewService {
  constructor(
    private readonly questions: QuestionsService,
    private readonly clock: Clock,
  ) {}

  /** Opens a question to everyone; verifying twice changes nothing. */
  async verify(ctx: RequestContext, id: number): Promise<QuestionRow> {
    mayReview(ctx);
    const question = await this.#reviewed(ctx, id);
    if (!question.isVerified) await ctx.em.nativeUpdate(Question, { id: question.id }, { isVerified: true });
    return this.questions.get(ctx, question.id);
  }

  /**
   * Deletes an unverified question; sessions on it keep their text.
   * @returns the question as it was
   * @throws CONFLICT for a verified one
   */
  async reject(ctx: RequestContext, id: number): Promise<QuestionRow> {
    const reviewer = mayReview(ctx);
    const question = await this.#reviewed(ctx, id);
    await ctx.em.transactional(async (em) => {
      const deleted = await em.nativeDelete(Question, { id: question.id, isVerified: false });
      if (deleted === 0) {
        // verified already, or at this moment by someone else; gone where somebody rejected it first
        await this.questions.get(ctx, question.id);
        throw conflict('A verified question cannot be rejected.');
      }
      await recordAudit(em, {
        action: 'questions.reject',
        actorId: reviewer.id,
        subject: `question:${question.id}`,
        at: this.clock.now(),
      });
    });
    return question;
  }

  /** Puts a question at the head of the viewer's practice list. */
  async addToPractice(ctx: RequestContext, id: number): Promise<QuestionRow> {
    const viewer = mayPick(ctx);
    const question = await this.questions.practisable(ctx, id);
    if (!(await pick(ctx.em, viewer.id, question.id, this.clock.now()))) throw notFound('Question');
    return question;
  }

  /** Custom questions are for their authors: to a reviewer, be it the author, they are not there. */
  async #reviewed(ctx: RequestContext, id: number): Promise<QuestionRow> {
    const question = await this.questions.get(ctx, id);
    if (sourceOf(question) === 'custom') throw notFound('Question');
    return question;
  }
}
