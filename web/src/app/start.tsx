import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { release } from '../lib/release';
import { reloadWhenRestored } from '../lib/reloadWhenRestored';
import { App } from './App';

/** Starts the app in the shell that prerender.mjs has written. */
export function start(root: HTMLElement): void {
  reloadWhenRestored();
  release.watch();
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
}
