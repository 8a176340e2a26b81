import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { OutboxProvider } from '../features/recorder/OutboxProvider';
import { createApolloClient } from '../lib/apollo';
import { lazyNamed } from '../lib/lazyNamed';
import { useLoginRedirect } from '../lib/useLoginRedirect';
import { useViewer } from '../lib/viewer';
import '../styles/forms.scss';
import { AppRoutes } from './AppRoutes';
import { LoadingLisan } from './LoadingLisan';
import { Shell } from './Shell';
import { TimeZoneSync } from './TimeZoneSync';

// Forms and their rules are not needed once a profile is complete.
const CompleteProfilePage = lazyNamed(() => import('./CompleteProfilePage'), 'CompleteProfilePage');
const CompleteProfileModal = lazyNamed(() => import('./CompleteProfileModal'), 'CompleteProfileModal');

/** The app of a signed-in user, behind the profile where that is still incomplete (§2). */
export function SignedInApp() {
  const viewer = useViewer();
  const redirect = useLoginRedirect();
  const [client] = useState(() => createApolloClient(viewer.id, redirect));
  return (
    <ApolloProvider client={client}>
      <TimeZoneSync />
      <Suspense fallback={<LoadingLisan />}>
        {viewer.isNewUser && !viewer.isProfileComplete ? (
          <CompleteProfilePage />
        ) : (
          <OutboxProvider>
            <Shell>
              <AppRoutes />
            </Shell>
            {!viewer.isProfileComplete && <CompleteProfileModal />}
          </OutboxProvider>
        )}
      </Suspense>
    </ApolloProvider>
  );
}
