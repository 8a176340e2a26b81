import './styles/base.scss';
import './styles/lisan.scss';
import { followSystemTheme } from './lib/theme';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

// The server sends the prerendered landing page to visitors without a login. It needs neither router nor data
// client, so they download neither; every link on it is a full navigation.
if (root.dataset.page === 'landing') {
  void import('./screens/landing/hydrateLanding').then(({ hydrateLanding }) => hydrateLanding(root));
} else {
  void import('./app/start').then(({ start }) => start(root));
}

followSystemTheme();
