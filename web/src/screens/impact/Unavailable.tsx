import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState';

interface UnavailableProps {
  title: string;
  /** Why, and what to do now. */
  children: ReactNode;
  /** Given where it failed: reads again. What fails once more is shown in the same place. */
  onRetry?: () => Promise<unknown>;
}

/** In place of figures that are not there. */
export const Unavailable = ({ title, children, onRetry }: UnavailableProps) => (
  <div className="panel" role={onRetry && 'alert'}>
    <EmptyState
      title={title}
      action={
        onRetry && (
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => void onRetry().catch(() => undefined)}
          >
            Try again
          </button>
        )
      }
    >
      {children}
    </EmptyState>
  </div>
);
