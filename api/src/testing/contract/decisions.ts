import type { Access } from '../../access.js';
import type { ErrorCode } from '../../errors.js';

/** Every kind of caller there is. */
export const CALLERS = [
  'visitor',
  'newUser',
  'student',
  'anotherStudent',
  'teacher',
  'anotherTeacher',
  'admin',
  'impactAdmin',
  'researcher',
  'revokedToken',
] as const;
export type Caller = (typeof CALLERS)[number];

export type Decision = 'allowed' | Extract<ErrorCode, 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND'>;

/** Who has no login: a token is none, and a revoked one is refused before anything is looked at. */
const SIGNED_OUT: readonly Caller[] = ['visitor', 'researcher', 'revokedToken'];
const TEACHERS: readonly Caller[] = ['teacher', 'anotherTeacher'];

/**
 * What an access word means for a caller, and nothing but the word.
 *
 * @param namesRecord the call names a record of the student, or of the teacher where the word is `teacher`
 */
export function decisionFor(access: Access, caller: Caller, namesRecord: boolean): Decision {
  if (caller === 'revokedToken') return 'UNAUTHENTICATED';
  if (access === 'everyone') return 'allowed';
  if (access === 'impactReader' && caller === 'researcher') return 'allowed';
  if (SIGNED_OUT.includes(caller)) return 'UNAUTHENTICATED';
  const forbiddenUnless = (may: boolean): Decision => (may ? 'allowed' : 'FORBIDDEN');
  switch (access) {
    case 'signedIn':
      return 'allowed';
    case 'owner':
      return caller === 'student' ? 'allowed' : 'NOT_FOUND';
    case 'member':
      return forbiddenUnless(caller !== 'newUser');
    case 'teacher':
      return namesRecord && caller === 'anotherTeacher'
        ? 'NOT_FOUND'
        : forbiddenUnless(TEACHERS.includes(caller));
    case 'reviewer':
      return forbiddenUnless(TEACHERS.includes(caller) || caller === 'admin');
    case 'admin':
      return forbiddenUnless(caller === 'admin');
    case 'impactReader':
    case 'impactAdmin':
      return forbiddenUnless(caller === 'impactAdmin');
  }
}
