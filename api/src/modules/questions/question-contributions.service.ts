import { DEFAULT_DIFFICULTY } from 'schema/rules/choices';
import { PART2_SPEAKING_SECONDS } from 'schema/rules/limits';
import { type Contribution, CUSTOM, contributionSchema, customQuestionSchema } from 'schema/rules/questions';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { conflict } from '../../errors.js';
import type { RateLimits } from '../../rate-limits.js';
import { validated } from '../../validated.js';
import { PART3_TIME_LIMIT_SECONDS } from './bank/curated-question.js';
import { insertQuestion } from './insert-question.js';
import { pick } from './practice-picks.js';
import { promptWords } from './prompt-words.js';
import type { QuestionRow } from './question.rows.js';
import { doubleOf, knownTexts, oneAtATime } from './question-doubles.js';
import { textKey, textShape } from './question-text.js';
import { mayAdd } from './questions.policy.js';

/** A contribution as either door hands it in, unchecked. */
export type ContributionDraft = { readonly [Field in keyof Contribution]?: unknown };

/** Questions that users write themselves. */
export class QuestionContributionsService {
  constructor(
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Takes a question for everyone; it waits for a teacher.
   * @throws CONFLICT where the author can see a question that asks the same
   */
  async contribute(ctx: RequestContext, draft: ContributionDraft): Promise<QuestionRow> {
    const author = mayAdd(ctx);
    await this.limits.take(ctx, 'form');
    const { title, ...contribution } = await validated(contributionSchema, draft);
    const { partType, shouldSayPoints, mindMapConcepts = [] } = contribution;
    const key = textKey(title);
    return ctx.em.transactional(async (em) => {
      await oneAtATime(em, author.id);
      const double = doubleOf(await knownTexts(em, author, partType), textShape(key));
      if (double) throw conflict(`There is such a question already: "${double.text}"`, 'title');
      return insertQuestion(em, {
        ...contribution,
        text: title,
        textKey: key,
        category: contribution.theme,
        mindMapConcepts,
        prompts: promptWords({ title, points: shouldSayPoints, concepts: mindMapConcepts }),
        timeLimit: partType === 'part3' ? PART3_TIME_LIMIT_SECONDS : PART2_SPEAKING_SECONDS,
        createdBy: author.id,
        createdAt: this.clock.now(),
      });
    });
  }

  /** Keeps a question for the viewer alone, at the head of the own practice list. Of the input only its words count. */
  async addCustom(ctx: RequestContext, draft: { readonly text?: unknown }): Promise<QuestionRow> {
    const author = mayAdd(ctx);
    await this.limits.take(ctx, 'form');
    const { text } = await validated(customQuestionSchema, draft);
    const createdAt = this.clock.now();
    return ctx.em.transactional(async (em) => {
      const question = await insertQuestion(em, {
        partType: 'part2',
        text,
        textKey: textKey(text),
        category: CUSTOM,
        theme: CUSTOM,
        difficulty: DEFAULT_DIFFICULTY,
        timeLimit: PART2_SPEAKING_SECONDS,
        prompts: promptWords({ title: text }),
        createdBy: author.id,
        createdAt,
      });
      await pick(em, author.id, question.id, createdAt);
      return question;
    });
  }
}
