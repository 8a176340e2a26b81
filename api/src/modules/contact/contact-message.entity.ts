import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.js';

/** What somebody wrote to the team, stored before anything is mailed. */
@Entity({ tableName: 'contact_messages' })
@Index({ properties: ['createdAt', 'id'] })
export class ContactMessage {
  @PrimaryKey({ type: 'integer' }) id!: number & Opt;
  /** Who was signed in; null for a visitor. The message goes with the account. */
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'cascade', index: true })
  sender: Ref<User> | null = null;
  @Property({ type: 'text' }) name!: string;
  @Property({ type: 'text' }) email!: string;
  @Property({ type: 'text' }) subject!: string;
  @Property({ type: 'text' }) message!: string;
  @Property({ type: 'timestamptz', length: 3 }) createdAt!: Date;
  /** When a mail server took it; null: none is configured, or not yet. */
  @Property({ type: 'timestamptz', length: 3, nullable: true }) deliveredAt: Date | null = null;
  /** When an admin was done with it. */
  @Property({ type: 'timestamptz', length: 3, nullable: true }) handledAt: Date | null = null;
}
