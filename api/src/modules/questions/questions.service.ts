import type { Difficulty, PartType } from 'schema/rules/choices';
import type { RequestContext } from '../../context.js';
import { notFound } from '../../errors.js';
import { Question } from './question.entity.js';
import { isPractisable, mayPractise } from './questions.policy.js';

export class QuestionsService {
  /** Practice list of a part and difficulty: verified questions and one's own, curated ones first. */
  async practiceList(ctx: RequestContext, partType: PartType, difficulty: Difficulty): Promise<Question[]> {
    const viewer = mayPractise(ctx);
    return ctx.em.find(
      Question,
      { partType, difficulty, $or: [{ isVerified: true }, { createdBy: viewer.id }] },
      { orderBy: { id: 'asc' }, disableIdentityMap: true },
    );
  }

  /** A question that the viewer may answer, or NOT_FOUND. */
  async practisable(ctx: RequestContext, id: number): Promise<Question> {
    const viewer = mayPractise(ctx);
    const question = await ctx.em.findOne(Question, { id });
    const createdById = question?.createdBy?.id ?? null;
    if (!question || !isPractisable(viewer, { isVerified: question.isVerified, createdById })) {
      throw notFound('Question');
    }
    return question;
  }
}
