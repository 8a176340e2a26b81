import { badInput } from '../../errors.js';
import type { PageArgs } from '../../graphql/connection.js';
import { pageLimit } from '../../paging.js';
import type { StudentImprovementConnection } from './analytics.types.js';
import type { Impact } from './impact.js';

/** A row of this list is not a stored one: its cursor is its place. */
const cursorAt = (place: number): string => Buffer.from(`place ${place}`).toString('base64url');

function placeOf(cursor: string): number {
  const [, place] = /^place (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (place === undefined) throw badInput('This is not a cursor.', 'after');
  return Number(place);
}

export async function improvementPage(
  impact: Impact,
  { first, after }: PageArgs,
): Promise<StudentImprovementConnection> {
  const from = after ? placeOf(after) : 0;
  const rows = await impact.improvements(pageLimit({ first, after: null }), from);
  const edges = rows.slice(0, first).map((node, index) => ({ node, cursor: cursorAt(from + index + 1) }));
  return {
    edges,
    pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: rows.length > first },
  };
}
