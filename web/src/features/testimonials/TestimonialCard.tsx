import type { ReactNode } from 'react';
import { longDay } from '../../lib/format';
import { StarRating } from '../../ui/StarRating';
import type { Testimonial } from './useTestimonials';
import './testimonial-card.scss';

interface TestimonialCardProps {
  testimonial: Pick<Testimonial, 'name' | 'institution' | 'rating'>;
  /** The words as shown here, whole or shortened. */
  words: string;
  /** Beside the stars. */
  badge?: ReactNode;
  /** ISO 8601; left out: no date is shown. */
  createdAt?: string;
  /** At the end of the card. */
  note?: string;
}

/** What one learner says. */
export const TestimonialCard = ({ testimonial, words, badge, createdAt, note }: TestimonialCardProps) => (
  <figure className="panel testimonial">
    <div className="testimonial-head">
      <StarRating rating={testimonial.rating} />
      {badge}
    </div>
    <blockquote>“{words}”</blockquote>
    <figcaption>
      <span className="testimonial-name">{testimonial.name}</span>
      {testimonial.institution && <span className="soft small">{testimonial.institution}</span>}
      {createdAt && (
        <time className="soft small" dateTime={createdAt}>
          {longDay(createdAt)}
        </time>
      )}
      {note && <span className="testimonial-note small">{note}</span>}
    </figcaption>
  </figure>
);

/** Stands where a card will be. */
export const TestimonialPlaceholder = () => (
  <div className="panel testimonial" aria-hidden="true">
    <span className="skeleton testimonial-line" />
    <span className="skeleton testimonial-text" />
    <span className="skeleton testimonial-line" />
  </div>
);
