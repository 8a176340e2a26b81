import { badInput } from '../../errors.js';
import type { SessionCursor, SessionRow } from './session.rows.js';

/** Opaque to clients: where the next page begins. */
export const encodeCursor = (row: Pick<SessionRow, 'createdAt' | 'id'>): string =>
  Buffer.from(`${row.createdAt.toISOString()}|${row.id}`).toString('base64url');

export function decodeCursor(cursor: string): SessionCursor {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|', 2);
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !/^\d{1,9}$/.test(id))
    throw badInput('This is not a cursor.', 'after');
  return { createdAt, id: Number(id) };
}
