import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** One study, within which a student keeps one pseudonym. */
@Entity({ tableName: 'impact_studies' })
export class ImpactStudy {
  @PrimaryKey({ type: 'text' }) name!: string;
  /** 256 random bits: who has not got them cannot work out a pseudonym from a user's id, nor the other way. */
  @Property({ type: 'blob' }) pseudonymKey!: Buffer;
  @Property({ type: 'timestamptz', length: 3 }) createdAt!: Date;
}
