import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { LandingScreen } from './screens/landing/LandingScreen';

/** The landing page as main.tsx will hydrate it (prerender.mjs, at build time). */
export const renderLanding = (): string =>
  renderToString(
    <StrictMode>
      <LandingScreen />
    </StrictMode>,
  );
