import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Session } from '../sessions/session.entity.js';
import type { AssessmentResult } from './assessment.types.js';
import type { ImprovedAnswer } from './improve/improved-answer.js';

/** A stored result: one for each attempt, never rolled again. */
@Entity({ tableName: 'assessments' })
@Unique({ properties: ['session', 'attempt'] })
export class Assessment {
  @PrimaryKey({ type: 'integer' }) id!: number;
  @ManyToOne(() => Session, { ref: true, deleteRule: 'cascade' }) session!: Ref<Session>;
  @Property({ type: 'integer' }) attempt!: number;
  @Property({ type: 'jsonb' }) result!: AssessmentResult;
  /** The student's own answer in better words; null where no provider was asked. */
  @Property({ type: 'jsonb', nullable: true }) improvedAnswer: ImprovedAnswer | null = null;
  @Property({ type: 'timestamptz', length: 3 }) createdAt!: Date;
}
