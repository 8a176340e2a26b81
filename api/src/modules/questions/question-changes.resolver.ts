import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { integerId } from '../../graphql/ids.js';
import type { QuestionContributionsService } from './question-contributions.service.js';
import type { QuestionGenerationService } from './question-generation.service.js';
import type { QuestionReviewService } from './question-review.service.js';
import {
  AddCustomQuestionInput,
  ContributeQuestionInput,
  GeneratedQuestions,
  GenerateQuestionsInput,
  QuestionType,
} from './questions.types.js';

@Resolver(() => QuestionType)
export class QuestionChangesResolver {
  constructor(
    private readonly contributions: QuestionContributionsService,
    private readonly generation: QuestionGenerationService,
    private readonly review: QuestionReviewService,
  ) {}

  @AccessTo('member')
  @Mutation(() => QuestionType, {
    description:
      'Takes a question for everyone. It waits for a teacher; one that is there already is a CONFLICT.',
  })
  contributeQuestion(
    @Arg('input', () => ContributeQuestionInput, { description: 'The question.' })
    input: ContributeQuestionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<QuestionType> {
    return this.contributions.contribute(ctx, { ...input });
  }

  @AccessTo('member')
  @Mutation(() => QuestionType, {
    description: 'Keeps a Part 2 question for the viewer alone. Its id is -1, which means the newest one.',
  })
  addCustomQuestion(
    @Arg('input', () => AddCustomQuestionInput, { description: 'The question.' })
    input: AddCustomQuestionInput,
    @Ctx() ctx: RequestContext,
  ): Promise<QuestionType> {
    return this.contributions.addCustom(ctx, { ...input });
  }

  @AccessTo('member')
  @Mutation(() => GeneratedQuestions, {
    description: 'Generates questions: by the AI provider, or from built-in patterns where none serves.',
  })
  generateQuestions(
    @Arg('input', () => GenerateQuestionsInput, { description: 'What questions are wanted.' })
    input: GenerateQuestionsInput,
    @Ctx() ctx: RequestContext,
  ): Promise<GeneratedQuestions> {
    return this.generation.generate(ctx, { ...input });
  }

  @AccessTo('reviewer')
  @Mutation(() => QuestionType, {
    description: 'Opens a question to everyone. Verifying it twice changes nothing.',
  })
  verifyQuestion(
    @Arg('id', () => ID, { description: 'Of the question.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<QuestionType> {
    return this.review.verify(ctx, integerId(id, 'id'));
  }

  @AccessTo('reviewer')
  @Mutation(() => QuestionType, {
    description: 'Deletes an unverified question and answers what it was. A verified one is a CONFLICT.',
  })
  rejectQuestion(
    @Arg('id', () => ID, { description: 'Of the question.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<QuestionType> {
    return this.review.reject(ctx, integerId(id, 'id'));
  }

  @AccessTo('member')
  @Mutation(() => QuestionType, {
    description: "Puts a question at the head of the viewer's practice list; again moves it up.",
  })
  addQuestionToPractice(
    @Arg('id', () => ID, { description: "Of a verified question, or of one of one's own." }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<QuestionType> {
    return this.review.addToPractice(ctx, integerId(id, 'id'));
  }
}
