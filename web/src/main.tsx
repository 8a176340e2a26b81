import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { followSystemTheme } from './lib/theme';
import './styles/base.scss';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

// The server sends the prerendered landing page only to visitors without a login: they are signed out for sure.
const prerendered = root.hasChildNodes();
const page = (
  <StrictMode>
    <BrowserRouter>
      <App access={{ status: prerendered ? 'signedOut' : 'loading' }} />
    </BrowserRouter>
  </StrictMode>
);
if (prerendered) hydrateRoot(root, page);
else createRoot(root).render(page);

followSystemTheme();
