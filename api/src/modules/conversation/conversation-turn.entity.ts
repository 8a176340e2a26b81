import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { TranscriptSource } from 'schema/rules/choices';
import type { PartnerVoice, Phase, Speaker } from 'schema/rules/phases';
import { Session } from '../sessions/session.entity.js';
import { User } from '../users/user.entity.js';

/** What one speaker says before the other takes over. */
@Entity({ tableName: 'conversation_turns' })
@Unique({ properties: ['session', 'position'] })
@Unique({ properties: ['user', 'clientKey'] })
export class ConversationTurn {
  @PrimaryKey({ type: 'integer' }) id!: number;
  @ManyToOne(() => Session, { ref: true, deleteRule: 'cascade' }) session!: Ref<Session>;
  /** Whose conversation it is, also for the partner's turns. */
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' }) user!: Ref<User>;
  /** 1 is the greeting. */
  @Property({ type: 'integer' }) position!: number;
  @Property({ type: 'text' }) phase!: Phase;
  /** As a client counts, from anew in each phase. */
  @Property({ type: 'integer', nullable: true }) turnNumber: number | null = null;
  @Property({ type: 'text' }) speaker!: Speaker;
  /** Null while nobody has written a recorded turn down; such a turn counts nowhere. */
  @Property({ type: 'text', nullable: true }) text: string | null = null;
  @Property({ type: 'text', nullable: true }) transcriptSource: TranscriptSource | null = null;
  @Property({ type: 'double', nullable: true }) transcriptConfidence: number | null = null;
  @Property({ type: 'text', nullable: true }) audioKey: string | null = null;
  /** Seconds, measured from what arrived; 0 for a typed turn and for the partner. */
  @Property({ type: 'double', default: 0 }) duration: number & Opt = 0;
  /** Chosen by the client for one turn, unique per caller. */
  @Property({ type: 'text', nullable: true }) clientKey: string | null = null;
  /** Of what was sent, without the words that go along with a recording. */
  @Property({ type: 'text', nullable: true }) fingerprint: string | null = null;
  @Property({ type: 'text', nullable: true }) madeBy: PartnerVoice | null = null;
  @Property({ type: 'text', nullable: true }) model: string | null = null;
  @Property({ type: 'text', nullable: true }) promptVersion: string | null = null;
  /** Index of the point that a turn of the partner covers. */
  @Property({ type: 'integer', nullable: true }) coveredPoint: number | null = null;
  @Property({ type: 'timestamptz', length: 3 }) createdAt!: Date;
}
