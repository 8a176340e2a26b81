import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Who did what that cannot be seen from the data afterwards. Ids only, no personal data. */
@Entity({ tableName: 'audit_entries' })
export class AuditEntry {
  @PrimaryKey({ type: 'integer' }) id!: number & Opt;
  /** Dotted, the domain first: `questions.reject`. */
  @Property({ type: 'text' }) action!: string;
  /** A user's id, no foreign key: the entry outlives the account, and then names nobody. */
  @Property({ type: 'uuid', nullable: true }) actorId: string | null = null;
  /** What it was done to, as `question:12`. */
  @Property({ type: 'text' }) subject!: string;
  @Property({ type: 'timestamptz', length: 3 }) createdAt!: Date;
}
