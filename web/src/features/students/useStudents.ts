import { PAGE_SIZE_MAX } from 'schema/rules/limits';
import { type StudentsQuery, useStudentsQuery } from '../../generated/students';

export type ListedStudent = StudentsQuery['students']['edges'][number]['node'];

interface Students {
  /** Newest first; undefined until they are known. */
  readonly students: readonly ListedStudent[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly hasMore: boolean;
  /** The next page, or the list for other words, is on its way. */
  readonly loading: boolean;
  readonly more: () => void;
}

/**
 * The teacher's students, whole classes at a time.
 * @param search part of a name or address; '' for all
 */
export function useStudents(search: string): Students {
  const { data, previousData, error, loading, refetch, fetchMore } = useStudentsQuery({
    variables: { first: PAGE_SIZE_MAX, search: search || undefined },
    notifyOnNetworkStatusChange: true,
  });
  // While other words are looked for, what was found stays.
  const page = (data ?? (error ? undefined : previousData))?.students;
  return {
    students: page?.edges.map(({ node }) => node),
    failed: error !== undefined && !page,
    retry: () => void refetch().catch(() => {}),
    hasMore: page?.pageInfo.hasNextPage ?? false,
    loading,
    more: () => void fetchMore({ variables: { after: page?.pageInfo.endCursor } }).catch(() => {}),
  };
}
