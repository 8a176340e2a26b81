import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { PART2_SPEAKING_SECONDS } from 'schema/rules/limits';
import { type Generation, generationSchema } from 'schema/rules/questions';
import { AiError } from '../../adapters/ai/ai.js';
import type { Clock } from '../../clock.js';
import type { RequestContext, Viewer } from '../../context.js';
import { conflict } from '../../errors.js';
import type { RateLimits } from '../../rate-limits.js';
import { validated } from '../../validated.js';
import { PART3_TIME_LIMIT_SECONDS } from './bank/curated-question.js';
import { UnusableQuestions } from './generator/model-answer.js';
import type { ModelQuestions } from './generator/model-questions.js';
import { PATTERNS_VERSION, patternQuestions } from './generator/pattern-questions.js';
import type { QuestionTexts } from './generator/question-texts.js';
import { insertQuestion } from './insert-question.js';
import { Question } from './question.entity.js';
import type { QuestionRow } from './question.rows.js';
import { doubleOf, knownTexts, oneAtATime } from './question-doubles.js';
import { textKey, textShape } from './question-text.js';
import { mayAdd } from './questions.policy.js';

/** What is wanted, as either door hands it in, unchecked. */
export type GenerationDraft = { readonly [Field in keyof Generation]?: unknown };

export interface GenerationResult {
  readonly questions: QuestionRow[];
  /** How many of them the model wrote. */
  readonly writtenByModel: number;
}

/** The model is told so many of the viewer's latest generated questions of the kind, to write others. */
const AVOIDED = 30;

/** Questions made on request: by the provider's model, else from built-in patterns. */
export class QuestionGenerationService {
  constructor(
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    /** Null: no provider. */
    private readonly model: ModelQuestions | null,
  ) {}

  /**
   * Saves up to `count` new questions for the viewer; fewer where the patterns have no more that are new.
   * @throws CONFLICT where there is none left
   */
  async generate(ctx: RequestContext, draft: GenerationDraft): Promise<GenerationResult> {
    const viewer = mayAdd(ctx);
    await this.limits.take(ctx, 'ai');
    const wanted = await validated(generationSchema, draft);
    const written = await this.#written(ctx, viewer, wanted);
    const result = await ctx.em.transactional(async (em) => {
      await oneAtATime(em, viewer.id);
      return this.#saved(em, viewer, wanted, written);
    });
    if (result.questions.length === 0) {
      throw conflict(
        'There are no more new questions of this kind. Please choose another theme or difficulty.',
      );
    }
    return result;
  }

  /** What the model wrote; nothing where none serves. No transaction is open meanwhile. */
  async #written(ctx: RequestContext, viewer: Viewer, wanted: Generation): Promise<QuestionTexts[]> {
    if (!this.model) return [];
    const { partType, difficulty, theme } = wanted;
    const earlier = await ctx.em.find(
      Question,
      { createdBy: viewer.id, isAIGenerated: true, partType, difficulty, theme },
      { fields: ['text'], orderBy: { id: 'desc' }, limit: AVOIDED, disableIdentityMap: true },
    );
    try {
      // each request is one of its own: who asks again wants others
      const charge = { purpose: 'questions', userId: viewer.id, reference: randomUUID() } as const;
      return await this.model.questions(charge, { ...wanted, avoid: earlier.map(({ text }) => text) });
    } catch (error) {
      if (!(error instanceof AiError || error instanceof UnusableQuestions)) throw error;
      ctx.log.warn({ err: error }, 'questions are made from patterns');
      return [];
    }
  }

  async #saved(
    em: EntityManager,
    viewer: Viewer,
    wanted: Generation,
    written: readonly QuestionTexts[],
  ): Promise<GenerationResult> {
    const { partType, difficulty, theme, count } = wanted;
    const earlier = await em.count(Question, {
      createdBy: viewer.id,
      isAIGenerated: true,
      partType,
      difficulty,
      theme,
    });
    const known = await knownTexts(em, viewer, partType);
    const questions: QuestionRow[] = [];
    const save = async (candidates: Iterable<QuestionTexts>, generator: string) => {
      for (const texts of candidates) {
        if (questions.length >= count) return;
        const shape = textShape(textKey(texts.text));
        if (doubleOf(known, shape)) continue;
        known.push({ text: texts.text, ...shape });
        questions.push(await this.#inserted(em, viewer, wanted, texts, shape.key, generator));
      }
    };
    await save(written, this.model?.version ?? '');
    const writtenByModel = questions.length;
    await save(patternQuestions(wanted, earlier), PATTERNS_VERSION);
    return { questions, writtenByModel };
  }

  #inserted(
    em: EntityManager,
    viewer: Viewer,
    { partType, difficulty, theme }: Generation,
    texts: QuestionTexts,
    key: string,
    generator: string,
  ): Promise<QuestionRow> {
    return insertQuestion(em, {
      ...texts,
      shouldSayPoints: [...texts.shouldSayPoints],
      prompts: [...texts.prompts],
      mindMapConcepts: [...texts.mindMapConcepts],
      textKey: key,
      partType,
      difficulty,
      theme,
      timeLimit: partType === 'part3' ? PART3_TIME_LIMIT_SECONDS : PART2_SPEAKING_SECONDS,
      isAIGenerated: true,
      generator,
      createdBy: viewer.id,
      createdAt: this.clock.now(),
    });
  }
}
