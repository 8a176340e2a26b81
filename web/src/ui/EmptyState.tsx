import type { ReactNode } from 'react';
import { Wave } from './Wave';
import './empty-state.scss';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** What to do about it: one button or link. */
  action?: ReactNode;
}

/** Nothing here yet: says so, and what to do now. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className="empty-state">
    <span className="empty-state-wave">
      <Wave bars={11} />
    </span>
    <p className="empty-state-title">{title}</p>
    {children && <div className="soft">{children}</div>}
    {action}
  </div>
);
