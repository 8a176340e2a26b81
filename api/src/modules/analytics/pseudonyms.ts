import { createHmac, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ImpactStudy } from './impact-study.entity.js';

/** Stands for a user in one study; long enough that no two of ten million are the same. */
export type Pseudonym = (userId: string) => string;

const pseudonymWith =
  (key: Buffer): Pseudonym =>
  (userId) =>
    `p${createHmac('sha256', key).update(userId).digest('hex').slice(0, 24)}`;

/** The pseudonyms of a study; its key is made once, and read by every instance. */
export class Pseudonyms {
  #made: Promise<Pseudonym> | null = null;

  constructor(
    private readonly study: string,
    private readonly now: () => Date,
  ) {}

  of(em: EntityManager): Promise<Pseudonym> {
    this.#made ??= this.#key(em).then(pseudonymWith, (error: unknown) => {
      this.#made = null;
      throw error;
    });
    return this.#made;
  }

  /** Several instances may ask first at once: the first row wins in the database, and all of them read that one. */
  async #key(em: EntityManager): Promise<Buffer> {
    const { study: name } = this;
    const read = () => em.findOne(ImpactStudy, { name }, { disableIdentityMap: true });
    const kept = await read();
    if (kept) return kept.pseudonymKey;
    await em
      .createQueryBuilder(ImpactStudy)
      .insert({ name, pseudonymKey: randomBytes(32), createdAt: this.now() })
      .onConflict('name')
      .ignore()
      .execute();
    const made = await read();
    if (!made) throw new Error('the study could not be written');
    return made.pseudonymKey;
  }
}
