const CARDS = [1, 2, 3, 4];

/** The report's shape while its figures load. */
export const ReportSkeleton = () => (
  <div role="status" className="impact-report">
    <span className="visually-hidden">Loading the figures</span>
    <div className="skeleton impact-lead-size" />
    <div className="impact-cards">
      {CARDS.map((card) => (
        <div key={card} className="skeleton impact-card-size" />
      ))}
    </div>
    <div className="skeleton impact-sheet-size" />
  </div>
);
