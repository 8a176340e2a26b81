import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Session } from './session.entity.js';

/** A turn of a conversation in other words; `position` counts from 1, the greeting. */
export interface CorrectedTurn {
  readonly position: number;
  readonly text: string;
}

/** What was said in a session, put right by hand. It stands from its attempt on; what was heard stays on the session. */
@Entity({ tableName: 'transcript_corrections' })
@Unique({ properties: ['session', 'attempt'] })
export class TranscriptCorrection {
  @PrimaryKey({ type: 'integer' }) id!: number;
  @ManyToOne(() => Session, { ref: true, deleteRule: 'cascade' }) session!: Ref<Session>;
  /** The first attempt that marks these words. */
  @Property({ type: 'integer' }) attempt!: number;
  /** All of it; of a conversation, lines "speaker: text". */
  @Property({ type: 'text' }) text!: string;
  /** Of a conversation: the turns of the student that read otherwise now. */
  @Property({ type: 'jsonb', nullable: true }) turns: readonly CorrectedTurn[] | null = null;
  @Property({ type: 'timestamptz', length: 3 }) createdAt!: Date;
}
