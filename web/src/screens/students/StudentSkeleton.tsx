/** The page's shape while it loads. */
export const StudentSkeleton = () => (
  <div className="student" role="status">
    <span className="visually-hidden">Loading the student</span>
    <div className="skeleton student-head-size" />
    <div className="skeleton student-marks-size" />
    <div className="skeleton student-marks-size" />
  </div>
);
