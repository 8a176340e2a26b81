import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Difficulty, PartType } from 'schema/rules/choices';
import { User } from '../users/user.entity.js';

@Entity({ tableName: 'questions' })
@Index({ properties: ['partType', 'difficulty'] })
@Index({
  name: 'questions_newest',
  expression: 'create index questions_newest on questions (created_at desc, id desc)',
})
/** One's own questions are told apart by their text; a custom question may be asked again. */
@Index({
  name: 'questions_own_text',
  expression: `create unique index questions_own_text on questions (created_by_id, part_type, text_key) where theme <> 'custom'`,
})
export class Question {
  @PrimaryKey({ type: 'integer' }) id!: number;
  /** Stable key of a curated question, so that loading the bank again changes nothing. */
  @Property({ type: 'text', nullable: true, unique: true }) slug: string | null = null;
  @Property({ type: 'text' }) partType!: PartType;
  @Property({ type: 'text' }) text!: string;
  /** What equal texts have in common: `textKey` of question-text.ts. */
  @Property({ type: 'text', default: '' }) textKey: string & Opt = '';
  /** The short noun of the badge; the theme where nobody gave one. */
  @Property({ type: 'text' }) category!: string;
  @Property({ type: 'text' }) difficulty!: Difficulty;
  @Property({ type: 'text' }) theme!: string;
  /** Seconds. */
  @Property({ type: 'integer' }) timeLimit!: number;
  @Property({ type: 'text[]', defaultRaw: `'{}'` }) prompts: string[] & Opt = [];
  @Property({ type: 'text[]', defaultRaw: `'{}'` }) shouldSayPoints: string[] & Opt = [];
  @Property({ type: 'text[]', defaultRaw: `'{}'` }) mindMapConcepts: string[] & Opt = [];
  @Property({ type: 'text', nullable: true }) conversationTopic: string | null = null;
  @Property({ type: 'text', nullable: true, fieldName: 'session2_question' }) session2Question:
    | string
    | null = null;
  @Property({ type: 'text', nullable: true }) hotsQuestion: string | null = null;
  @Property({ type: 'boolean', default: false, fieldName: 'is_ai_generated' }) isAIGenerated: boolean & Opt =
    false;
  /** What made a generated question: prompt and model, or the built-in patterns, each with its version. */
  @Property({ type: 'text', nullable: true }) generator: string | null = null;
  @Property({ type: 'boolean', default: false }) isVerified: boolean & Opt = false;
  /** Null: curated by Lisan. */
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null', index: true })
  createdBy: Ref<User> | null = null;
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' }) createdAt!: Date & Opt;
}
