import { wrap } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { RECORDING_CONSENT } from 'schema/rules/consent';
import { type ProfileInput, profileSchema, recordingConsentSchema } from 'schema/rules/validation';
import { signedIn } from '../../authorize.js';
import type { Clock } from '../../clock.js';
import type { RequestContext, Viewer } from '../../context.js';
import { badInput, unauthenticated } from '../../errors.js';
import type { News } from '../../news/news.js';
import { validated } from '../../validated.js';
import { isProfileComplete } from './profile.js';
import { RecordingConsent } from './recording-consent.entity.js';
import { User } from './user.entity.js';
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
    private readonly clock: Clock,
    private readonly news: News,
    private readonly options: UsersOptions,
  ) {
    this.#viewers = new ViewerCache(clock);
    news.on('user', (id) => this.#viewers.forget(id));
    news.onGap(() => this.#viewers.forgetAll());
  }

  /** The door of sign-in: finds or creates the user of an identity. Called by the login, not by a viewer. */
  async signedIn(identity: SignedInIdentity): Promise<{ userId: string }> {
    const em = this.orm.em.fork();
    const key = { issuer: identity.issuer, subject: identity.subject };
    const known = await em.findOne(User, key);
    const standing = this.#standing(identity);
    if (known) {
      wrap(known).assign(standing);
      await this.#saved(em, known.id);
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
    wrap(known).assign(this.#standing({ email, emailVerified: true }));
    await this.#saved(em, known.id);
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

  async current(ctx: RequestContext): Promise<User> {
    const viewer = signedIn(ctx);
    const user = await ctx.em.findOne(User, { id: viewer.id });
    if (!user) throw unauthenticated();
    return user;
  }

  async completeProfile(ctx: RequestContext, input: ProfileInput): Promise<User> {
    const user = await this.current(ctx);
    const profile = await validated(profileSchema, input);
    wrap(user).assign({ ...profile, isNewUser: false });
    await this.#saved(ctx.em, user.id);
    return user;
  }

  async setTimeZone(ctx: RequestContext, timeZone: string): Promise<User> {
    const user = await this.current(ctx);
    if (!isTimeZone(timeZone)) throw badInput('This is not a time zone name.', 'timeZone');
    user.timeZone = timeZone;
    await this.#saved(ctx.em, user.id);
    return user;
  }

  async giveRecordingConsent(
    ctx: RequestContext,
    input: { version: string; isMinor: boolean; guardianConfirmed: boolean },
  ): Promise<User> {
    const user = await this.current(ctx);
    if (input.version !== RECORDING_CONSENT.version) {
      throw badInput('The wording has changed. Please reload the page and read it again.', 'version');
    }
    const consent = await validated(recordingConsentSchema, input);
    ctx.em.create(RecordingConsent, {
      user,
      version: input.version,
      ...consent,
      givenAt: this.clock.now(),
    });
    await ctx.em.flush();
    return user;
  }

  /** The consent in force, or null. */
  async recordingConsent(ctx: RequestContext, userId: string): Promise<RecordingConsent | null> {
    signedIn(ctx);
    return ctx.em.findOne(
      RecordingConsent,
      { user: userId, withdrawnAt: null },
      { orderBy: { givenAt: 'desc' } },
    );
  }

  /** What hangs on an e-mail address; the role only where the address decides it. */
  #standing({ email: written, emailVerified }: Pick<SignedInIdentity, 'email' | 'emailVerified'>) {
    const email = written.toLowerCase();
    const isAdmin = emailVerified && this.options.adminEmails.includes(email);
    return { email, emailVerified, ...(isAdmin && { role: 'admin' as const }) };
  }

  async #saved(em: EntityManager, userId: string): Promise<void> {
    await em.transactional(async (inside) => {
      await inside.flush();
      await this.news.publish(inside, 'user', userId);
    });
    this.#viewers.forget(userId);
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/.test(name);
  } catch {
    return false;
  }
}
