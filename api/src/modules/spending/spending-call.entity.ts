import { type Opt, PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.js';

/** One call of a provider that is paid for: reserved before it, settled after it, once. Kept for a day. */
@Entity({ tableName: 'spending_calls' })
export class SpendingCall {
  [PrimaryKeyProp]?: ['purpose', 'reference'];

  @PrimaryKey({ type: 'text' }) purpose!: string;
  /** What it is paid for, as `session:12:1`. */
  @PrimaryKey({ type: 'text' }) reference!: string;
  /** Null: the account went while the call was on its way. */
  @Index()
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'cascade' })
  user: Ref<User> | null = null;
  /** At most what it may cost, in millionths of the currency. */
  @Property({ type: 'bigint' }) reserved!: string;
  /** From then on the reservation counts no more: whoever made it is gone. Null once it is settled. */
  @Index()
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  reservedUntil: Date | null = null;
  /** In millionths; null until the answer is there. */
  @Property({ type: 'bigint', nullable: true }) cost: string | null = null;
  /** The answer that was paid: a job that runs again takes it instead of asking and paying again. */
  @Property({ type: 'jsonb', nullable: true }) answer: unknown = null;
  @Property({ type: 'timestamptz', length: 3 }) createdAt!: Date & Opt;
}
