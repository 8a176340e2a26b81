import type { Difficulty, PartType } from 'schema/rules/choices';
import type { QuestionSource } from 'schema/rules/questions';
import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { PageArgs, pageRequest } from '../../graphql/connection.js';
import { DifficultyEnum, PartTypeEnum, QuestionSourceEnum } from '../../graphql/enums.js';
import { integerId } from '../../graphql/ids.js';
import type { QuestionRow } from './question.rows.js';
import { sourceOf, wireId } from './question.view.js';
import { authorShownTo, isOwn, isPractisable, isReviewable } from './questions.policy.js';
import type { QuestionsService } from './questions.service.js';
import { QuestionConnection, QuestionFilter, QuestionType } from './questions.types.js';

@Resolver(() => QuestionType)
export class QuestionsResolver {
  constructor(private readonly service: QuestionsService) {}

  @AccessTo('signedIn')
  @Query(() => QuestionConnection, {
    description: "The question bank, newest first: verified questions and one's own; reviewers see all.",
  })
  async questions(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => QuestionFilter, { nullable: true, description: 'Which questions; left out: all.' })
    filter: QuestionFilter | null,
    @Ctx() ctx: RequestContext,
  ): Promise<QuestionConnection> {
    return new QuestionConnection(await this.service.list(ctx, filter ?? {}, pageRequest(page)), page.first);
  }

  @AccessTo('signedIn')
  @Query(() => QuestionType, { description: 'One question that the viewer may see.' })
  question(
    @Arg('id', () => ID, { description: '-1: the newest custom question of the viewer.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<QuestionType> {
    return this.service.get(ctx, integerId(id, 'id'));
  }

  @AccessTo('signedIn')
  @Query(() => QuestionConnection, {
    description:
      "The practice list of the viewer: verified questions and one's own, picked ones first. At most 500 in all.",
  })
  async practiceQuestions(
    @Arg('partType', () => PartTypeEnum, { description: 'Part of the exam.' }) partType: PartType,
    @Arg('difficulty', () => DifficultyEnum, { nullable: true, description: 'Level; left out: all.' })
    difficulty: Difficulty | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
  ): Promise<QuestionConnection> {
    const rows = await this.service.practicePage(
      ctx,
      { partType, difficulty: difficulty ?? null },
      pageRequest(page),
    );
    return new QuestionConnection(rows, page.first);
  }

  @FieldResolver()
  id(@Root() question: QuestionRow): number {
    return wireId(question);
  }

  @FieldResolver(() => QuestionSourceEnum, { description: 'Where it comes from.' })
  source(@Root() question: QuestionRow): QuestionSource {
    return sourceOf(question);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'Who made it: for its author and for reviewers, else null.',
  })
  createdBy(@Root() question: QuestionRow, @Ctx() { viewer }: RequestContext): string | null {
    return viewer && authorShownTo(viewer, question);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer made it.' })
  isOwn(@Root() question: QuestionRow, @Ctx() { viewer }: RequestContext): boolean {
    return viewer !== null && isOwn(viewer, question);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may verify it.' })
  canVerify(@Root() question: QuestionRow, @Ctx() { viewer }: RequestContext): boolean {
    return viewer !== null && isReviewable(viewer, question);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may reject it.' })
  canReject(@Root() question: QuestionRow, @Ctx() { viewer }: RequestContext): boolean {
    return viewer !== null && isReviewable(viewer, question);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may put it on the own practice list.' })
  canAddToPractice(@Root() question: QuestionRow, @Ctx() { viewer }: RequestContext): boolean {
    return viewer?.isProfileComplete === true && isPractisable(viewer, question);
  }
}
