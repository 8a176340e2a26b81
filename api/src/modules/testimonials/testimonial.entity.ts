import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.js';

@Entity({ tableName: 'testimonials' })
export class Testimonial {
  @PrimaryKey({ type: 'integer' }) id!: number;
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'cascade', index: true })
  author: Ref<User> | null = null;
  @Property({ type: 'text' }) name!: string;
  @Property({ type: 'text', nullable: true }) institution: string | null = null;
  @Property({ type: 'text' }) content!: string;
  @Property({ type: 'smallint' }) rating!: number;
  @Property({ type: 'boolean', default: true }) isPublic: boolean & Opt = true;
  /** Pending (null) until an admin approves it. */
  @Property({ type: 'timestamptz', length: 3, nullable: true }) approvedAt: Date | null = null;
  @Property({ type: 'timestamptz', length: 3 }) createdAt!: Date;
}
