import { Star } from 'lucide-react';
import './star-rating.scss';

const STARS = [1, 2, 3, 4, 5];

/** A rating of 1–5 as filled stars. */
export const StarRating = ({ rating }: { rating: number }) => (
  <span className="star-rating" role="img" aria-label={`${rating} out of 5 stars`}>
    {STARS.map((star) => (
      <Star key={star} size={18} aria-hidden="true" className={star <= rating ? 'star-filled' : undefined} />
    ))}
  </span>
);
