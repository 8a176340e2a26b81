const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** As many cards as one sees at first, of their size. */
export const TopicsSkeleton = () => (
  <ul className="topic-list" role="status" aria-label="Loading topics">
    {CARDS.map((card) => (
      <li key={card} className="panel topic-skeleton">
        <div className="skeleton skeleton-badges" />
        <div className="skeleton skeleton-line" />
        <div className="skeleton skeleton-points" />
      </li>
    ))}
  </ul>
);
