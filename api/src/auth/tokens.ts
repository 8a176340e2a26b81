import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie or a link. The database keeps the SHA-256 only, so a leaked table opens nothing. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value);

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
