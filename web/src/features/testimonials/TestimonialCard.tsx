import type { ReactNode } from 'react';
import { StarRating } from '../../ui/StarRating';
import type { Testimonial } from './useTestimonials';
import './testimonial-card.scss';

interface TestimonialCardProps {
  testimonial: Testimonial;
  /** The words as shown here, whole or shortened. */
  words: string;
  /** Under the name. */
  children?: ReactNode;
}

/** What one learner says. */
export const TestimonialCard = ({ testimonial, words, children }: TestimonialCardProps) => (
  <figure className="panel testimonial">
    <StarRating rating={testimonial.rating} />
    <blockquote>“{words}”</blockquote>
    <figcaption>
      <span className="testimonial-name">{testimonial.name}</span>
      {testimonial.institution && <span className="soft small">{testimonial.institution}</span>}
      {children}
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
