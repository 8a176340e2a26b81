import { PAGE_SIZE_DEFAULT } from 'schema/rules/limits';
import { useStudentSessionsQuery } from '../../generated/students';

/** What was recorded for a student, page by page. */
export function useStudentSessions(studentId: string) {
  const { data, error, loading, refetch, fetchMore } = useStudentSessionsQuery({
    variables: { id: studentId, first: PAGE_SIZE_DEFAULT },
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.student.sessions;
  return {
    sessions: page?.edges.map(({ node }) => node),
    hasMore: page?.pageInfo.hasNextPage ?? false,
    error,
    loading,
    more: () => void fetchMore({ variables: { after: page?.pageInfo.endCursor } }).catch(() => {}),
    reread: refetch,
  };
}
