import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';

/** The landing page as a visitor without a login sees it first (prerender.mjs, at build time). */
export const renderLanding = (): string =>
  renderToString(
    <StrictMode>
      <StaticRouter location="/">
        <App access={{ status: 'signedOut' }} />
      </StaticRouter>
    </StrictMode>,
  );
