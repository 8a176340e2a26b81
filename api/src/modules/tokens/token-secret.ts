import { hashToken, isToken, newToken } from '../../auth/tokens.js';

/** Tells people and secret scanners whose token it is. */
const MARK = 'lisan_';
const SHOWN_CHARACTERS = MARK.length + 6;

interface NewSecret {
  readonly secret: string;
  /** What the list shows; far too short to guess the rest from. */
  readonly prefix: string;
  readonly hash: Buffer;
}

export function newSecret(): NewSecret {
  const secret = MARK + newToken();
  return { secret, prefix: secret.slice(0, SHOWN_CHARACTERS), hash: hashToken(secret) };
}

/** What the database keeps of a secret; null: no token of ours looks like this. */
export const hashOfSecret = (secret: string): Buffer | null =>
  secret.startsWith(MARK) && isToken(secret.slice(MARK.length)) ? hashToken(secret) : null;

/** What an Authorization header presents; null where it is absent or of another scheme, as a proxy's Basic is. */
export function bearerSecret(header: string | undefined): string | null {
  const [scheme = '', ...rest] = (header ?? '').trim().split(/\s+/);
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ') : null;
}
