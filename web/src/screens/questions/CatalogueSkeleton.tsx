const PLACES = [1, 2, 3, 4, 5, 6];

/** Stands where the list will be. */
export const CatalogueSkeleton = () => (
  <div role="status">
    <span className="visually-hidden">Loading questions</span>
    <div className="panel entries" aria-hidden="true">
      {PLACES.map((place) => (
        <div key={place} className="entry">
          <div className="entry-skeleton">
            <span className="skeleton" />
            <span className="skeleton" />
            <span className="skeleton" />
          </div>
        </div>
      ))}
    </div>
  </div>
);
