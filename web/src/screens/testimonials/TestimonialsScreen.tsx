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
          <Title />
          <p className="stories-invitation">
            <span className="soft">Practise too, and tell others how it went.</span>
            <a className="btn btn-primary" href="/api/login?returnTo=%2Ftestimonials">
              Sign Up / Sign In
            </a>
          </p>
        </div>
        <Stories {...read} />
      </main>
    </>
  );
}

const Title = () => (
  <div>
    <PageHeading title="Success stories">Success Stories</PageHeading>
    <p className="soft mb-0">What learners say about practising with Lisan.</p>
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
