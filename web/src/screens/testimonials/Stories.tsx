import { BadgeCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MESSAGES } from 'schema/rules/messages';
import { TestimonialCard, TestimonialPlaceholder } from '../../features/testimonials/TestimonialCard';
import type { Testimonials } from '../../features/testimonials/useTestimonials';
import { Badge } from '../../ui/Badge';
import { EmptyState } from '../../ui/EmptyState';
import { ShowMore } from '../../ui/ShowMore';

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];
/** Whole rows of one, two and three columns. */
const AT_ONCE = 24;

interface StoriesProps {
  testimonials: Testimonials;
  reload: () => void;
  /** Cards that stand in front of the others. */
  own?: readonly ReactNode[];
}

/** The grid, its placeholders, and what stands in its place. */
export function Stories({ testimonials, reload, own = [] }: StoriesProps) {
  const [shown, setShown] = useState(AT_ONCE);
  if (testimonials.status === 'failed') {
    return (
      <div className="panel" role="alert">
        <EmptyState
          title="The stories could not be loaded"
          action={
            <button type="button" className="btn btn-primary" onClick={reload}>
              Try again
            </button>
          }
        />
      </div>
    );
  }
  if (testimonials.status === 'loading') {
    return (
      <div className="row g-3" role="status">
        <span className="visually-hidden">Loading the stories</span>
        {PLACEHOLDERS.map((place) => (
          <Cell key={`placeholder ${place}`}>
            <TestimonialPlaceholder />
          </Cell>
        ))}
      </div>
    );
  }
  const { items } = testimonials;
  if (items.length + own.length === 0) {
    return (
      <div className="panel">
        <EmptyState title={MESSAGES.noTestimonials}>The first one will stand here.</EmptyState>
      </div>
    );
  }
  return (
    <>
      <div className="row g-3">
        {own}
        {items.slice(0, shown).map((testimonial) => (
          <Cell key={testimonial.id}>
            <TestimonialCard
              testimonial={testimonial}
              words={testimonial.content}
              createdAt={testimonial.createdAt}
              badge={
                <Badge tone="teal">
                  <BadgeCheck size={14} aria-hidden="true" /> Verified User
                </Badge>
              }
            />
          </Cell>
        ))}
      </div>
      <ShowMore
        of="stories"
        hasMore={items.length > shown}
        loading={false}
        onMore={() => setShown(shown + AT_ONCE)}
      />
    </>
  );
}

/** One place of the grid. */
export const Cell = ({ children }: { children: ReactNode }) => (
  <div className="col-md-6 col-lg-4">{children}</div>
);
