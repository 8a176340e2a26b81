import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.js';

/** Consent to recording: when, to which wording, and for minors the guardian's. Rows are kept as evidence, as long as the account is there. */
@Entity({ tableName: 'recording_consents' })
export class RecordingConsent {
  @PrimaryKey({ type: 'integer' }) id!: number;
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade', index: true }) user!: Ref<User>;
  @Property({ type: 'text' }) version!: string;
  @Property({ type: 'boolean' }) isMinor!: boolean;
  @Property({ type: 'boolean' }) guardianConfirmed!: boolean;
  @Property({ type: 'timestamptz', length: 3 }) givenAt!: Date;
  @Property({ type: 'timestamptz', length: 3, nullable: true }) withdrawnAt: (Date & Opt) | null = null;
}
