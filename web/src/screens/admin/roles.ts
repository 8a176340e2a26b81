import type { Role } from 'schema/rules/choices';
import type { UserRowFragment } from '../../generated/admin';
import type { Tone } from '../../ui/tones';

/** What each role is called here, and what it brings. */
export const ROLE_WORDS: Record<Role, { label: string; may: string; tone: Tone }> = {
  student: { label: 'Student', may: 'Practises and gets marks.', tone: 'neutral' },
  teacher: {
    label: 'Teacher',
    may: 'Also has students, records answers for them, and verifies questions.',
    tone: 'teal',
  },
  admin: {
    label: 'Admin',
    may: 'Also gives roles, publishes testimonials, and reads messages.',
    tone: 'plum',
  },
};

/** Whom a row is about. */
export const nameOf = ({ firstName, lastName, email }: UserRowFragment): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
