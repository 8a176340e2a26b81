import type { Difficulty, PartType } from 'schema/rules/choices';
import { GENERATED_QUESTIONS } from 'schema/rules/questions';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../graphql/connection.js';
import { DifficultyEnum, PartTypeEnum } from '../../graphql/enums.js';
import type { QuestionRow } from './question.rows.js';

@ObjectType('Question', { description: 'A card of Part 2 or a topic of Part 3.' })
export class QuestionType implements QuestionRow {
  @Field(() => ID, { description: '-1: the custom question of the viewer.' }) id!: number;
  @Field(() => PartTypeEnum, { description: 'The part of the exam that it belongs to.' }) partType!: PartType;
  @Field(() => String, { description: 'What is asked.' }) text!: string;
  @Field(() => String, { description: 'The short noun of its badge.' }) category!: string;
  @Field(() => DifficultyEnum, { description: 'Its level.' }) difficulty!: Difficulty;
  @Field(() => String, { description: 'One of the four fields of the syllabus, or `custom`.' })
  theme!: string;
  @Field(() => Int, { description: 'Seconds to speak.' }) timeLimit!: number;
  @Field(() => [String], { description: 'Words that help to begin.' }) prompts!: string[];
  @Field(() => [String], { description: 'Each completes "You should say …".' }) shouldSayPoints!: string[];
  @Field(() => [String], { description: 'Of Part 3: at most six points to discuss.' })
  mindMapConcepts!: string[];
  @Field(() => String, { nullable: true, description: 'Of Part 3: the topic as the partner names it.' })
  conversationTopic!: string | null;
  @Field(() => String, { nullable: true, description: 'Of Part 3: opens session 2, the decision.' })
  session2Question!: string | null;
  @Field(() => String, { nullable: true, description: 'The higher-order thinking question of session 3.' })
  hotsQuestion!: string | null;
  @Field(() => Boolean, { description: 'Generated, by a model or from built-in patterns.' })
  isAIGenerated!: boolean;
  @Field(() => Boolean, { description: 'A teacher has verified it, or it is curated.' }) isVerified!: boolean;
  @Field(() => Date, { description: 'When it came into the bank.' }) createdAt!: Date;

  // behind field resolvers
  isCurated!: boolean;
  createdById!: string | null;
}

@ObjectType({ description: 'A page of questions.' })
export class QuestionConnection extends connectionOf(QuestionType, 'Question') {}

@ObjectType({ description: 'What came of a request to generate questions.' })
export class GeneratedQuestions {
  @Field(() => [QuestionType], {
    description:
      'Saved, for the viewer alone until a teacher verifies them. Fewer than asked where no more are new.',
  })
  questions!: QuestionType[];
  @Field(() => Int, {
    description: 'How many of them the AI provider wrote; built-in patterns made the rest.',
  })
  writtenByModel!: number;
}

@InputType({ description: 'Narrows the list of questions. What is left out does not.' })
export class QuestionFilter {
  @Field(() => PartTypeEnum, { nullable: true, description: 'Of this part.' }) partType?: PartType | null;
  @Field(() => DifficultyEnum, { nullable: true, description: 'Of this level.' })
  difficulty?: Difficulty | null;
  @Field(() => String, { nullable: true, description: 'One of the four fields of the syllabus.' })
  theme?: string | null;
  @Field(() => Boolean, { nullable: true, description: "True: the viewer's own. False: those of others." })
  mine?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'True: waiting to be verified. False: the others.' })
  pending?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'True: contributed by a user. False: the others.' })
  contributed?: boolean | null;
  @Field(() => String, {
    nullable: true,
    description: 'Words somewhere in the text or the points, in any case. At most 200 characters.',
  })
  search?: string | null;
}

@InputType({ description: 'A question for everyone; a teacher verifies it first.' })
export class ContributeQuestionInput {
  @Field(() => PartTypeEnum, { description: 'The part of the exam that it is for.' }) partType!: PartType;
  @Field(() => String, { description: 'What is asked; it becomes the text. At most 300 characters.' })
  title!: string;
  @Field(() => DifficultyEnum, { nullable: true, description: 'Left out: intermediate.' })
  difficulty?: Difficulty;
  @Field(() => String, { description: 'One of the four fields of the syllabus.' }) theme!: string;
  @Field(() => [String], { description: 'Four lines that complete "You should say …".' })
  shouldSayPoints!: string[];
  @Field(() => [String], { nullable: true, description: 'Part 3: six points to discuss.' })
  mindMapConcepts?: string[] | null;
  @Field(() => String, { nullable: true, description: 'Part 3: opens the decision of session 2.' })
  session2Question?: string | null;
  @Field(() => String, { nullable: true, description: 'Part 3: the higher-order thinking question.' })
  hotsQuestion?: string | null;
}

@InputType({ description: "A question of one's own, for Part 2." })
export class AddCustomQuestionInput {
  @Field(() => String, { description: 'What is asked. At most 300 characters.' }) text!: string;
}

@InputType({ description: 'What questions are wanted.' })
export class GenerateQuestionsInput {
  @Field(() => PartTypeEnum, { description: 'For this part of the exam.' }) partType!: PartType;
  @Field(() => DifficultyEnum, { description: 'For this level.' }) difficulty!: Difficulty;
  @Field(() => String, { description: 'One of the four fields of the syllabus.' }) theme!: string;
  @Field(() => Int, { defaultValue: GENERATED_QUESTIONS.default, description: '1–10.' }) count!: number;
}
