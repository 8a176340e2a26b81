import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A file whose row is gone: written down in the transaction that deletes the row, crossed out when the file is gone
 * too. What a crash leaves in between, housekeeping finds here.
 */
@Entity({ tableName: 'discarded_files' })
export class DiscardedFile {
  /** Key in the storage. */
  @PrimaryKey({ type: 'text' }) key!: string;
  @Property({ type: 'timestamptz', length: 3 }) discardedAt!: Date;
}
