import { useState } from 'react';
import { PAGE_SIZE_DEFAULT } from 'schema/rules/limits';
import {
  type ReviewedTestimonialFragment,
  useApproveTestimonialMutation,
  useRejectTestimonialMutation,
  useTestimonialsForReviewQuery,
  useUnpublishTestimonialMutation,
} from '../../generated/admin';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EmptyState } from '../../ui/EmptyState';
import { Select } from '../../ui/Select';
import { PagedRows } from './PagedRows';
import { ReviewedStory } from './ReviewedStory';
import { useAct } from './useAct';

const SHOWN = [
  { value: 'pending' as const, label: 'Waiting for review' },
  { value: 'approved' as const, label: 'Approved' },
];

/** Nothing is published that no admin has read. */
export function TestimonialsTab() {
  const [shown, setShown] = useState<'pending' | 'approved'>('pending');
  const [rejecting, setRejecting] = useState<ReviewedTestimonialFragment | null>(null);
  const isPending = shown === 'pending';
  const { data, error, fetchMore, refetch } = useTestimonialsForReviewQuery({
    variables: { first: PAGE_SIZE_DEFAULT, isPending },
    fetchPolicy: 'network-only',
  });
  const [approve] = useApproveTestimonialMutation();
  const [unpublish] = useUnpublishTestimonialMutation();
  const [reject] = useRejectTestimonialMutation({
    update(cache, _answer, { variables }) {
      cache.evict({ id: cache.identify({ __typename: 'Testimonial', id: variables?.id }) });
    },
  });
  const { act, busy } = useAct(refetch);

  const page = data?.testimonialsForReview;
  return (
    <>
      <div className="admin-filters">
        <Select label="Show" value={shown} options={SHOWN} onChange={setShown} />
      </div>
      <PagedRows
        of="testimonials"
        // What has just been approved or unpublished belongs to the other list.
        rows={page?.edges.map(({ node }) => node).filter((story) => story.isPending === isPending)}
        failed={error !== undefined && !data}
        onRetry={refetch}
        hasMore={page?.pageInfo.hasNextPage ?? false}
        onMore={() => fetchMore({ variables: { after: page?.pageInfo.endCursor } })}
        empty={
          isPending ? (
            <EmptyState title="Nothing to review">New stories will wait here.</EmptyState>
          ) : (
            <EmptyState title="Nothing approved yet" />
          )
        }
        dialogOpen={rejecting !== null}
      >
        {(story) => (
          <ReviewedStory
            key={story.id}
            story={story}
            busy={busy}
            onApprove={() =>
              void act({
                run: () => approve({ variables: { id: story.id } }),
                done: `The story of ${story.name} is approved.`,
              })
            }
            onUnpublish={() =>
              void act({
                run: () => unpublish({ variables: { id: story.id } }),
                done: `The story of ${story.name} waits for review again.`,
              })
            }
            onReject={() => setRejecting(story)}
          />
        )}
      </PagedRows>
      {rejecting && (
        <ConfirmDialog
          open
          title={`Reject the story of ${rejecting.name}?`}
          confirm="Reject"
          busy={busy}
          onCancel={() => setRejecting(null)}
          onConfirm={async () => {
            await act({
              run: () => reject({ variables: { id: rejecting.id } }),
              done: `The story of ${rejecting.name} is deleted.`,
            });
            setRejecting(null);
          }}
        >
          It is deleted for good, and its author is not told.
        </ConfirmDialog>
      )}
    </>
  );
}
