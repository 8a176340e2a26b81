import { PAGE_SIZE_MAX } from 'schema/rules/limits';
import { badInput } from './errors.js';

/** Where a page begins: after this row, in the order newest first. */
export interface Cursor {
  readonly createdAt: Date;
  /** An integer or a UUID, as text. */
  readonly id: string;
}

export interface PageRequest {
  /** Rows wanted, 1–100. */
  readonly first: number;
  readonly after: Cursor | null;
}

/** Opaque to clients. */
export const encodeCursor = ({ createdAt, id }: { createdAt: Date; id: string | number }): string =>
  Buffer.from(`${createdAt.toISOString()}|${id}`).toString('base64url');

export function decodeCursor(cursor: string): Cursor {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|', 2);
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime()) || !/^(\d{1,9}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/.test(id)) {
    throw badInput('This is not a cursor.', 'after');
  }
  return { createdAt, id };
}

/** @returns the limit to read with: one more than asked tells whether there is a next page */
export function pageLimit({ first }: PageRequest): number {
  if (!Number.isInteger(first) || first < 1 || first > PAGE_SIZE_MAX) {
    throw badInput(`Ask for 1 to ${PAGE_SIZE_MAX} at a time.`, 'first');
  }
  return first + 1;
}
