import type { ReviewedTestimonialFragment } from '../../generated/admin';
import { dayAndTime } from '../../lib/format';
import { useViewer } from '../../lib/viewer';
import { Badge } from '../../ui/Badge';
import { StarRating } from '../../ui/StarRating';

interface ReviewedStoryProps {
  story: ReviewedTestimonialFragment;
  busy: boolean;
  onApprove: () => void;
  onUnpublish: () => void;
  onReject: () => void;
}

/** A testimonial as an admin reads it, and what can be done with it. */
export function ReviewedStory({ story, busy, onApprove, onUnpublish, onReject }: ReviewedStoryProps) {
  const { timeZone } = useViewer();
  const { name, institution, content, rating, createdAt, isPublic, isPending, canModerate } = story;
  return (
    <li className="panel admin-item">
      <div className="admin-item-head">
        <StarRating rating={rating} />
        {!isPublic && <Badge tone="amber">Not to be published</Badge>}
      </div>
      <blockquote className="admin-item-words">“{content}”</blockquote>
      <p className="small">
        <strong>{name}</strong>
        <span className="soft">
          {institution && `, ${institution}`}, {dayAndTime(createdAt, timeZone)}
        </span>
      </p>
      {canModerate && (
        <div className="admin-item-acts">
          {isPending ? (
            <>
              <button
                type="button"
                className="btn btn-primary"
                aria-label={`Approve: ${name}`}
                onClick={onApprove}
                disabled={busy}
              >
                Approve
              </button>
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={`Reject: ${name}`}
                onClick={onReject}
                disabled={busy}
              >
                Reject
              </button>
            </>
          ) : (
            <button
              type="button"
              className="btn btn-quiet"
              aria-label={`Unpublish: ${name}`}
              onClick={onUnpublish}
              disabled={busy}
            >
              Unpublish
            </button>
          )}
        </div>
      )}
    </li>
  );
}
