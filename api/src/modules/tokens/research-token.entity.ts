import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { TokenScope } from 'schema/rules/choices';
import { User } from '../users/user.entity.js';

/** A bearer token of a researcher. The secret itself is shown once and kept nowhere. */
@Entity({ tableName: 'research_tokens' })
export class ResearchToken {
  @PrimaryKey({ type: 'integer' }) id!: number & Opt;
  /** What the impact admin calls it, to know it again. */
  @Property({ type: 'text' }) name!: string;
  /** How the secret begins, to know it again in a script; far too short to guess the rest from. */
  @Property({ type: 'text' }) prefix!: string;
  /** SHA-256 of the secret, so that a leaked table opens nothing. */
  @Unique()
  @Property({ type: 'blob' })
  secretHash!: Buffer;
  @Property({ type: 'text[]' }) scopes!: TokenScope[];
  /** Null: the account that answered for the token is gone, and the token was revoked with it. */
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null', index: true })
  issuedBy: Ref<User> | null = null;
  @Property({ type: 'timestamptz', length: 3 }) createdAt!: Date;
  @Property({ type: 'timestamptz', length: 3 }) expiresAt!: Date;
  /** The day only: when a researcher works is nobody's business. `YYYY-MM-DD` in the product's time zone. */
  @Property({ type: 'date', nullable: true }) lastUsedOn: string | null = null;
  @Property({ type: 'timestamptz', length: 3, nullable: true }) revokedAt: Date | null = null;
}
