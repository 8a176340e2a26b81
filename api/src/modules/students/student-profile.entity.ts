import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.js';

/** A teacher's entry for a student; joined to an account only when that user accepts. */
@Entity({ tableName: 'student_profiles' })
@Unique({ properties: ['teacher', 'email'] })
@Index({
  name: 'student_profiles_of_teacher',
  expression:
    'create index student_profiles_of_teacher on student_profiles (teacher_id, created_at desc, id desc)',
})
export class StudentProfile {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' }) id!: string & Opt;
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' }) teacher!: Ref<User>;
  @Property({ type: 'text' }) firstName!: string;
  @Property({ type: 'text' }) lastName!: string;
  /** Lower case. Whoever proves this address may accept; it opens nothing by itself. */
  @Property({ type: 'text', index: true }) email!: string;
  @Property({ type: 'text', nullable: true }) grade: string | null = null;
  /** Who accepted. */
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null', index: true })
  user: Ref<User> | null = null;
  /** The invitation was declined, or the student left; null again once it is accepted. */
  @Property({ type: 'timestamptz', length: 3, nullable: true }) declinedAt: Date | null = null;
  @Property({ type: 'timestamptz', length: 3 }) createdAt!: Date;
}
