import './styles/base.scss';
import './styles/lisan.scss';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { followSystemTheme } from './lib/theme';
import { LandingScreen } from './screens/landing/LandingScreen';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

// The server sends the prerendered landing page to visitors without a login. It needs neither router nor data
// client, so they download neither; every link on it is a full navigation.
if (root.dataset.page === 'landing') {
  // in small steps: the page answers a finger in between
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <LandingScreen />
      </StrictMode>,
    );
  });
} else {
  void import('./app/start').then(({ start }) => start(root));
}

followSystemTheme();
