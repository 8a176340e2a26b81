import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { release } from '../lib/release';
import { reloadWhenRestored } from '../lib/reloadWhenRestored';
import { type Access, fetchAccess } from '../lib/viewer';
import { preloadSignedIn } from './AccessGate';
import { App } from './App';

/** Starts the app in the shell that prerender.mjs has written, whose spinner stays until all of it is there. */
export async function start(root: HTMLElement): Promise<void> {
  reloadWhenRestored();
  release.watch();
  const access = await fetchAccess();
  // What cannot be loaded is told by the app itself.
  await preload(access).catch(() => {});
  // As a transition React works in small steps, and the page answers a finger in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <App access={access} />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
}

async function preload(access: Access): Promise<void> {
  if (access.status === 'signedIn') await preloadSignedIn(location.pathname, access.viewer);
}
