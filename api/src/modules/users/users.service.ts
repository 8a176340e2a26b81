import { wrap } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock.js';
import type { RequestContext, Viewer } from '../../context.js';
import { unauthenticated } from '../../errors.js';
import type { News } from '../../news/news.js';
import { isProfileComplete } from './profile.js';
import { User } from './user.entity.js';
import { mayUseAccount } from './users.policy.js';
import { ViewerCache } from './viewer-cache.js';

/** Who an identity provider says has signed in. */
export interface SignedInIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

interface UsersOptions {
  readonly adminEmails: readonly string[];
  readonly impactAdminEmail: string | null;
}

export class UsersService {
  readonly #viewers: ViewerCache;

  constructor(
    private readonly orm: MikroORM,
    clock: Clock,
    private readonly news: News,
    private readonly options: UsersOptions,
  ) {
    this.#viewers = new ViewerCache(clock);
    news.on('user', (id) => this.#viewers.forget(id));
    news.onGap(() => this.#viewers.forgetAll());
  }

  /**
   * The door of sign-in: finds or creates the user of an identity. Called by the login, not by a viewer. The name is
   * taken over once: afterwards it is the user's own to change.
   */
  async signedIn(identity: SignedInIdentity): Promise<{ userId: string }> {
    const em = this.orm.em.fork();
    const key = { issuer: identity.issuer, subject: identity.subject };
    const known = await em.findOne(User, key);
    const standing = this.#standing(identity);
    if (known) {
      await this.change(em, known.id, async () => wrap(known).assign(standing));
      return { userId: known.id };
    }
    // two first logins at the same moment must not become two users
    await em
      .createQueryBuilder(User)
      .insert({
        ...key,
        ...standing,
        firstName: identity.firstName,
        lastName: identity.lastName,
      })
      .onConflict(['issuer', 'subject'])
      .ignore()
      .execute();
    return { userId: (await em.findOneOrFail(User, key)).id };
  }

  /** An address was proved between two sign-ins; does nothing for somebody who never signed in. */
  async emailVerified(identity: Pick<SignedInIdentity, 'issuer' | 'subject' | 'email'>): Promise<void> {
    const em = this.orm.em.fork();
    const { issuer, subject, email } = identity;
    const known = await em.findOne(User, { issuer, subject });
    if (!known) return;
    const standing = this.#standing({ email, emailVerified: true });
    await this.change(em, known.id, async () => wrap(known).assign(standing));
  }

  /** A first login that ends: from now on an incomplete profile gets the modal. */
  async loginsEnded(userIds: readonly string[]): Promise<void> {
    await this.orm.em.fork().transactional(async (em) => {
      for (const user of await em.find(User, { id: { $in: userIds }, isNewUser: true })) {
        user.isNewUser = false;
        await this.news.publish(em, 'user', user.id);
      }
    });
  }

  /** What decides permissions, from memory where it can be; null when the user is gone. */
  async viewerOf(userId: string, loginId: string): Promise<Viewer | null> {
    const kept = this.#viewers.get(userId);
    if (kept) return { ...kept, loginId };
    const { generation } = this.#viewers;
    const user = await this.orm.em.fork().findOne(User, { id: userId }, { disableIdentityMap: true });
    if (!user) return null;
    const viewer = {
      id: user.id,
      role: user.role,
      timeZone: user.timeZone,
      isProfileComplete: isProfileComplete(user),
      canSeeImpact: user.emailVerified && user.email === this.options.impactAdminEmail,
    };
    this.#viewers.keep(viewer, generation);
    return { ...viewer, loginId };
  }

  /** The viewer's own record. @throws UNAUTHENTICATED, for an account that is gone too */
  async current(ctx: RequestContext): Promise<User> {
    const viewer = mayUseAccount(ctx);
    const user = await ctx.em.findOne(User, { id: viewer.id });
    if (!user) throw unauthenticated();
    return user;
  }

  /**
   * Changes a user in one transaction and tells every instance; here it holds at once.
   * @param work runs in the transaction; what it leaves in `em` is written
   */
  async change<Result>(
    em: EntityManager,
    userId: string,
    work: (inside: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    const result = await em.transactional(async (inside) => {
      const done = await work(inside);
      await inside.flush();
      await this.news.publish(inside, 'user', userId);
      return done;
    });
    this.#viewers.forget(userId);
    return result;
  }

  /** What hangs on an e-mail address; the role only where the address decides it. */
  #standing({ email: written, emailVerified }: Pick<SignedInIdentity, 'email' | 'emailVerified'>) {
    const email = written.toLowerCase();
    const isAdmin = emailVerified && this.options.adminEmails.includes(email);
    return { email, emailVerified, ...(isAdmin && { role: 'admin' as const }) };
  }
}
