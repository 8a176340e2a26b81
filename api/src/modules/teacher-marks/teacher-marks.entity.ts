import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { TeacherMark } from 'schema/rules/teacher-marks';
import { Session } from '../sessions/session.entity.js';
import { User } from '../users/user.entity.js';

/** What a teacher gave a session of their student, beside the machine's marks. A change is a row more: all are kept. */
@Entity({ tableName: 'teacher_marks' })
@Index({ properties: ['session', 'id'] })
export class TeacherMarks {
  @PrimaryKey({ type: 'integer' }) id!: number;
  @ManyToOne(() => Session, { ref: true, deleteRule: 'cascade' }) session!: Ref<Session>;
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade', index: true }) teacher!: Ref<User>;
  /** One for each criterion of the part. */
  @Property({ type: 'jsonb' }) marks!: readonly TeacherMark[];
  /** Plain text, for the student; may be empty. */
  @Property({ type: 'text' }) comment!: string;
  /** The machine's marks of this session could not be seen by this teacher until then. */
  @Property({ type: 'boolean' }) isBlind!: boolean;
  @Property({ type: 'timestamptz', length: 3 }) createdAt!: Date;
}
