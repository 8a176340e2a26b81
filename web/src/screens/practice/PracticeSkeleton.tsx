/** Stands where the card and the stage will be. */
export const PracticeSkeleton = () => (
  <>
    <div role="status" className="practice-main">
      <span className="visually-hidden">Loading questions</span>
      <div className="panel" aria-hidden="true">
        <div className="skeleton skeleton-badges" />
        <div className="skeleton skeleton-topic" />
        <div className="skeleton skeleton-point" />
        <div className="skeleton skeleton-point" />
        <div className="skeleton skeleton-point" />
        <div className="skeleton skeleton-point" />
      </div>
    </div>
    <div className="practice-side" aria-hidden="true">
      <div className="stage practice-stage practice-skeleton" />
    </div>
  </>
);
