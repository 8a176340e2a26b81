import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyNamed } from '../lib/lazyNamed';
import { useAccess, type Viewer } from '../lib/viewer';
import { NotFoundScreen } from '../screens/not-found/NotFoundScreen';
import { PublicHeader } from '../ui/PublicHeader';
import { AccessFailed } from './AccessFailed';
import { LoadingLisan } from './LoadingLisan';
import { LoginRedirect } from './LoginRedirect';
import { PATHS, SIGNED_IN_ONLY } from './routes';

const SignedInApp = lazyNamed(() => import('./SignedInApp'), 'SignedInApp');
const LandingScreen = lazyNamed(() => import('../screens/landing/LandingScreen'), 'LandingScreen');
const TestimonialsScreen = lazyNamed(
  () => import('../screens/testimonials/TestimonialsScreen'),
  'TestimonialsScreen',
);

/** Loads what a signed-in user sees at an address. */
export async function preloadSignedIn(pathname: string, viewer: Viewer): Promise<void> {
  const screen = import('./screens').then(({ preloadScreen }) => preloadScreen(pathname, viewer));
  await Promise.all([SignedInApp.preload(), screen]);
}

const SignedOutRoutes = () => (
  <Routes>
    <Route path="/" element={<LandingScreen />} />
    <Route path={PATHS.testimonials} element={<TestimonialsScreen />} />
    {SIGNED_IN_ONLY.map((path) => (
      <Route key={path} path={path} element={<LoginRedirect />} />
    ))}
    <Route
      path="*"
      element={
        <>
          <PublicHeader />
          <main>
            <NotFoundScreen />
          </main>
        </>
      }
    />
  </Routes>
);

/** Decides by the state of the login what there is to see (§2). */
export function AccessGate() {
  const { access, refresh } = useAccess();
  if (access.status === 'loading') return <LoadingLisan />;
  if (access.status === 'failed') return <AccessFailed message={access.message} onRetry={refresh} />;
  return (
    <Suspense fallback={<LoadingLisan />}>
      {access.status === 'signedIn' ? (
        // Another user starts with nothing of the one before.
        <SignedInApp key={access.viewer.id} />
      ) : (
        <SignedOutRoutes />
      )}
    </Suspense>
  );
}
