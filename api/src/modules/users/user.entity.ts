import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Role } from 'schema/rules/choices';

/** A person of the product, keyed on who their identity provider says they are. */
@Entity({ tableName: 'users' })
@Unique({ properties: ['issuer', 'subject'] })
@Index({ properties: ['createdAt', 'id'] })
export class User {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' }) id!: string & Opt;
  @Property({ type: 'text' }) issuer!: string;
  @Property({ type: 'text' }) subject!: string;
  @Property({ type: 'text' }) email!: string;
  @Property({ type: 'boolean', default: false }) emailVerified: boolean & Opt = false;
  @Property({ type: 'text', nullable: true }) firstName: string | null = null;
  @Property({ type: 'text', nullable: true }) lastName: string | null = null;
  @Property({ type: 'text', nullable: true }) profileImageUrl: string | null = null;
  @Property({ type: 'text', default: 'student' }) role: Role & Opt = 'student';
  @Property({ type: 'text', nullable: true }) country: string | null = null;
  @Property({ type: 'text', nullable: true }) state: string | null = null;
  @Property({ type: 'text', nullable: true }) institution: string | null = null;
  @Property({ type: 'text', nullable: true }) institutionType: string | null = null;
  /** Holds until the profile is first completed or the first login ends, however it ends. */
  @Property({ type: 'boolean', default: true }) isNewUser: boolean & Opt = true;
  /** IANA name that the browser sent; null until then. */
  @Property({ type: 'text', nullable: true }) timeZone: string | null = null;
  /** A teacher who marks what they record for students from then on before seeing the machine's marks. */
  @Property({ type: 'timestamptz', length: 3, nullable: true }) marksFirstSince: Date | null = null;
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' }) createdAt!: Date & Opt;
}
