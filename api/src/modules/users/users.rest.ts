import { type Response, Router } from 'express';
import { contextOf } from '../../context-of.js';
import { unauthenticated } from '../../errors.js';
import { jsonBody } from '../../rest/json-body.js';
import { sendJson } from '../../rest/send-json.js';
import type { AccountService } from './account.service.js';
import { CAPABILITIES } from './capabilities.js';
import { isProfileComplete } from './profile.js';
import type { User } from './user.entity.js';
import type { UsersService } from './users.service.js';

export function usersRest(users: UsersService, account: AccountService): Router {
  const router = Router();

  router.get('/auth/user', async (_req, res) => {
    await sendUser(res, await users.current(contextOf(res)));
  });

  router.post('/auth/complete-profile', jsonBody, async (req, res) => {
    await sendUser(res, await account.completeProfile(contextOf(res), { ...req.body }));
  });

  router.put('/auth/user/profile', jsonBody, async (req, res) => {
    await sendUser(res, await account.updateProfile(contextOf(res), { ...req.body }));
  });

  return router;
}

/** The viewer, as every path answers that reads or changes them. */
export async function sendUser(res: Response, user: User): Promise<void> {
  const { viewer } = contextOf(res);
  if (!viewer) throw unauthenticated();
  await sendJson(res, {
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
    isAuthenticated: true,
    isNewUser: user.isNewUser,
    isProfileComplete: isProfileComplete(user),
    canSeeImpact: viewer.canSeeImpact,
    canModerate: CAPABILITIES.canModerate(user),
    canGrantRoles: CAPABILITIES.canGrantRoles(user),
    canManageStudents: CAPABILITIES.canManageStudents(user),
    canReviewQuestions: CAPABILITIES.canReviewQuestions(user),
  });
}
