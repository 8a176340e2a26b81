import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { NoSuchFileError, type Storage } from '../../adapters/storage/storage.js';
import type { RequestContext } from '../../context.js';
import { AppError, notFound, unauthenticated } from '../../errors.js';
import type { RateLimits } from '../../rate-limits.js';
import { redrawn } from './picture-file.js';
import { PICTURE_PATH, pictureKeyOf } from './picture-path.js';
import { mayChangePicture, maySeePicture } from './pictures.policy.js';
import { User } from './user.entity.js';

const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/;

/** Profile pictures. Each upload has a name of its own, so that a browser may keep what it has once seen. */
export class PicturesService {
  constructor(
    private readonly storage: Storage,
    private readonly limits: RateLimits,
  ) {}

  /** @param read gives the uploaded file, which nobody reads before the permission; nothing when none was sent */
  async upload(ctx: RequestContext, read: () => Promise<Uint8Array | null>): Promise<User> {
    const viewer = mayChangePicture(ctx);
    await this.limits.take(ctx, 'upload');
    const picture = await redrawn((await read()) ?? new Uint8Array());
    const name = `${randomUUID()}.jpg`;
    await this.storage.put(keyOf(name), picture);
    try {
      return await this.#change(ctx, viewer.id, PICTURE_PATH + name);
    } catch (error) {
      // the account went meanwhile; any other failure may have come after the commit
      if (error instanceof AppError) await this.storage.delete(keyOf(name));
      throw error;
    }
  }

  async remove(ctx: RequestContext): Promise<User> {
    const viewer = mayChangePicture(ctx);
    return this.#change(ctx, viewer.id, null);
  }

  /** A picture as JPEG. */
  async read(ctx: RequestContext, name: string): Promise<Uint8Array> {
    maySeePicture(ctx);
    if (!NAME.test(name)) throw notFound('Picture');
    try {
      return await this.storage.read(keyOf(name));
    } catch (error) {
      throw error instanceof NoSuchFileError ? notFound('Picture') : error;
    }
  }

  /** Two at once follow one another, so that each deletes the file of the one before. */
  async #change(ctx: RequestContext, userId: string, url: string | null): Promise<User> {
    let former: string | null = null;
    const changed = await ctx.em.transactional(async (em) => {
      const user = await em.findOne(
        User,
        { id: userId },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      if (!user) throw unauthenticated();
      former = user.profileImageUrl;
      user.profileImageUrl = url;
      return user;
    });
    await this.#forget(ctx, former);
    return changed;
  }

  /** The row is changed: a file that cannot be deleted now is swept later. */
  async #forget(ctx: RequestContext, url: string | null): Promise<void> {
    const key = pictureKeyOf(url);
    if (key === null) return;
    try {
      await this.storage.delete(key);
    } catch (error) {
      ctx.log.warn({ err: error }, 'a former picture stays');
    }
  }
}

const keyOf = (name: string): string => `pictures/${name}`;
