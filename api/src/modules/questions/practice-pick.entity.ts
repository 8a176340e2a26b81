import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.js';
import { Question } from './question.entity.js';

/** A question that a user has put at the head of the own practice list. */
@Entity({ tableName: 'practice_picks' })
export class PracticePick {
  [PrimaryKeyProp]?: ['user', 'question'];
  @ManyToOne(() => User, { ref: true, primary: true, deleteRule: 'cascade' }) user!: Ref<User>;
  @ManyToOne(() => Question, { ref: true, primary: true, deleteRule: 'cascade', index: true })
  question!: Ref<Question>;
  /** Picking it again moves it up. */
  @Property({ type: 'timestamptz', length: 3 }) createdAt!: Date;
}
