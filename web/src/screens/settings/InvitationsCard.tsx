import type { SettingsQuery } from '../../generated/settings';
import { ShowMore } from '../../ui/ShowMore';
import { Invitation } from './Invitation';

interface InvitationsCardProps {
  invitations: SettingsQuery['studentInvitations'];
  loading: boolean;
  onMore: () => void;
}

/** Teachers who have written this address down; nothing is opened by that alone. */
export function InvitationsCard({ invitations: { edges, pageInfo }, loading, onMore }: InvitationsCardProps) {
  if (edges.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="invitations">
      <h2 id="invitations" className="panel-title mb-2">
        Your teachers
      </h2>
      <ul className="settings-list invitations">
        {edges.map(({ node }) => (
          <Invitation key={node.id} invitation={node} />
        ))}
      </ul>
      <ShowMore hasMore={pageInfo.hasNextPage} loading={loading} onMore={onMore} of="teachers" />
    </section>
  );
}
