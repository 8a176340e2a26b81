import { notFound } from '../errors.js';

/** A path that is no id is a session that is not there. @throws NOT_FOUND */
export function sessionId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw notFound('Session');
  return Number(text);
}
