import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Difficulty } from 'schema/rules/choices';
import type { Phase } from 'schema/rules/phases';
import { Session } from '../sessions/session.entity.js';

/** What a Part 3 session has beyond a session: where the talk stands. Its question is kept as it was asked. */
@Entity({ tableName: 'conversations' })
export class Conversation {
  @OneToOne(() => Session, { ref: true, primary: true, deleteRule: 'cascade' }) session!: Ref<Session>;
  @Property({ type: 'text', default: 'session1' }) phase: Phase & Opt = 'session1';
  /** `ai_partner` or `initiator`, as a client sent it. */
  @Property({ type: 'text', nullable: true }) conversationRole: string | null = null;
  /** A noun phrase. */
  @Property({ type: 'text' }) topic!: string;
  /** Opens the second phase. */
  @Property({ type: 'text', nullable: true }) decisionQuestion: string | null = null;
  /** Opens the third phase. */
  @Property({ type: 'text', nullable: true }) hotsQuestion: string | null = null;
  @Property({ type: 'text' }) difficulty!: Difficulty;
  /** Indexes of the points covered in this phase: by the student's clicks, by the partner's words. */
  @Property({ type: 'int[]', defaultRaw: `'{}'` }) studentPoints: number[] & Opt = [];
  @Property({ type: 'int[]', defaultRaw: `'{}'` }) partnerPoints: number[] & Opt = [];
  @Property({ type: 'timestamptz', length: 3 }) lastTurnAt!: Date;
}
