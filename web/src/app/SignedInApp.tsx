import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { OutboxProvider } from '../features/recorder/OutboxProvider';
import { createApolloClient } from '../lib/apollo';
import { useLoginRedirect } from '../lib/useLoginRedirect';
import { useViewer } from '../lib/viewer';
import '../styles/app.scss';
import { AppRoutes } from './AppRoutes';
import { CompleteProfileModal } from './CompleteProfileModal';
import { CompleteProfilePage } from './CompleteProfilePage';
import { Shell } from './Shell';
import { TimeZoneSync } from './TimeZoneSync';

/** The app of a signed-in user, behind the profile where that is still incomplete (§2). */
export function SignedInApp() {
  const viewer = useViewer();
  const redirect = useLoginRedirect();
  const [client] = useState(() => createApolloClient(viewer.id, redirect));
  return (
    <ApolloProvider client={client}>
      <TimeZoneSync />
      {viewer.isNewUser && !viewer.isProfileComplete ? (
        <CompleteProfilePage />
      ) : (
        <OutboxProvider>
          <Shell>
            <AppRoutes />
          </Shell>
        </OutboxProvider>
      )}
      {!viewer.isNewUser && <CompleteProfileModal open={!viewer.isProfileComplete} />}
    </ApolloProvider>
  );
}
