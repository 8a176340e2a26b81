import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../users/user.entity.js';

/** What has been settled on one day, of all users together: it stays when an account goes. */
@Entity({ tableName: 'spending_days' })
export class SpendingDay {
  [PrimaryKeyProp]?: ['day', 'purpose'];

  @PrimaryKey({ type: 'date' }) day!: string;
  @PrimaryKey({ type: 'text' }) purpose!: string;
  @Property({ type: 'integer' }) calls!: number;
  /** In millionths of the currency. */
  @Property({ type: 'bigint' }) amount!: string;
}

/** What has been settled on one day for one user. */
@Entity({ tableName: 'spending_user_days' })
export class SpendingUserDay {
  [PrimaryKeyProp]?: ['day', 'user'];

  @PrimaryKey({ type: 'date' }) day!: string;
  @ManyToOne(() => User, { ref: true, primary: true, deleteRule: 'cascade' }) user!: Ref<User>;
  @Property({ type: 'bigint' }) amount!: string;
}
