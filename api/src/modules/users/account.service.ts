import { wrap } from '@mikro-orm/core';
import { namesSchema, profileSchema } from 'schema/rules/validation';
import type { RequestContext } from '../../context.js';
import { badInput } from '../../errors.js';
import { validated } from '../../validated.js';
import type { User } from './user.entity.js';
import type { UsersService } from './users.service.js';

/** Fields as either door hands them in, unchecked. */
export type Draft<Field extends string> = { readonly [Name in Field]?: unknown };

/** What people change in their own account. */
export class AccountService {
  constructor(private readonly users: UsersService) {}

  /** @throws BAD_USER_INPUT with the field, in the words of the full page (§5) */
  async completeProfile(
    ctx: RequestContext,
    draft: Draft<'country' | 'state' | 'institution' | 'institutionType'>,
  ): Promise<User> {
    const user = await this.users.current(ctx);
    const profile = await validated(profileSchema, draft);
    return this.#save(ctx, user, { ...profile, isNewUser: false });
  }

  /** The name, which no later sign-in undoes. @throws BAD_USER_INPUT with the field */
  async updateProfile(ctx: RequestContext, draft: Draft<'firstName' | 'lastName'>): Promise<User> {
    const user = await this.users.current(ctx);
    return this.#save(ctx, user, await validated(namesSchema, draft));
  }

  async setTimeZone(ctx: RequestContext, timeZone: string): Promise<User> {
    const user = await this.users.current(ctx);
    if (!isTimeZone(timeZone)) throw badInput('This is not a time zone name.', 'timeZone');
    return this.#save(ctx, user, { timeZone });
  }

  #save(ctx: RequestContext, user: User, changes: Partial<User>): Promise<User> {
    return this.users.change(ctx.em, user.id, async () => wrap(user).assign(changes));
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
