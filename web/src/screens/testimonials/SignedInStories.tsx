import { Hourglass } from 'lucide-react';
import { PAGE_SIZE_DEFAULT } from 'schema/rules/limits';
import { TestimonialCard } from '../../features/testimonials/TestimonialCard';
import type { Testimonials } from '../../features/testimonials/useTestimonials';
import { useOwnTestimonialsQuery } from '../../generated/testimonials';
import { Badge } from '../../ui/Badge';
import { Cell, Stories } from './Stories';

interface SignedInStoriesProps {
  testimonials: Testimonials;
  reload: () => void;
}

/** The author's own stories that nobody else can see yet, then everybody's. */
export function SignedInStories({ testimonials, reload }: SignedInStoriesProps) {
  // An admin may have decided since it was last read.
  const { data, loading } = useOwnTestimonialsQuery({
    variables: { first: PAGE_SIZE_DEFAULT },
    fetchPolicy: 'network-only',
  });
  const stories = data?.viewer?.testimonials.edges.map(({ node }) => node) ?? [];
  return (
    <Stories
      // All at once, so that nothing moves when one's own come to stand in front.
      testimonials={loading && !data ? { status: 'loading' } : testimonials}
      reload={reload}
      own={stories
        .filter(({ isPending }) => isPending)
        .map((story) => (
          <Cell key={`own ${story.id}`}>
            <div className="story-pending">
              <TestimonialCard
                testimonial={story}
                words={story.content}
                createdAt={story.createdAt}
                note="Only you see it until it has been read."
                badge={
                  <Badge tone="amber">
                    <Hourglass size={14} aria-hidden="true" /> In review
                  </Badge>
                }
              />
            </div>
          </Cell>
        ))}
    />
  );
}
