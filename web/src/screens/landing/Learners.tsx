import { TESTIMONIAL_PREVIEW_CHARACTERS, TESTIMONIALS_ON_LANDING } from 'schema/rules/limits';
import { TestimonialCard, TestimonialPlaceholder } from '../../features/testimonials/TestimonialCard';
import { type Testimonials, useTestimonials } from '../../features/testimonials/useTestimonials';

const PLACES = Array.from({ length: TESTIMONIALS_ON_LANDING }, (_, place) => place);

/** Counted in whole characters: an emoji is never cut in two. */
function preview(content: string): string {
  const characters = Array.from(content);
  if (characters.length <= TESTIMONIAL_PREVIEW_CHARACTERS) return content;
  return `${characters.slice(0, TESTIMONIAL_PREVIEW_CHARACTERS).join('').trimEnd()}...`;
}

/** Up to three learners. The place they take is kept free from the start, so that nothing below moves. */
export const Learners = () => (
  <section className="landing-section container" aria-labelledby="learners">
    <h2 id="learners">Join Successful Learners Worldwide</h2>
    <div className="learners">
      <LearnerCards testimonials={useTestimonials(TESTIMONIALS_ON_LANDING).testimonials} />
    </div>
    <a className="btn btn-quiet" href="/testimonials">
      Read More Success Stories
    </a>
  </section>
);

function LearnerCards({ testimonials }: { testimonials: Testimonials }) {
  if (testimonials.status === 'failed')
    return <p className="soft">The stories could not be loaded just now.</p>;
  if (testimonials.status === 'ready' && testimonials.items.length === 0) {
    return <p className="soft">No Testimonials Yet</p>;
  }
  return (
    <div className="row g-3" aria-busy={testimonials.status === 'loading'}>
      {testimonials.status === 'loading'
        ? PLACES.map((place) => (
            <div className="col-md-4" key={place}>
              <TestimonialPlaceholder />
            </div>
          ))
        : testimonials.items.slice(0, TESTIMONIALS_ON_LANDING).map((testimonial) => (
            <div className="col-md-4" key={testimonial.id}>
              <TestimonialCard testimonial={testimonial} words={preview(testimonial.content)} />
            </div>
          ))}
    </div>
  );
}
