import { PAGE_SIZE_DEFAULT } from 'schema/rules/limits';
import { useSessionReading } from '../../features/feedback/useSessionReading';
import { SessionList } from '../../features/sessions/SessionList';
import { useInvitationSessionsQuery } from '../../generated/settings';
import { ShowMore } from '../../ui/ShowMore';
import { Spinner } from '../../ui/Spinner';

/** What a teacher has recorded for the viewer: to be heard, and read about. */
export function TaughtSessions({ invitationId }: { invitationId: string }) {
  const { data, loading, error, refetch, fetchMore } = useInvitationSessionsQuery({
    variables: { id: invitationId, first: PAGE_SIZE_DEFAULT },
    // The teacher may have recorded another one since.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { dialog, ...reading } = useSessionReading();
  const sessions = data?.studentInvitation.sessions;

  if (error && !sessions) {
    return (
      <div role="alert">
        <p>The sessions could not be loaded.</p>
        <button type="button" className="btn btn-quiet" onClick={() => void refetch()}>
          Try again
        </button>
      </div>
    );
  }
  if (!sessions) return <Spinner label="Loading the sessions" />;
  return (
    <>
      <div className="taught-sessions">
        <SessionList sessions={sessions.edges.map(({ node }) => node)} detailed {...reading} />
      </div>
      <ShowMore
        hasMore={sessions.pageInfo.hasNextPage}
        loading={loading}
        onMore={() => void fetchMore({ variables: { after: sessions.pageInfo.endCursor } })}
        of="sessions"
      />
      {dialog}
    </>
  );
}
