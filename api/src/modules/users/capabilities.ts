import type { Role } from 'schema/rules/choices';
import { isProfileComplete, type Profile } from './profile.js';

/** What decides what a user may do. */
interface Standing extends Profile {
  readonly role: Role;
}

/** What a user may do, for screens: none of them compares roles. The policies of the domains decide. */
export const CAPABILITIES = {
  canModerate: ({ role }: Standing): boolean => role === 'admin',
  canGrantRoles: ({ role }: Standing): boolean => role === 'admin',
  canManageStudents: (user: Standing): boolean => user.role === 'teacher' && isProfileComplete(user),
  canReviewQuestions: ({ role }: Standing): boolean => role === 'teacher' || role === 'admin',
} as const;
