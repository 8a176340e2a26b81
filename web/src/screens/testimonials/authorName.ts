import type { Viewer } from '../../lib/viewer';

/** The name that a story begins with; of an e-mail address only what stands before the @, for it will be public. */
export const authorName = ({ firstName, lastName, email }: Viewer): string =>
  [firstName?.trim(), lastName?.trim()].filter(Boolean).join(' ') || (email.split('@')[0] ?? '');
