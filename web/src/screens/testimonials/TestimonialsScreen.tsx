import { BadgeCheck } from 'lucide-react';
import { TestimonialCard, TestimonialPlaceholder } from '../../features/testimonials/TestimonialCard';
import { useTestimonials } from '../../features/testimonials/useTestimonials';
import { useAccess } from '../../lib/viewer';
import { Badge } from '../../ui/Badge';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeading } from '../../ui/PageHeading';
import { PublicHeader } from '../../ui/PublicHeader';

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];

/** What learners say, for visitors and users alike. */
export function TestimonialsScreen() {
  const { access } = useAccess();
  const content = (
    <>
      <PageHeading title="Success stories">Success Stories</PageHeading>
      <p className="soft mb-4">What learners say about practising with Lisan.</p>
      <Stories />
    </>
  );
  if (access.status === 'signedIn') return content;
  return (
    <>
      <PublicHeader />
      <main className="container pb-6">
        {content}
        <p className="mt-5 mb-3">Want to practise too?</p>
        <a className="btn btn-primary" href="/api/login">
          Sign Up / Sign In
        </a>
      </main>
    </>
  );
}

function Stories() {
  const testimonials = useTestimonials();
  if (testimonials.status === 'failed') {
    return (
      <div className="panel">
        <EmptyState title="The stories could not be loaded">Please try again in a moment.</EmptyState>
      </div>
    );
  }
  if (testimonials.status === 'ready' && testimonials.items.length === 0) {
    return (
      <div className="panel">
        <EmptyState title="No Testimonials Yet" />
      </div>
    );
  }
  return (
    <div className="row g-3" aria-busy={testimonials.status === 'loading'}>
      {testimonials.status === 'loading'
        ? PLACEHOLDERS.map((place) => (
            <div className="col-md-6 col-lg-4" key={place}>
              <TestimonialPlaceholder />
            </div>
          ))
        : testimonials.items.map((testimonial) => (
            <div className="col-md-6 col-lg-4" key={testimonial.id}>
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
            </div>
          ))}
    </div>
  );
}
