import { Suspense, useState } from 'react';
import { PAGE_SIZE_DEFAULT } from 'schema/rules/limits';
import { useReportDownload } from '../../features/feedback/report/useReportDownload';
import { SessionRow } from '../../features/sessions/SessionRow';
import { useInvitationSessionsQuery } from '../../generated/settings';
import { lazyNamed } from '../../lib/lazyNamed';
import { ShowMore } from '../../ui/ShowMore';
import { Spinner } from '../../ui/Spinner';

const FeedbackModal = lazyNamed(() => import('../../features/feedback/FeedbackModal'), 'FeedbackModal');

/** What a teacher has recorded for the viewer: to be heard, and read about. */
export function TaughtSessions({ invitationId }: { invitationId: string }) {
  const { data, loading, error, refetch, fetchMore } = useInvitationSessionsQuery({
    variables: { id: invitationId, first: PAGE_SIZE_DEFAULT },
    // The teacher may have recorded another one since.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { download, busySessionId } = useReportDownload();
  const [viewed, setViewed] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
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
      <ul className="taught-sessions">
        {sessions.edges.map(({ node }) => (
          <SessionRow
            key={node.id}
            session={node}
            detailed
            onView={() => {
              setViewed(node.id);
              setOpen(true);
            }}
            onDownload={() => void download(node.id)}
            downloading={busySessionId === node.id}
          />
        ))}
      </ul>
      <ShowMore
        hasMore={sessions.pageInfo.hasNextPage}
        loading={loading}
        onMore={() => void fetchMore({ variables: { after: sessions.pageInfo.endCursor } })}
        of="sessions"
      />
      {viewed && (
        <Suspense fallback={null}>
          <FeedbackModal open={open} onClose={() => setOpen(false)} sessionId={viewed} />
        </Suspense>
      )}
    </>
  );
}
