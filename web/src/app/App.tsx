import { type Access, AccessProvider } from '../lib/viewer';
import { ToastsProvider } from '../ui/Toasts';
import { AccessGate } from './AccessGate';
import { ErrorBoundary } from './ErrorBoundary';

/** Everything below the router. `access`: who is signed in, where that is known already. */
export const App = ({ access }: { access?: Access }) => (
  <ErrorBoundary>
    <ToastsProvider>
      <AccessProvider initial={access}>
        <AccessGate />
      </AccessProvider>
    </ToastsProvider>
  </ErrorBoundary>
);
