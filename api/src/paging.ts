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

const IDS = { integer: /^\d{1,9}$/, uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/ } as const;

const noCursor = () => badInput('This is not a cursor.', 'after');

export function decodeCursor(cursor: string): Cursor {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|', 2);
  const createdAt = new Date(time);
  // a year of more than four digits may be beyond what the database knows
  const isTime = /^\d{4}-/.test(time) && !Number.isNaN(createdAt.getTime());
  if (!isTime || !Object.values(IDS).some((ids) => ids.test(id))) throw noCursor();
  return { createdAt, id };
}

/** Where the page of a list with such ids begins. @throws BAD_USER_INPUT for the cursor of another kind of list */
export function pageStart({ after }: PageRequest, ids: keyof typeof IDS): Cursor | null {
  if (after && !IDS[ids].test(after.id)) throw noCursor();
  return after;
}

/** @returns the limit to read with: one more than asked tells whether there is a next page */
export function pageLimit({ first }: PageRequest): number {
  if (!Number.isInteger(first) || first < 1 || first > PAGE_SIZE_MAX) {
    throw badInput(`Ask for 1 to ${PAGE_SIZE_MAX} at a time.`, 'first');
  }
  return first + 1;
}
