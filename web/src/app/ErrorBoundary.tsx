import { Component, type ReactNode } from 'react';
import { reload } from '../lib/navigate';
import { EmptyState } from '../ui/EmptyState';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Catches what breaks while rendering, a chunk that no longer exists after an update included. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          title="This page stopped working"
          action={
            <button type="button" className="btn btn-primary" onClick={reload}>
              Load it again
            </button>
          }
        >
          What you have recorded is kept. Loading the page again usually helps.
        </EmptyState>
      </div>
    );
  }
}
