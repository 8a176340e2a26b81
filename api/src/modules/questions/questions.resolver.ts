import type { Difficulty, PartType } from 'schema/rules/choices';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { AccessTo } from '../../access.js';
import type { RequestContext } from '../../context.js';
import { DifficultyEnum, PartTypeEnum } from '../../graphql/enums.js';
import type { QuestionsService } from './questions.service.js';
import { QuestionType } from './questions.types.js';

@Resolver(() => QuestionType)
export class QuestionsResolver {
  constructor(private readonly service: QuestionsService) {}

  @AccessTo('signedIn')
  @Query(() => [QuestionType], { description: "Verified questions, and one's own, to practise with." })
  practiceQuestions(
    @Arg('partType', () => PartTypeEnum) partType: PartType,
    @Arg('difficulty', () => DifficultyEnum) difficulty: Difficulty,
    @Ctx() ctx: RequestContext,
  ): Promise<QuestionType[]> {
    return this.service.practiceList(ctx, partType, difficulty);
  }
}
