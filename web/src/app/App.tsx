import { type Access, AccessProvider } from '../lib/viewer';
import { ToastsProvider } from '../ui/Toasts';
import { AccessGate } from './AccessGate';
import { ErrorBoundary } from './ErrorBoundary';

/** Everything below the router; the browser and the prerendering put their own router above. */
export const App = ({ access }: { access: Access }) => (
  <ErrorBoundary>
    <ToastsProvider>
      <AccessProvider initial={access}>
        <AccessGate />
      </AccessProvider>
    </ToastsProvider>
  </ErrorBoundary>
);
