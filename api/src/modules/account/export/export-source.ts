import type { EntityManager } from '@mikro-orm/postgresql';
import { dayIn } from 'schema/rules/wall-clock';
import type { IdentityRecord } from '../../../auth/identity-record.js';
import type { User } from '../../users/user.entity.js';

/** Sign-in stands outside of the modules. */
export type ReadIdentity = (
  em: EntityManager,
  user: Pick<User, 'id' | 'issuer' | 'subject'>,
) => Promise<IdentityRecord>;

export const OLDEST_FIRST = { orderBy: { createdAt: 'asc' }, disableIdentityMap: true } as const;

/** Whose data is collected, and which files it names on the way. */
export class ExportSource {
  /** Keys in the storage by their path in the zip. */
  readonly files = new Map<string, string>();

  constructor(
    readonly em: EntityManager,
    readonly user: User,
    readonly readIdentity: ReadIdentity,
    private readonly timeZone: string,
  ) {}

  /** A day as the user lived it, to sort files by. */
  dayOf(at: Date): string {
    return dayIn(this.user.timeZone ?? this.timeZone, at);
  }

  /**
   * Puts a file of the storage into the zip.
   * @param path without the extension, which is that of the key
   * @returns the path in the zip; null where there is no file
   */
  file(key: string | null, path: string): string | null {
    if (key === null) return null;
    const name = `${path}${key.slice(key.lastIndexOf('.'))}`;
    this.files.set(name, key);
    return name;
  }
}

/** One JSON file of the export. */
export interface ExportDomain {
  readonly file: string;
  /** What is in it, in plain words. */
  readonly about: string;
  /** One record instead of a list of them. */
  readonly isSingle?: boolean;
  /** What goes to people, read a page at a time; a domain without a record has no file. */
  records(source: ExportSource): AsyncIterable<object>;
}
