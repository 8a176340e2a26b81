import { AccessProvider } from '../lib/viewer';
import { ToastsProvider } from '../ui/Toasts';
import { AccessGate } from './AccessGate';
import { ErrorBoundary } from './ErrorBoundary';

/** Everything below the router. */
export const App = () => (
  <ErrorBoundary>
    <ToastsProvider>
      <AccessProvider>
        <AccessGate />
      </AccessProvider>
    </ToastsProvider>
  </ErrorBoundary>
);
