import { Suspense, useState } from 'react';
import { useTestimonials } from '../../features/testimonials/useTestimonials';
import { lazyNamed } from '../../lib/lazyNamed';
import { useAccess } from '../../lib/viewer';
import { PageHeading } from '../../ui/PageHeading';
import { PublicHeader } from '../../ui/PublicHeader';
import { Stories } from './Stories';
import './testimonials.scss';

// Forms and GraphQL are for those who may write; a visitor reads without them.
const ShareStoryDialog = lazyNamed(() => import('./ShareStoryDialog'), 'ShareStoryDialog');
const SignedInStories = lazyNamed(() => import('./SignedInStories'), 'SignedInStories');

/** What learners say, for visitors and users alike. */
export function TestimonialsScreen() {
  const { access } = useAccess();
  const read = useTestimonials();
  if (access.status === 'signedIn') {
    return (
      <>
        <div className="stories-head">
          <Title />
          <ShareStory />
        </div>
        <Suspense fallback={<Stories {...read} testimonials={{ status: 'loading' }} />}>
          <SignedInStories {...read} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <PublicHeader />
      <main className="container pb-6">
        <div className="stories-head">
          <Title hint="Sign up to practise too, and to tell your own." />
          <a className="btn btn-primary" href="/api/login?returnTo=%2Ftestimonials">
            Sign Up / Sign In
          </a>
        </div>
        <Stories {...read} />
      </main>
    </>
  );
}

const Title = ({ hint }: { hint?: string }) => (
  <div>
    <PageHeading title="Success stories">Success Stories</PageHeading>
    <p className="soft mb-0">What learners say about practising with Lisan. {hint}</p>
  </div>
);

function ShareStory() {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        Share Your Story
      </button>
      {opened && (
        <Suspense fallback={null}>
          <ShareStoryDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
