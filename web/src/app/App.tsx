import { AccessProvider, type Viewer } from '../lib/viewer';
import { ToastsProvider } from '../ui/Toasts';
import { AccessGate, SignedInApp } from './AccessGate';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * One spinner until all is there: React holds back each further step by 300 ms otherwise. What cannot be loaded is
 * told where it is shown.
 */
async function preloadApp(viewer: Viewer): Promise<void> {
  try {
    await SignedInApp.preload();
    const { preloadScreen } = await import('./AppRoutes');
    await preloadScreen(window.location.pathname, viewer);
  } catch {}
}

/** Everything below the router. */
export const App = () => (
  <ErrorBoundary>
    <ToastsProvider>
      <AccessProvider onSignedIn={preloadApp}>
        <AccessGate />
      </AccessProvider>
    </ToastsProvider>
  </ErrorBoundary>
);
