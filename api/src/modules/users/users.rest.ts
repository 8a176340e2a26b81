import { Router } from 'express';
import { contextOf } from '../../context-of.js';
import { unauthenticated } from '../../errors.js';
import { sendJson } from '../../rest/send-json.js';
import { isProfileComplete } from './profile.js';
import type { User } from './user.entity.js';
import type { UsersService } from './users.service.js';

export function usersRest(users: UsersService): Router {
  const router = Router();
  router.get('/auth/user', async (_req, res) => {
    const ctx = contextOf(res);
    if (!ctx.viewer) throw unauthenticated();
    sendJson(res, userJson(await users.current(ctx)));
  });
  return router;
}

export const userJson = (user: User) => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  profileImageUrl: user.profileImageUrl,
  role: user.role,
  country: user.country,
  state: user.state,
  institution: user.institution,
  institutionType: user.institutionType,
  timeZone: user.timeZone,
  isNewUser: user.isNewUser,
  isProfileComplete: isProfileComplete(user),
});
