import type { EntityManager } from '@mikro-orm/postgresql';
import { accountDeletionSchema } from 'schema/rules/validation';
import type { Storage } from '../../adapters/storage/storage.js';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { conflict, unauthenticated } from '../../errors.js';
import type { Jobs } from '../../jobs/jobs.js';
import type { News } from '../../news/news.js';
import type { RateLimits } from '../../rate-limits.js';
import { validated } from '../../validated.js';
import { recordAudit } from '../audit/record-audit.js';
import { deleteDiscarded, discardFiles } from '../housekeeping/discarded-files.js';
import { User } from '../users/user.entity.js';
import type { UsersService } from '../users/users.service.js';
import { mayDeleteAccount } from './account.policy.js';
import { lockUser, type RemovedRows, removeUser } from './account-removal.js';

/** Deletes what sign-in keeps of a user, in the transaction of `em`; answers the ids of the logins. */
export type ForgetIdentity = (
  em: EntityManager,
  user: Pick<User, 'id' | 'issuer' | 'subject'>,
) => Promise<string[]>;

interface Parts {
  readonly users: UsersService;
  readonly forgetIdentity: ForgetIdentity;
  readonly storage: Storage;
  readonly jobs: Jobs;
  readonly news: News;
  readonly limits: RateLimits;
  readonly clock: Clock;
}

/** An account goes for good: rows and logins in one transaction, files right after it. */
export class AccountDeletionService {
  constructor(private readonly parts: Parts) {}

  /**
   * @param draft the own e-mail address, typed to confirm
   * @returns the id that the account had
   * @throws BAD_USER_INPUT with the field; CONFLICT for the only admin
   */
  async deleteAccount(ctx: RequestContext, draft: { readonly email?: unknown }): Promise<string> {
    const { id } = mayDeleteAccount(ctx);
    const { clock, storage, users } = this.parts;
    const { email } = await users.current(ctx);
    await validated(accountDeletionSchema(email), draft);
    const keys = await users.change(ctx.em, id, async (em) => {
      const user = await this.#locked(em, id);
      const removed = await removeUser(em, user, clock.now());
      await this.#forget(em, user, removed);
      await recordAudit(em, {
        action: 'account.delete',
        actorId: null,
        subject: `user:deleted:${user.role}`,
        at: clock.now(),
      });
      await discardFiles(em, removed.fileKeys, clock.now());
      return removed.fileKeys;
    });
    await deleteDiscarded(ctx, storage, keys);
    return id;
  }

  /** Not for the only admin: somebody must remain who may grant roles. */
  async canDeleteAccount(ctx: RequestContext): Promise<boolean> {
    const { id, role } = mayDeleteAccount(ctx);
    if (role !== 'admin') return true;
    return (await ctx.em.count(User, { role: 'admin', id: { $ne: id } })) > 0;
  }

  async #locked(em: EntityManager, id: string): Promise<User> {
    const known = await em.findOne(User, { id }, { disableIdentityMap: true });
    const locked = known ? await lockUser(em, known) : [];
    const user = await em.findOne(User, { id }, { disableIdentityMap: true });
    if (!user || !locked.includes(id)) throw unauthenticated();
    if (user.role === 'admin' && locked.length === 1) {
      throw conflict('You are the only admin. Please make somebody else an admin first.');
    }
    return user;
  }

  /** What stands outside of the user's rows. The news are heard when the transaction commits. */
  async #forget(em: EntityManager, user: User, removed: RemovedRows): Promise<void> {
    const { forgetIdentity, jobs, limits, news } = this.parts;
    for (const loginId of await forgetIdentity(em, user)) await news.publish(em, 'login', loginId);
    for (const tokenId of removed.tokenIds) await news.publish(em, 'token', String(tokenId));
    for (const sessionId of removed.unsettledSessionIds) await news.publish(em, 'session', String(sessionId));
    await limits.forget(em, user.id);
    await jobs.withdraw(em, 'assess-session', 'sessionId', removed.sessionIds);
    await jobs.withdraw(em, 'deliver-contact-message', 'messageId', removed.messageIds);
  }
}
