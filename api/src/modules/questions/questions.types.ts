import type { Difficulty, PartType } from 'schema/rules/choices';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DifficultyEnum, PartTypeEnum } from '../../graphql/enums.js';

@ObjectType('Question', { description: 'A card of Part 2 or a topic of Part 3.' })
export class QuestionType {
  @Field(() => ID) id!: number;
  @Field(() => PartTypeEnum) partType!: PartType;
  @Field(() => String) text!: string;
  @Field(() => String) category!: string;
  @Field(() => DifficultyEnum) difficulty!: Difficulty;
  @Field(() => String) theme!: string;
  @Field(() => Int, { description: 'Seconds.' }) timeLimit!: number;
  @Field(() => [String], { description: 'Words that help to begin.' }) prompts!: string[];
  @Field(() => [String], { description: 'Each completes "You should say …".' }) shouldSayPoints!: string[];
  @Field(() => [String], { description: 'At most six.' }) mindMapConcepts!: string[];
  @Field(() => String, { nullable: true }) conversationTopic!: string | null;
  @Field(() => String, { nullable: true, description: 'The higher-order thinking question of session 3.' })
  hotsQuestion!: string | null;
  @Field(() => Boolean) isAIGenerated!: boolean;
  @Field(() => Boolean, { description: 'A teacher has verified it, or it is curated.' }) isVerified!: boolean;
}
