import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LandingScreen } from './LandingScreen';

/** Brings the prerendered landing page to life, in small steps: it answers a finger in between. */
export function hydrateLanding(root: HTMLElement): void {
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <LandingScreen />
      </StrictMode>,
    );
  });
}
