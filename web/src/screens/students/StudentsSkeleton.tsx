const ROWS = [1, 2, 3, 4, 5, 6];

/** The list's shape while it loads. */
export const StudentsSkeleton = () => (
  <div className="panel students-panel" role="status">
    <span className="visually-hidden">Loading your students</span>
    {ROWS.map((row) => (
      <div key={row} className="skeleton student-row-size" />
    ))}
  </div>
);
