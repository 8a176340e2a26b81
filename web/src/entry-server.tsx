import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { LoadingLisan } from './app/LoadingLisan';
import { LandingScreen } from './screens/landing/LandingScreen';

// What prerender.mjs takes from the app, at build time.
export { firstRequests } from './app/firstQueries';
export { PATHS } from './app/routes';
export { earlyQueries } from './lib/earlyQueries';
export { EARLY_VIEWER } from './lib/earlyViewer';

/** The landing page as hydrateLanding.tsx will find it. */
export const renderLanding = (): string =>
  renderToString(
    <StrictMode>
      <LandingScreen />
    </StrictMode>,
  );

/** What stands in the shell until the app takes its place. */
export const renderLoading = (): string => renderToString(<LoadingLisan />);
