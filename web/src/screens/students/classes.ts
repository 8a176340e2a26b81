import { PAGE_SIZE_MAX } from 'schema/rules/limits';
import { fullName } from '../../lib/format';

interface Listed {
  readonly firstName: string;
  readonly lastName: string;
  readonly grade: string | null;
}

export interface SchoolClass<S> {
  /** As the teacher calls it; null: none was given, or the list is too long to be put in order. */
  readonly grade: string | null;
  readonly students: readonly S[];
}

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Students as in a class register: by grade, then by name. A list that comes in several pages keeps the server's
 * order, for a name of the next page would jump in between.
 */
export function classesOf<S extends Listed>(students: readonly S[], hasMore: boolean): SchoolClass<S>[] {
  if (hasMore || students.length > PAGE_SIZE_MAX) return [{ grade: null, students }];
  const byName = students.toSorted((a, b) => compare(fullName(a), fullName(b)));
  const groups = Map.groupBy(byName, ({ grade }) => grade?.toLowerCase() ?? null);
  return [...groups.values()]
    .map((group) => ({ grade: group[0]?.grade ?? null, students: group }))
    .sort((a, b) => (a.grade === null || b.grade === null ? nullsLast(a, b) : compare(a.grade, b.grade)));
}

const nullsLast = (a: { grade: string | null }, b: { grade: string | null }): number =>
  Number(a.grade === null) - Number(b.grade === null);
