import { LockMode } from '@mikro-orm/core';
import type { Role } from 'schema/rules/choices';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { forbidden, notFound } from '../../errors.js';
import { type PageRequest, pageLimit, pageStart } from '../../paging.js';
import { searchPattern } from '../../search.js';
import { recordAudit } from '../audit/record-audit.js';
import { User } from './user.entity.js';
import { type UserRow, userRows } from './user.rows.js';
import { mayGrantRole, mayListUsers } from './users.policy.js';
import type { UsersService } from './users.service.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What admins do with other people's accounts. */
export class UserAdminService {
  constructor(
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Newest first; one row more than asked, where there are so many. @param search part of a name or address */
  async list(
    ctx: RequestContext,
    page: PageRequest,
    { search, role }: { readonly search: string | null; readonly role: Role | null },
  ): Promise<UserRow[]> {
    mayListUsers(ctx);
    const paging = { limit: pageLimit(page), start: pageStart(page, 'uuid') };
    return userRows(ctx.em, { pattern: searchPattern(search), role, ...paging });
  }

  /**
   * Gives a user another role, on every instance from their next request on. ADMIN_EMAILS are admins again at their
   * next sign-in.
   * @throws FORBIDDEN for one's own role; NOT_FOUND
   */
  async grantRole(ctx: RequestContext, userId: string, role: Role): Promise<User> {
    const { id: actorId } = mayGrantRole(ctx, userId);
    if (!UUID.test(userId)) throw notFound('User');
    return this.users.change(ctx.em, userId, async (em) => {
      // in one order: two admins who take the role from each other act one after the other, and one remains
      const inOrder = {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        orderBy: { id: 'asc' },
        refresh: true,
      } as const;
      const admins = await em.find(User, { role: 'admin' }, inOrder);
      if (!admins.some(({ id }) => id === actorId)) throw forbidden();
      const user = await em.findOne(User, { id: userId }, inOrder);
      if (!user) throw notFound('User');
      if (user.role !== role) {
        user.role = role;
        const subject = `user:${userId}:${role}`;
        await recordAudit(em, { action: 'roles.grant', actorId, subject, at: this.clock.now() });
      }
      return user;
    });
  }
}
