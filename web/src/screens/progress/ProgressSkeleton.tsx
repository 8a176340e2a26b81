/** The screen's shape while it loads. */
export const ProgressSkeleton = () => (
  <div className="progress-screen" role="status">
    <span className="visually-hidden">Loading your progress</span>
    <div className="skeleton progress-growth-size" />
    <div className="skeleton progress-stats-size" />
    <div className="skeleton progress-history-size" />
  </div>
);
