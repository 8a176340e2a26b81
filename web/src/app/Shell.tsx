import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Spinner } from '../ui/Spinner';
import { BottomBar } from './BottomBar';
import { ErrorBoundary } from './ErrorBoundary';
import { ReleaseNotice } from './ReleaseNotice';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import './shell.scss';

/** What stands around every signed-in screen; a screen that breaks leaves it standing. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <aside className="shell-side" aria-label="Sidebar">
        <Sidebar />
      </aside>
      <div className="shell-page">
        <ReleaseNotice />
        <TopBar />
        <main id="main" tabIndex={-1}>
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<Spinner label="Loading" />}>{children}</Suspense>
          </ErrorBoundary>
        </main>
        <BottomBar />
      </div>
    </div>
  );
}
