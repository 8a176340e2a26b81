import { useSettingsQuery } from '../../generated/settings';
import { EmptyState } from '../../ui/EmptyState';
import { Gradually } from '../../ui/Gradually';
import { PageHeading } from '../../ui/PageHeading';
import { Spinner } from '../../ui/Spinner';
import { SettingsCards } from './SettingsCards';
import './settings.scss';

/** Who one is here, what others may do with it, and the way out. */
export function SettingsScreen() {
  const { data, loading, error, refetch, fetchMore } = useSettingsQuery({
    notifyOnNetworkStatusChange: true,
  });
  return (
    <>
      <PageHeading title="Settings" className="settings-heading">
        Settings
      </PageHeading>
      <p className="soft mb-4">Manage your account settings and preferences</p>
      {loading && !data && <Spinner label="Loading your settings" />}
      {error && !data && (
        <div className="panel" role="alert">
          <EmptyState
            title="Your settings could not be loaded"
            action={
              <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
                Try again
              </button>
            }
          >
            Nothing has changed.
          </EmptyState>
        </div>
      )}
      {data?.viewer && (
        <Gradually placeholder={<Spinner label="Loading your settings" />}>
          <SettingsCards
            viewer={data.viewer}
            invitations={data.studentInvitations}
            loading={loading}
            onMoreInvitations={() =>
              void fetchMore({ variables: { after: data.studentInvitations.pageInfo.endCursor } })
            }
          />
        </Gradually>
      )}
    </>
  );
}
