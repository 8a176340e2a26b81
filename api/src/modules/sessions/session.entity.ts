import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { PartType, SessionState, TranscriptSource } from 'schema/rules/choices';
import { Question } from '../questions/question.entity.js';
import { StudentProfile } from '../students/student-profile.entity.js';
import { User } from '../users/user.entity.js';
import type { SpokenWords } from './transcript-times.js';

/** One marked piece of practice. The row exists from the moment that a recording is accepted. */
@Entity({ tableName: 'sessions' })
@Unique({ properties: ['user', 'clientKey'] })
@Index({
  name: 'sessions_of_user',
  expression: 'create index sessions_of_user on sessions (user_id, created_at desc, id desc)',
})
@Index({
  name: 'sessions_of_student',
  expression:
    'create index sessions_of_student on sessions (student_profile_id, created_at desc, id desc) where student_profile_id is not null',
})
export class Session {
  @PrimaryKey({ type: 'integer' }) id!: number;
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' }) user!: Ref<User>;
  /** Recorded by `user`, a teacher, for this student; null for one's own practice. */
  @ManyToOne(() => StudentProfile, { ref: true, nullable: true, deleteRule: 'cascade' })
  studentProfile: Ref<StudentProfile> | null = null;
  @ManyToOne(() => Question, { ref: true, nullable: true, deleteRule: 'set null', index: true })
  question: Ref<Question> | null = null;
  /** As it was asked: a question may be changed or deleted later. */
  @Property({ type: 'text' }) questionText!: string;
  @Property({ type: 'text[]', defaultRaw: `'{}'` }) questionPoints: string[] & Opt = [];
  @Property({ type: 'text' }) partType!: PartType;
  /** `conversation`, an older name of a Part 3 phase, or null for Part 2. */
  @Property({ type: 'text', nullable: true }) sessionType: string | null = null;
  /** A conversation that is not handed in yet: it is in no list and in no statistics. */
  @Property({ type: 'boolean', default: false }) isOpen: boolean & Opt = false;
  @Property({ type: 'text', default: 'recorded' }) state: SessionState & Opt = 'recorded';
  /** For the student: why a session waits, failed or was not marked. */
  @Property({ type: 'text', nullable: true }) stateReason: string | null = null;
  /** Counts assessments asked for; the result of each is stored once. */
  @Property({ type: 'integer', default: 1 }) attempt: number & Opt = 1;

  /** Key in the storage; null for a typed answer. */
  @Property({ type: 'text', nullable: true }) audioKey: string | null = null;
  @Property({ type: 'integer', nullable: true }) audioBytes: number | null = null;
  @Property({ type: 'text', nullable: true }) audioSha256: string | null = null;
  /** Whole seconds, measured from the samples. */
  @Property({ type: 'integer', default: 0 }) duration: number & Opt = 0;

  @Property({ type: 'text', nullable: true }) transcription: string | null = null;
  @Property({ type: 'text', nullable: true }) transcriptSource: TranscriptSource | null = null;
  @Property({ type: 'double', nullable: true }) transcriptConfidence: number | null = null;
  /** When the words were said; null where nobody told. */
  @Property({ type: 'jsonb', nullable: true }) transcriptTimes: readonly SpokenWords[] | null = null;

  /** Bands 0–6; null: not judged. */
  @Property({ type: 'double', nullable: true }) grammarScore: number | null = null;
  @Property({ type: 'double', nullable: true }) vocabularyScore: number | null = null;
  @Property({ type: 'double', nullable: true }) communicativeScore: number | null = null;
  /** Sum of the bands, of 12 or 18; null: not marked. */
  @Property({ type: 'double', nullable: true }) overallScore: number | null = null;
  /** What was heard could not be marked: these marks are for a transcript that was corrected. The study leaves them out. */
  @Property({ type: 'boolean', default: false }) hasCorrectedMarks: boolean & Opt = false;

  /** Chosen by the client for one recording; sending again never makes a second session. */
  @Property({ type: 'text', nullable: true }) clientKey: string | null = null;
  /** What was sent under the key: another body under the same key is a conflict. */
  @Property({ type: 'text', nullable: true }) clientFingerprint: string | null = null;
  @Property({ type: 'timestamptz', length: 3 }) createdAt!: Date;
  @Property({ type: 'timestamptz', length: 3, nullable: true }) assessedAt: Date | null = null;
}
