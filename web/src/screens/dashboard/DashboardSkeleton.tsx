/** The dashboard's shape while it loads. */
export const DashboardSkeleton = () => (
  <div className="dashboard" role="status">
    <span className="visually-hidden">Loading your numbers</span>
    <div className="skeleton dashboard-step-size" />
    <div className="skeleton" />
    <div className="skeleton dashboard-wide dashboard-stats-size" />
    <div className="skeleton dashboard-wide dashboard-step-size" />
  </div>
);
